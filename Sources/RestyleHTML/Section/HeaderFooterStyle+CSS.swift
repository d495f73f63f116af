public import Restyle

extension HeaderFooterStyle: CSSStyle {
  /// Names the classes of the header or footer and its text.
  public static func classNames(root: String) -> HeaderFooterClassNames {
    HeaderFooterPart.alone.classNames(root: root)
  }

  /// Makes the rules of a header or footer and its text.
  public static func cssRules(_ style: (TraitCollection) -> HeaderFooterStyle) -> CSSRules {
    CSSRules(StyleRule.rules(.alone, style))
  }
}

extension StyleRule {
  /// The rules of a header or footer, whose height, with a text or without, may be fixed.
  static func rules(
    _ part: HeaderFooterPart, fixedHeight: (TraitCollection) -> Double? = { _ in nil },
    _ style: (TraitCollection) -> HeaderFooterStyle
  ) -> [StyleRule] {
    let block = StyleSelector(part: part.block)
    let filled = StyleRule(block) { traits in
      let style = style(traits)
      var declarations = CSSDeclarations.box
      declarations.add(style.background, for: traits)
      declarations.add(padding: style.insets, within: style.background.border)
      if style.minimumHeight > 0 { declarations.add(MinimumSize(height: style.minimumHeight)) }
      declarations.add(fixedHeight: fixedHeight(traits))
      return declarations
    }
    let empty = StyleRule(block.suffixed(":empty")) { traits in
      let style = style(traits)
      var declarations = CSSDeclarations()
      declarations.add("padding-block", "0")
      declarations.add("min-height", "0")
      declarations.add("height") { $0.bytes.append(pixels: fixedHeight(traits) ?? style.emptyHeight) }
      return declarations
    }
    let text = rules(for: { style($0).text }, StyleSelector(part: part.text), over: ControlReset.text)
    return [filled, empty] + text
  }
}

extension CSSDeclarations {
  /// Declares a height in place of that of the content; none at all hides it.
  mutating func add(fixedHeight: Double?) {
    guard let fixedHeight else { return }
    if fixedHeight == 0 {
      add("display", "none")
    } else {
      add("height") { $0.bytes.append(pixels: fixedHeight) }
    }
  }
}
