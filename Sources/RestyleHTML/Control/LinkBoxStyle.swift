import Restyle
import RestyleRendering

/// The style of a link as an element: that of a button, as wide as its title.
///
/// In a text, it stays a part of the line. Its container determines its position, so it isn't stretched: a title
/// centred in a wide link would be where no container placed it.
struct LinkBoxStyle: SingleClassStyle {
  let button: ButtonStyle

  static func addRules(of style: Variants<LinkBoxStyle>, to rules: inout RuleBuilder) {
    rules.add(button: style.mapEach { ButtonLook($0.button) })
    rules.add(style) { style, css in
      css.add([.width: "fit-content", .textAlign: "inherit"])
      // Inline elements have no minimum size.
      css.add(.display, style.button.preferredMinimumSize == .none ? "inline" : "inline-flex")
    }
  }
}
