public import Restyle

extension SegmentBackgroundStyle: CSSStyle {
  /// The class of the row.
  public typealias ClassNames = String

  /// Makes the rules of a row, whose separators are its `::before` and `::after`.
  public static func cssRules(_ style: (TraitCollection) -> SegmentBackgroundStyle) -> CSSRules {
    CSSRules(
      StyleRule.rules(StyleSelector(), in: [.normal]) { _, traits in
        PaddedSegment(segment: style(traits))
      })
  }
}

/// What lies behind a row, and the room around its content.
struct PaddedSegment {
  /// What lies behind it; nil is nothing.
  var segment: SegmentBackgroundStyle?
  /// The room around the content; nil where that is not known.
  var padding: EdgeInsets?
}

extension StyleRule {
  /// The rules of what lies behind a row, in its states.
  static func rules(
    _ selector: StyleSelector, in states: [ControlState],
    _ row: (ControlState, TraitCollection) -> PaddedSegment
  ) -> [StyleRule] {
    let lines: [(StaticString, RectEdge, KeyPath<SegmentBackgroundStyle, InsettedStyle<SeparatorStyle>?>)] = [
      ("::before", .top, \.drawnTopSeparator), ("::after", .bottom, \.drawnBottomSeparator),
    ]
    let areInline = RuleSurroundings.current.areInline
    let box = rules(selector, in: states) { state, traits in
      let row = row(state, traits)
      let background = row.segment?.drawnBackground ?? .none
      var declarations = CSSDeclarations.row
      declarations.add(background, for: traits)
      if let padding = row.padding { declarations.add(padding: padding, within: background.border) }
      for (_, edge, line) in lines where areInline {
        guard let separator = row.segment?[keyPath: line] else { continue }
        declarations.add(separator.style, at: edge, for: traits)
      }
      return declarations
    }
    guard !areInline else { return box }
    return box
      + lines.flatMap { suffix, edge, line in
        rules(selector.suffixed(suffix), in: states) { state, traits in
          var declarations = CSSDeclarations()
          // Without a line, the line of the normal state is hidden.
          let shown = row(state, traits).segment
          let isHidden = shown?[keyPath: line] == nil
          if let segment = isHidden ? row(.normal, traits).segment : shown, let line = segment[keyPath: line]
          {
            declarations.add("content", isHidden ? "none" : "''")
            declarations.add(line, at: edge, within: segment.drawnBackground.border, for: traits)
          }
          return declarations
        }
      }
  }
}

extension CSSDeclarations {
  /// What lets separators be placed in a row.
  fileprivate static let row: CSSDeclarations = {
    var declarations = box
    declarations.add("position", "relative")
    return declarations
  }()

  /// Declares a line along an edge, as the border of the box itself: all that a `style` attribute can say.
  fileprivate mutating func add(_ separator: SeparatorStyle, at edge: RectEdge, for traits: TraitCollection) {
    add(edge == .top ? "border-top" : "border-bottom") {
      $0.bytes.append(pixels: separator.width)
      $0.bytes.append(verbatim: " solid ")
      $0.append(separator.color, for: traits)
    }
  }

  /// Declares a line along an edge of the box around it, where the content would be without it.
  ///
  /// The line is a border, since browsers never draw one thinner than a pixel of the display, as they do a box.
  fileprivate mutating func add(
    _ separator: InsettedStyle<SeparatorStyle>, at edge: RectEdge, within border: BorderStyle,
    for traits: TraitCollection
  ) {
    add("position", "absolute")
    // The box is placed within the line of the other's border.
    add(inset: separator.insets - border.insets, edges: edge.union(.horizontal))
    add("border-block-end-style", "solid")
    add("border-block-end-width") { $0.bytes.append(pixels: separator.style.width) }
    add("border-block-end-color") { $0.append(separator.style.color, for: traits) }
    add("pointer-events", "none")
  }
}
