import Restyle
import RestyleRendering

/// The style of a title that opens and closes content: a button with a mark before its text.
struct DisclosureBoxStyle: SingleClassStyle {
  let button: ButtonStyle

  static func addRules(of style: Variants<DisclosureBoxStyle>, to rules: inout RuleBuilder) {
    rules.add(button: style.mapEach { ButtonLook($0.button) })
    rules.begin(StyleSelector(child: .marker), in: [.normal, .selected])
    rules.declare { css in
      // A border, since browsers show it with forced colours and on paper, unlike a background.
      css.add([.flex: "none", .marginInline: "0 8px", .border: "6px solid"])
    }
    rules.declare(style) { _, selector, css in
      css.add(.clipPath) { css in
        let shape: StaticString =
          selector.states.contains(.selected)
          ? "polygon(0 25%,100% 25%,50% 85%)"
          : css.readDirection() == .rightToLeft
            ? "polygon(75% 0,75% 100%,15% 50%)" : "polygon(25% 0,25% 100%,85% 50%)"
        css.bytes.append(verbatim: shape)
      }
    }
  }
}
