public import Restyle
import RestyleRendering

extension SegmentBackgroundStyle: CSSStyle, SingleClassStyle {
  static func addRules(of style: Variants<SegmentBackgroundStyle>, to rules: inout RuleBuilder) {
    rules.add(
      rows: StyleSelector(), in: [.normal],
      style.inStates(1) { $1.append(DrawnRow(SectionStyle.Background.Slot($0))) })
  }
}

/// The background of a row in a variant and a state, whose parts are declared separately.
struct DrawnRow {
  // Shared with the section, since copying it to each row takes longer than reading it.
  private let style: Boxed<SectionBackgroundStyle>
  fileprivate let border: BorderStyle
  /// The insets that the border takes.
  fileprivate let borderInsets: EdgeInsets
  /// The padding, including the border; nil if it isn't known.
  fileprivate let padding: EdgeInsets?
  fileprivate var top: Line?
  fileprivate var bottom: Line?

  /// A line along an edge.
  fileprivate struct Line {
    let style: SeparatorStyle
    /// The insets within the border.
    let insets: EdgeInsets
    /// Whether it is visible; otherwise, it is only visible in another state.
    var isShown = true
  }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - segment: The background of the row.
  ///   - padding: The padding; nil if it isn't known.
  init(_ segment: SectionStyle.Background.Slot, padding: EdgeInsets? = nil) {
    style = segment.style
    guard let style = segment.style.storage, let position = segment.position else {
      (border, borderInsets, self.padding) = (.none, .zero, padding)
      return
    }
    border = position.drawn(style.value.background.border)
    let borderInsets = border.insets
    self.borderInsets = borderInsets
    self.padding = padding.map { $0 - borderInsets }
    top = position.drawn(style.value.topSeparator, at: .top)
      .map { Line(style: $0.style, insets: $0.insets - borderInsets) }
    bottom = position.drawn(style.value.bottomSeparator, at: .bottom)
      .map { Line(style: $0.style, insets: $0.insets - borderInsets) }
  }

  /// Whether the background has only a colour and a border.
  fileprivate var isPlain: Bool { style.storage?.value.background.isPlain ?? true }

  fileprivate var color: Color { style.storage?.value.background.color ?? .clear }

  fileprivate var background: BackgroundStyle { style.value.background.restyled { $0.border = border } }

  /// Adds the lines that a row has only in another state, as hidden lines.
  fileprivate mutating func takeHiddenLines(of other: DrawnRow) {
    if top == nil, other.top != nil {
      top = other.top
      top?.isShown = false
    }
    if bottom == nil, other.bottom != nil {
      bottom = other.bottom
      bottom?.isShown = false
    }
  }
}

extension [DrawnRow] {
  /// Appends the selected row after the normal one.
  mutating func append(selected segment: SectionStyle.Background.Slot, padding: EdgeInsets) {
    append(DrawnRow(segment, padding: padding))
    guard count > 1 else { return }
    withUnsafeMutableBufferPointer { rows in
      rows[rows.endIndex - 1].takeHiddenLines(of: rows[rows.endIndex - 2])
    }
  }
}

extension UnsafePointer<DrawnRow> {
  fileprivate func line(at edge: RectEdge) -> DrawnRow.Line? { edge == .top ? pointee.top : pointee.bottom }
}

extension RuleBuilder {
  /// Adds the rules of a row's background in its states.
  mutating func add(rows selector: StyleSelector, in states: [ControlState], _ row: StateVariants<DrawnRow>) {
    begin(selector, in: states)
    declare { css in
      css.add(.boxSizing, "border-box")
      // Separators are placed in the row.
      css.add(.position, "relative")
    }
    declare(backgroundsOf: row)
    declare(row, part: { $0.pointee.padding }, as: { if let padding = $0 { $1.add(padding: padding) } })
    let edges: [RectEdge] = [.top, .bottom]
    let shownEdges = edges.filter { edge in row.contains { $0.line(at: edge) != nil } }
    for edge in shownEdges {
      add(line: edge, of: row, selector.suffixed(edge == .top ? .before : .after), in: states)
    }
  }

  /// Adds the declarations of a row's background without its lines.
  private mutating func declare(backgroundsOf row: StateVariants<DrawnRow>) {
    guard !row.contains(where: { !$0.pointee.isPlain }) else {
      return declare(row, part: { $0.pointee.background }, as: { $1.add($0) })
    }
    declare(row, part: { $0.pointee.color }, as: { $1.add(.background, $0) })
    declare(row, part: { $0.pointee.borderInsets }, as: { $1.add(borderWidths: $0) })
    declare(
      row, part: { $0.pointee.border.shownColor },
      as: { if let color = $0 { $1.add(.borderColor, color) } })
    declare(row, part: { $0.pointee.border.cornerRadii }, as: { $1.add($0) })
  }

  /// Adds the rules of a line along an edge of a row.
  ///
  /// The line is a border, since browsers never draw borders thinner than a display pixel, unlike boxes.
  private mutating func add(
    line edge: RectEdge, of row: StateVariants<DrawnRow>, _ selector: StyleSelector, in states: [ControlState]
  ) {
    begin(selector, in: states)
    declare(row, part: { $0.line(at: edge)?.isShown }, as: { $1.add(lineThatIsShown: $0) })
    // The box is placed within the border of the row.
    declare(
      row, part: { $0.line(at: edge)?.insets },
      as: { if let insets = $0 { $1.add(inset: insets, edges: edge.union(.horizontal)) } })
    declare(row, part: { $0.line(at: edge)?.style }, as: { $1.add(line: $0) })
  }
}

extension CSSWriter {
  /// Adds the box of a line; adds nothing if there is never one.
  fileprivate mutating func add(lineThatIsShown isShown: Bool?) {
    guard let isShown else { return }
    add(.content, isShown ? "''" : "none")
    add(.position, "absolute")
  }

  /// Adds a line as the border of its own box.
  fileprivate mutating func add(line style: SeparatorStyle?) {
    guard let style else { return }
    add(.borderBlockEndStyle, "solid")
    add(.borderBlockEndWidth) { $0.append(length: style.$width.stored) }
    add(.borderBlockEndColor, style.color)
    add(.pointerEvents, "none")
  }
}
