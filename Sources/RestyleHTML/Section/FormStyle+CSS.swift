public import Restyle

extension FormStyle: CSSStyle {
  /// The class of the form.
  public typealias ClassNames = String

  /// Makes the rule of a form.
  public static func cssRules(_ style: (TraitCollection) -> FormStyle) -> CSSRules {
    CSSRules([StyleRule(form: style)])
  }
}

extension TableViewFormStyle: CSSStyle {
  /// Names the classes of the form and its sections.
  public static func classNames(root: String) -> TableViewFormClassNames {
    TableViewFormClassNames(root: root)
  }

  /// Makes the rules of a form and its sections.
  ///
  /// Fixed heights take the place of the least ones; a fixed height of 0 hides headers and footers.
  public static func cssRules(_ style: (TraitCollection) -> TableViewFormStyle) -> CSSRules {
    let sections = StyleRule.rules(
      { traits in
        let style = style(traits)
        return style.section.restyled {
          // A fixed height is no least one.
          if style.fixedRowHeight != nil { $0.minRowHeight = 0 }
          if style.fixedHeaderHeight != nil { $0.header.minimumHeight = 0 }
          if style.fixedFooterHeight != nil { $0.footer.minimumHeight = 0 }
        }
      },
      fixedHeights: { traits in
        let style = style(traits)
        return SectionHeights(
          row: style.fixedRowHeight, header: style.fixedHeaderHeight, footer: style.fixedFooterHeight)
      })
    return CSSRules([StyleRule(form: { style($0).form })] + sections)
  }
}

extension StyleRule {
  /// The rule of a form.
  fileprivate init(form style: (TraitCollection) -> FormStyle) {
    self.init { traits in
      let style = style(traits)
      var declarations = CSSDeclarations.box
      declarations.add("display", "flow-root")
      declarations.add(style.background, for: traits)
      declarations.add(padding: style.insets, within: style.background.border)
      return declarations
    }
  }
}
