// The properties that a declaration sets besides the named one. Other properties only set themselves.

extension CSSProperty {
  /// Whether a property resets some of another property's longhands, and isn't merely one of its longhands.
  static func isName(_ name: String, resetting other: String) -> Bool {
    if name == other { return false }
    if name == "all" { return !keptByAll.contains(other) && !other.hasPrefix("--") }
    if other == "all" { return false }
    let (own, others) = (longhands(of: name), longhands(of: other))
    return !own.isDisjoint(with: others) && !own.isStrictSubset(of: others)
  }

  // CSS Cascade 5, section 3.2.
  private static let keptByAll: Set = ["direction", "unicode-bidi"]

  /// The longhands that a property sets.
  ///
  /// Sides and sizes are mapped to flow-relative ones: top and bottom are the start and the end of a block, and left
  /// and right can be either end of a line.
  private static func longhands(of name: String) -> Set<String> {
    guard let parts = shorthands[name] else { return [name] }
    return parts.reduce(into: []) { $0.formUnion(longhands(of: $1)) }
  }

  /// The properties that each shorthand sets, which can be shorthands, too.
  private static let shorthands: [String: [String]] = {
    var table = plainShorthands
    for box in ["margin", "padding", "inset", "scroll-margin", "scroll-padding"] {
      // CSS Logical Properties 1, sections 4.2 to 4.4; CSS Scroll Snap 1, appendix A.
      table.add(sides: box + "-", of: [""], all: box)
      if box == "inset" {
        table["top"] = ["inset-block-start"]
        table["bottom"] = ["inset-block-end"]
        for side in ["left", "right"] { table[side] = ["inset-inline-start", "inset-inline-end"] }
      }
    }
    // CSS Backgrounds 3, section 3, and CSS Logical Properties 1, section 4.5.
    let aspects = ["-width", "-style", "-color"]
    table.add(sides: "border-", of: aspects, all: "border")
    for aspect in aspects { table.add(sides: "border-", of: [aspect], all: "border" + aspect) }
    table["border", default: []].append("border-image")
    // CSS Logical Properties 1, section 4.1.
    for limit in ["", "min-", "max-"] {
      table[limit + "inline-size"] = [limit + "width"]
      table[limit + "block-size"] = [limit + "height"]
    }
    return table
  }()

  private static let plainShorthands: [String: [String]] = [
    // CSS Animations 1, section 4.9; CSS Transitions 1, section 2.5.
    "animation": [
      "animation-name", "animation-duration", "animation-timing-function", "animation-delay",
      "animation-iteration-count", "animation-direction", "animation-fill-mode", "animation-play-state",
    ],
    "transition": [
      "transition-property", "transition-duration", "transition-timing-function", "transition-delay",
      "transition-behavior",
    ],
    // CSS Backgrounds 3, sections 2.10, 4.4 and 5.7.
    "background": [
      "background-attachment", "background-clip", "background-color", "background-image",
      "background-origin", "background-position", "background-repeat", "background-size",
    ],
    "border-image": [
      "border-image-outset", "border-image-repeat", "border-image-slice", "border-image-source",
      "border-image-width",
    ],
    "border-radius": [
      "border-start-start-radius", "border-start-end-radius", "border-end-start-radius",
      "border-end-end-radius",
    ],
    "border-top-left-radius": ["border-start-start-radius", "border-start-end-radius"],
    "border-top-right-radius": ["border-start-start-radius", "border-start-end-radius"],
    "border-bottom-left-radius": ["border-end-start-radius", "border-end-end-radius"],
    "border-bottom-right-radius": ["border-end-start-radius", "border-end-end-radius"],
    // CSS UI 4, section 5.1.
    "outline": ["outline-color", "outline-style", "outline-width"],
    // CSS Box Alignment 3, sections 5 to 8.
    "gap": ["row-gap", "column-gap"],
    "place-content": ["align-content", "justify-content"],
    "place-items": ["align-items", "justify-items"],
    "place-self": ["align-self", "justify-self"],
    // CSS Multi-column Layout 1, sections 3.3 and 4.4.
    "columns": ["column-count", "column-width"],
    "column-rule": ["column-rule-color", "column-rule-style", "column-rule-width"],
    // CSS Conditional 5, section 5.3.
    "container": ["container-name", "container-type"],
    // CSS Flexible Box 1, sections 5.3 and 7.1.
    "flex": ["flex-grow", "flex-shrink", "flex-basis"],
    "flex-flow": ["flex-direction", "flex-wrap"],
    // CSS Grid 2, sections 7.4, 7.8 and 8.4.
    "grid": ["grid-template", "grid-auto-columns", "grid-auto-flow", "grid-auto-rows"],
    "grid-template": ["grid-template-areas", "grid-template-columns", "grid-template-rows"],
    "grid-area": ["grid-row", "grid-column"],
    "grid-column": ["grid-column-start", "grid-column-end"],
    "grid-row": ["grid-row-start", "grid-row-end"],
    // CSS Fonts 4, sections 2.7 and 6.11.
    "font": [
      "font-family", "font-size", "font-stretch", "font-style", "font-variant", "font-weight",
      "line-height", "font-feature-settings", "font-kerning", "font-language-override",
      "font-optical-sizing", "font-size-adjust", "font-variation-settings",
    ],
    "font-width": ["font-stretch"],
    "font-variant": [
      "font-variant-alternates", "font-variant-caps", "font-variant-east-asian", "font-variant-emoji",
      "font-variant-ligatures", "font-variant-numeric", "font-variant-position",
    ],
    // CSS Lists 3, section 3.4.
    "list-style": ["list-style-image", "list-style-position", "list-style-type"],
    // CSS Overflow 3, section 3.1.
    "overflow": ["overflow-x", "overflow-y"],
    // CSS Text 3, section 6.1, and 4, sections 3 and 6.
    "text-align": ["text-align-all", "text-align-last"],
    "text-wrap": ["text-wrap-mode", "text-wrap-style"],
    "white-space": ["text-wrap-mode", "white-space-collapse", "white-space-trim"],
    "word-wrap": ["overflow-wrap"],
    // CSS Text Decoration 4, sections 2.5 and 3.4; Compatibility Standard, section 5.
    "text-decoration": [
      "text-decoration-color", "text-decoration-line", "text-decoration-style", "text-decoration-thickness",
    ],
    "text-emphasis": ["text-emphasis-color", "text-emphasis-style"],
    "-webkit-text-stroke": ["-webkit-text-stroke-color", "-webkit-text-stroke-width"],
    // CSS UI 4, section 7.2, and CSS Inline Layout 3, section 4.2.
    "-webkit-appearance": ["appearance"],
    // CSS Color Adjustment 1, section 4.1; the name with a prefix is that of Chrome before 136.
    "-webkit-print-color-adjust": ["print-color-adjust"],
    "vertical-align": ["alignment-baseline", "baseline-shift", "baseline-source"],
  ]
}

extension [String: [String]] {
  /// Adds the flow-relative and physical sides of a box.
  ///
  /// - Parameters:
  ///   - beginning: The prefix of the sides' names.
  ///   - aspects: The suffixes of the sides' names; several if a side is a shorthand for them.
  ///   - name: The name of the shorthand for all sides.
  fileprivate mutating func add(sides beginning: String, of aspects: [String], all name: String) {
    let end = aspects.count == 1 ? aspects[0] : ""
    func parts(_ sides: String...) -> [String] {
      sides.flatMap { side in aspects.map { beginning + side + $0 } }
    }
    if aspects.count > 1 {
      for side in ["block-start", "block-end", "inline-start", "inline-end"] {
        self[beginning + side] = parts(side)
      }
    }
    self[beginning + "block" + end] = parts("block-start", "block-end")
    self[beginning + "inline" + end] = parts("inline-start", "inline-end")
    self[beginning + "top" + end] = parts("block-start")
    self[beginning + "bottom" + end] = parts("block-end")
    for side in ["left", "right"] { self[beginning + side + end] = parts("inline-start", "inline-end") }
    self[name] = parts("block-start", "block-end", "inline-start", "inline-end")
  }
}
