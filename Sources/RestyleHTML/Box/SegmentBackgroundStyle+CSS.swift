public import Restyle
import RestyleRendering

extension SegmentBackgroundStyle: CSSStyle {
  /// How a row, whose separators are its `::before` and `::after`, becomes CSS.
  public static var css: CSSDescription<SegmentBackgroundStyle, String> {
    CSSDescription { style, rules in
      rules.add(rows: StyleSelector(), in: [.normal], style) { style, _ in PaddedSegment(segment: style) }
    }
  }
}

/// What lies behind a row, and the room around its content.
struct PaddedSegment {
  /// What lies behind it; nil is nothing.
  var segment: SegmentBackgroundStyle?
  /// The room around the content; nil where that is not known.
  var padding: EdgeInsets?
}

extension RuleMaker {
  /// Adds the rules of what lies behind a row, in its states.
  mutating func add<Style>(
    rows selector: StyleSelector, in states: [ControlState], _ style: Variants<Style>,
    _ row: (Style, ControlState) -> PaddedSegment
  ) {
    let areInline = surroundings.areInline
    add(style, selector, in: states) { style, state, css in
      let row = row(style, state)
      let background = row.segment?.drawnBackground ?? .none
      css.add(.boxSizing, "border-box")
      // Separators are placed in the row.
      css.add(.position, "relative")
      css.add(background)
      if let padding = row.padding { css.add(padding: padding, within: background.border) }
      guard areInline else { return }
      for (edge, line) in row.segment?.drawnSeparators ?? [] { css.add(line.style, at: edge) }
    }
    guard !areInline else { return }
    add(style, selector, at: .top, in: states, row)
    add(style, selector, at: .bottom, in: states, row)
  }

  /// Adds the rules of a line along an edge of a row.
  private mutating func add<Style>(
    _ style: Variants<Style>, _ selector: StyleSelector, at edge: RectEdge, in states: [ControlState],
    _ row: (Style, ControlState) -> PaddedSegment
  ) {
    add(style, selector.suffixed(edge == .top ? .before : .after), in: states) { style, state, css in
      func line(of segment: SegmentBackgroundStyle?) -> InsettedStyle<SeparatorStyle>? {
        edge == .top ? segment?.drawnTopSeparator : segment?.drawnBottomSeparator
      }
      // Without a line, the line of the normal state is hidden.
      let shown = row(style, state).segment
      let isHidden = line(of: shown) == nil
      if let segment = isHidden ? row(style, .normal).segment : shown, let line = line(of: segment) {
        css.add(.content, isHidden ? "none" : "''")
        css.add(line, at: edge, within: segment.drawnBackground.border)
      }
    }
  }
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
    _ separator: InsettedStyle<SeparatorStyle>, at edge: RectEdge, within border: BorderStyle
  ) {
    add(.position, "absolute")
    // The box is placed within the line of the other's border.
    add(inset: separator.insets - border.insets, edges: edge.union(.horizontal))
    add(.borderBlockEndStyle, "solid")
    add(.borderBlockEndWidth) { $0.bytes.append(pixels: separator.style.width) }
    add(.borderBlockEndColor) { $0.append(separator.style.color) }
    add(.pointerEvents, "none")
  }
}
