public import Restyle
import RestyleRendering

extension FormStyle: CSSElementStyle, SingleClassStyle {
  static func addRules(of style: Variants<FormStyle>, to rules: inout RuleBuilder) { rules.add(form: style) }
}

extension TableViewFormStyle: CSSElementStyle, ComponentStyle {
  static func addRules(of style: Variants<TableViewFormStyle>, to rules: inout RuleBuilder) {
    rules.add(form: style.map(\.form))
    let section = style.mapEach { style in
      SectionWithHeights(
        section: style.section.restyled {
          // A fixed height replaces the minimum.
          if style.fixedRowHeight != nil { $0.minRowHeight = 0 }
          if style.fixedHeaderHeight != nil { $0.header.minimumHeight = 0 }
          if style.fixedFooterHeight != nil { $0.footer.minimumHeight = 0 }
        },
        row: style.fixedRowHeight, header: style.fixedHeaderHeight, footer: style.fixedFooterHeight)
    }
    rules.add(section: section)
  }
}

extension RuleBuilder {
  /// Adds the rule of a form.
  fileprivate mutating func add(form style: Variants<FormStyle>) {
    add(style) { style, css in
      // Words that are wider than the form are broken.
      css.add([.boxSizing: "border-box", .overflowWrap: "break-word"])
      css.add([.display: "flex", .flexDirection: "column"])
      if let spacing = style.$spacing { css.add(.rowGap) { $0.append(length: spacing.stored) } }
      css.add(style.background)
      css.add(padding: style.insets, within: style.background.border)
    }
    // Each is on its own line, as wide as in a document.
    add(StyleSelector(suffix: .inlineChildren)) { $0.add(.alignSelf, "flex-start") }
  }
}
