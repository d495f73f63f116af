public import Restyle
import RestyleRendering

extension SegmentBackgroundStyle: CSSStyle {
  /// How a row, whose separators are its `::before` and `::after`, becomes CSS.
  public static var css: CSSDescription<SegmentBackgroundStyle, String> {
    CSSDescription { style, rules in
      rules.add(rows: StyleSelector(), in: [.normal], style.map { DrawnRow(usual: DrawnSegment($0)) })
    }
  }
}

/// What lies behind a row, as far as the row draws it.
struct DrawnSegment: Equatable {
  let background: BackgroundStyle
  let top: InsettedStyle<SeparatorStyle>?
  let bottom: InsettedStyle<SeparatorStyle>?

  init(_ segment: SegmentBackgroundStyle?) {
    background = segment?.drawnBackground ?? .none
    top = segment?.drawnTopSeparator
    bottom = segment?.drawnBottomSeparator
  }
}

/// A row as it is usually, and as it is while it is selected if that is told apart.
struct DrawnRow: Equatable {
  var usual: DrawnSegment
  var selected: DrawnSegment?
  /// The room around the content; nil where that is not known.
  var padding: EdgeInsets?

  func segment(in state: ControlState) -> DrawnSegment {
    state.contains(.selected) ? selected ?? usual : usual
  }
}

/// The line along an edge of a row, with the border within which it lies.
private struct DrawnLine: Equatable {
  let line: InsettedStyle<SeparatorStyle>
  let border: EdgeInsets

  init?(_ segment: DrawnSegment, at edge: RectEdge) {
    guard let line = edge == .top ? segment.top : segment.bottom else { return nil }
    self.line = line
    border = segment.background.border.insets
  }
}

/// The lines along an edge of a row in its states.
private struct DrawnLines: Equatable {
  let usual: DrawnLine?
  let selected: DrawnLine?

  init(_ row: DrawnRow, at edge: RectEdge) {
    usual = DrawnLine(row.usual, at: edge)
    selected = row.selected.flatMap { DrawnLine($0, at: edge) }
  }
}

extension RuleMaker {
  /// Adds the rules of what lies behind a row, in its states.
  mutating func add(rows selector: StyleSelector, in states: [ControlState], _ row: Variants<DrawnRow>) {
    let areInline = surroundings.areInline
    // Apart, since what tells lines apart tells no boxes apart.
    add(areInline ? row : row.map(\.withoutLines), selector, in: states) { row, state, css in
      let segment = row.segment(in: state)
      css.add(.boxSizing, "border-box")
      // Separators are placed in the row.
      css.add(.position, "relative")
      css.add(segment.background)
      if let padding = row.padding { css.add(padding: padding, within: segment.background.border) }
      if let line = segment.top { css.add(line.style, at: .top) }
      if let line = segment.bottom { css.add(line.style, at: .bottom) }
    }
    guard !areInline else { return }
    add(lines: row.map { DrawnLines($0, at: .top) }, at: .top, selector.suffixed(.before), in: states)
    add(lines: row.map { DrawnLines($0, at: .bottom) }, at: .bottom, selector.suffixed(.after), in: states)
  }

  /// Adds the rules of a line along an edge of a row.
  private mutating func add(
    lines: Variants<DrawnLines>, at edge: RectEdge, _ selector: StyleSelector, in states: [ControlState]
  ) {
    guard lines.values.contains(where: { $0.usual != nil || $0.selected != nil }) else { return }
    add(lines, selector, in: states) { lines, state, css in
      let shown = state.contains(.selected) ? lines.selected : lines.usual
      // Without a line, the usual one is hidden.
      guard let drawn = shown ?? lines.usual else { return }
      css.add(.content, shown == nil ? "none" : "''")
      css.add(drawn.line, at: edge, within: drawn.border)
    }
  }
}

extension DrawnRow {
  /// The boxes alone.
  fileprivate var withoutLines: DrawnRow {
    DrawnRow(usual: usual.withoutLines, selected: selected?.withoutLines, padding: padding)
  }
}

extension DrawnSegment {
  private init(_ background: BackgroundStyle) {
    self.background = background
    top = nil
    bottom = nil
  }

  fileprivate var withoutLines: DrawnSegment { DrawnSegment(background) }
}

extension CSSWriter {
  /// Declares a line along an edge, as the border of the box itself: all that a `style` attribute can say.
  fileprivate mutating func add(_ separator: SeparatorStyle, at edge: RectEdge) {
    add(edge == .top ? .borderTop : .borderBottom) {
      $0.bytes.append(pixels: separator.width)
      $0.bytes.append(verbatim: " solid ")
      $0.append(separator.color)
    }
  }

  /// Declares a line along an edge of the box around it, where the content would be without it.
  ///
  /// The line is a border, since browsers never draw one thinner than a pixel of the display, as they do a box.
  fileprivate mutating func add(
    _ separator: InsettedStyle<SeparatorStyle>, at edge: RectEdge, within border: EdgeInsets
  ) {
    add(.position, "absolute")
    // The box is placed within the line of the other's border.
    add(inset: separator.insets - border, edges: edge.union(.horizontal))
    add(.borderBlockEndStyle, "solid")
    add(.borderBlockEndWidth) { $0.bytes.append(pixels: separator.style.width) }
    add(.borderBlockEndColor, separator.style.color)
    add(.pointerEvents, "none")
  }
}
