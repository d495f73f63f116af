import Restyle

/// What a class declares: in every appearance, and over that in each one that has a media query.
struct StyleRule {
  let pseudoClass: String
  let declarations: CSSDeclarations
  /// One for each of `Appearance.queries`; none where nothing varies.
  let overrides: [CSSDeclarations]

  /// Resolves declarations in each appearance, and keeps of it what differs from what the cascade gives already.
  init(pseudoClass: String = "", _ declarations: (Appearance) -> CSSDeclarations) {
    self.pseudoClass = pseudoClass
    let always = declarations(.base)
    self.declarations = always
    var overrides: [CSSDeclarations] = []
    for (index, (_, appearance)) in Appearance.queries.enumerated() where always.varies {
      // What holds here too are the queries of more general appearances.
      let cascaded = Appearance.queries[..<index].indices
        .filter { Appearance.queries[$0].appearance.generalizes(appearance) }
        .reduce(always) { $0.overlaid(with: overrides[$1]) }
      overrides.append(declarations(appearance).differences(from: cascaded))
    }
    self.overrides = overrides
  }
}

extension StyleRule {
  /// The rules of a text style.
  static func rules(for style: TextStyle) -> [StyleRule] {
    var rules = [StyleRule { style.cssDeclarations(in: $0) }]
    if let color = style.highlightedColor {
      let highlighted = TextStyle(color: color)
      rules.append(StyleRule(pseudoClass: ":active") { highlighted.cssDeclarations(in: $0) })
    }
    return rules
  }

  /// What tells the rule from others.
  var text: String {
    ([declarations] + overrides).reduce(into: pseudoClass) { $0 += "{" + $1.text }
  }

  /// Appends a rule for a class, or nothing if it would declare nothing.
  func append(to bytes: inout Bytes, className: String, _ declarations: CSSDeclarations) {
    guard !declarations.isEmpty else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(cssIdentifier: className)
    bytes.append(verbatim: pseudoClass)
    bytes.append(UInt8(ascii: "{"))
    bytes.append(contentsOf: declarations.bytes)
    bytes.append(verbatim: "}\n")
  }
}
