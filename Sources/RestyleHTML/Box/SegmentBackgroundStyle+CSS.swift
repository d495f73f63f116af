public import Restyle
import RestyleRendering

extension SegmentBackgroundStyle: CSSStyle {
  /// How a row, whose separators are its `::before` and `::after`, becomes CSS.
  public static var css: CSSDescription<SegmentBackgroundStyle, String> {
    CSSDescription { style, rules in
      rules.add(rows: StyleSelector(), in: [.normal], style.map { DrawnRow([DrawnSegment($0)]) })
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

/// A row in its states.
struct DrawnRow: Equatable {
  /// What lies behind it in each state.
  let segments: [DrawnSegment]
  /// The room around the content; nil where that is not known.
  let padding: EdgeInsets?

  init(_ segments: [DrawnSegment], padding: EdgeInsets? = nil) {
    self.segments = segments
    self.padding = padding
  }
}

/// The line along an edge of a row in its states, each with the border within which it lies.
private struct DrawnLine: Equatable {
  var lines: [InsettedStyle<SeparatorStyle>?]
  var borders: [EdgeInsets]

  init(_ row: DrawnRow, at edge: RectEdge) {
    lines = row.segments.map { edge == .top ? $0.top : $0.bottom }
    borders = row.segments.map(\.background.border.insets)
    // What has no line has no place for it.
    for index in lines.indices where lines[index] == nil { borders[index] = .zero }
  }
}

extension RuleMaker {
  /// Adds the rules of what lies behind a row, in its states.
  mutating func add(rows selector: StyleSelector, in states: [ControlState], _ row: Variants<DrawnRow>) {
    let areInline = surroundings.areInline
    // Apart, since what tells lines apart tells no boxes apart.
    let boxes = row.map { row in
      DrawnRow(
        row.segments.map { areInline ? $0 : $0.withoutLines }, padding: row.padding)
    }
    add(boxes, selector, in: states) { row, state, css in
      let segment = row.segments[states.firstIndex(of: state) ?? 0]
      css.add(.boxSizing, "border-box")
      // Separators are placed in the row.
      css.add(.position, "relative")
      css.add(segment.background)
      if let padding = row.padding { css.add(padding: padding, within: segment.background.border) }
      if let line = segment.top { css.add(line.style, at: .top) }
      if let line = segment.bottom { css.add(line.style, at: .bottom) }
    }
    guard !areInline else { return }
    add(lines: row.map { DrawnLine($0, at: .top) }, at: .top, selector.suffixed(.before), in: states)
    add(lines: row.map { DrawnLine($0, at: .bottom) }, at: .bottom, selector.suffixed(.after), in: states)
  }

  /// Adds the rules of a line along an edge of a row.
  private mutating func add(
    lines: Variants<DrawnLine>, at edge: RectEdge, _ selector: StyleSelector, in states: [ControlState]
  ) {
    guard lines.values.contains(where: { $0.lines.contains { $0 != nil } }) else { return }
    add(lines, selector, in: states) { row, state, css in
      var index = states.firstIndex(of: state) ?? 0
      // Without a line, the line of the normal state is hidden.
      let isHidden = row.lines[index] == nil
      if isHidden { index = 0 }
      guard let line = row.lines[index] else { return }
      css.add(.content, isHidden ? "none" : "''")
      css.add(line, at: edge, within: row.borders[index])
    }
  }
}

extension DrawnSegment {
  private init(_ background: BackgroundStyle) {
    self.background = background
    top = nil
    bottom = nil
  }

  /// The box alone.
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
