public import Restyle
import RestyleRendering

extension FormStyle: CSSStyle {
  /// How a form becomes CSS.
  public static var css: CSSDescription<FormStyle, String> {
    CSSDescription { style, rules in rules.add(form: style) }
  }
}

extension TableViewFormStyle: CSSStyle {
  /// How a form and its sections become CSS, which have the parts of a ``SectionStyle``.
  ///
  /// Fixed heights take the place of the least ones; a fixed height of 0 hides headers and footers.
  public static var css: CSSDescription<TableViewFormStyle, ComponentClassNames> {
    CSSDescription { style, rules in
      rules.add(form: style.map(\.form))
      let section = style.mapEach { style in
        SectionWithHeights(
          section: style.section.restyled {
            // A fixed height is no least one.
            if style.fixedRowHeight != nil { $0.minRowHeight = 0 }
            if style.fixedHeaderHeight != nil { $0.header.minimumHeight = 0 }
            if style.fixedFooterHeight != nil { $0.footer.minimumHeight = 0 }
          },
          row: style.fixedRowHeight, header: style.fixedHeaderHeight, footer: style.fixedFooterHeight)
      }
      rules.add(section: section)
    }
  }
}

extension RuleMaker {
  /// Adds the rule of a form.
  fileprivate mutating func add(form style: Variants<FormStyle>) {
    add(style) { style, css in
      css.add([.boxSizing: "border-box", .display: "flow-root"])
      css.add(style.background)
      css.add(padding: style.insets, within: style.background.border)
    }
  }
}
