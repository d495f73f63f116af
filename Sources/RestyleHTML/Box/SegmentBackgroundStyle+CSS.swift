public import Restyle
import RestyleRendering

extension SegmentBackgroundStyle: CSSStyle, SingleClassStyle {
  static func addRules(of style: Variants<SegmentBackgroundStyle>, to rules: inout RuleBuilder) {
    rules.add(
      rows: StyleSelector(), in: [.normal],
      style.inStates(1) { $1.append(DrawnRow(SectionStyle.Background.Slot($0))) })
  }
}

/// A row in a variant and a state: the parts of what lies behind it, which are declared one by one.
struct DrawnRow {
  // Shared with the section, since copying it to each row takes longer than all that is read of it.
  private let style: Boxed<SectionBackgroundStyle>
  fileprivate let border: BorderStyle
  /// The room that the border takes.
  fileprivate let borderInsets: EdgeInsets
  /// The room around the content, of which the border takes a part; nil where that is not known.
  fileprivate let padding: EdgeInsets?
  fileprivate var top: Line?
  fileprivate var bottom: Line?

  /// A line along an edge.
  fileprivate struct Line {
    let style: SeparatorStyle
    /// The room around it within the border.
    let insets: EdgeInsets
    /// Whether it is there; otherwise it is in another state.
    var isShown = true
  }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - segment: What lies behind it.
  ///   - padding: The room around the content; nil where that is not known.
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

  /// Whether there is nothing behind it but a colour and the border.
  fileprivate var isPlain: Bool { style.storage?.value.background.isPlain ?? true }

  fileprivate var color: Color { style.storage?.value.background.color ?? .clear }

  fileprivate var background: BackgroundStyle { style.value.background.restyled { $0.border = border } }

  /// Takes the lines of a row that there are in another state, which are hidden in this one.
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
  /// Appends a row that is selected behind what it usually is.
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
  /// Adds the rules of what lies behind a row, in its states.
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

  /// Declares what lies behind a row but for its lines.
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
  /// The line is a border, since browsers never draw one thinner than a pixel of the display, as they do a box.
  private mutating func add(
    line edge: RectEdge, of row: StateVariants<DrawnRow>, _ selector: StyleSelector, in states: [ControlState]
  ) {
    begin(selector, in: states)
    declare(row, part: { $0.line(at: edge)?.isShown }, as: { $1.add(lineThatIsShown: $0) })
    // The box is placed within the line of the other's border.
    declare(
      row, part: { $0.line(at: edge)?.insets },
      as: { if let insets = $0 { $1.add(inset: insets, edges: edge.union(.horizontal)) } })
    declare(row, part: { $0.line(at: edge)?.style }, as: { $1.add(line: $0) })
  }
}

extension CSSWriter {
  /// Declares the box of a line; nothing where there never is one.
  fileprivate mutating func add(lineThatIsShown isShown: Bool?) {
    guard let isShown else { return }
    add(.content, isShown ? "''" : "none")
    add(.position, "absolute")
  }

  /// Declares a line, as the border of a box of its own.
  fileprivate mutating func add(line style: SeparatorStyle?) {
    guard let style else { return }
    add(.borderBlockEndStyle, "solid")
    add(.borderBlockEndWidth) { $0.append(length: style.$width.stored) }
    add(.borderBlockEndColor, style.color)
    add(.pointerEvents, "none")
  }
}
