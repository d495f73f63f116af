public import Restyle

extension SeparatorStyle: CSSStyle {
  /// The class of the line, an `hr` or any other block.
  public typealias ClassNames = String

  /// Makes the rule of a line across the box around it.
  public static func cssRules(_ style: (TraitCollection) -> SeparatorStyle) -> CSSRules {
    InsettedStyle<SeparatorStyle>.cssRules { InsettedStyle(style: style($0), insets: .zero) }
  }
}

extension InsettedStyle: CSSStyle where Style == SeparatorStyle {
  /// The class of the line, an `hr` or any other block.
  public typealias ClassNames = String

  /// Makes the rule of a line across the box around it.
  public static func cssRules(_ style: (TraitCollection) -> InsettedStyle<SeparatorStyle>) -> CSSRules {
    CSSRules([
      StyleRule { style($0).declarations(for: $0) }
    ])
  }
  /// The declarations of a line across the box around it.
  func declarations(for traits: TraitCollection) -> CSSDeclarations {
    var declarations = CSSDeclarations()
    declarations.add("border-style", "solid")
    declarations.add("border-color") { $0.append(style.color, for: traits) }
    declarations.add("border-width") {
      $0.bytes.append(pixels: style.width)
      $0.bytes.append(verbatim: " 0 0")
    }
    declarations.add("margin-block") { $0.bytes.append(pixels: insets.top, and: insets.bottom) }
    declarations.add("margin-inline") { $0.bytes.append(pixels: insets.leading, and: insets.trailing) }
    return declarations
  }
}
