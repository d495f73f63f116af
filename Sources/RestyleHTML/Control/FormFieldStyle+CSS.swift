public import Restyle
import RestyleRendering

/// The classes of the texts around a control, and of what holds them and the control.
public struct FormFieldClassNames: Hashable, Sendable {
  /// The class of what holds all.
  public let block: String
  /// The class of the `label`.
  public let label: String
  /// The class of the help.
  public let help: String
  /// The class of the message of what is wrong.
  public let error: String

  init(root: String) {
    block = root
    label = StylePart.label.className(in: root)
    help = StylePart.help.className(in: root)
    error = StylePart.error.className(in: root)
  }
}

extension FormFieldStyle: CSSStyle {
  /// How a block with the texts and the control becomes CSS.
  public static var css: CSSDescription<FormFieldStyle, FormFieldClassNames> {
    CSSDescription(classNames: FormFieldClassNames.init(root:)) { style, rules in
      rules.add(style) { style, css in
        ControlReset.group(&css)
        css.add(.display, "flex")
        css.add(.flexDirection, "column")
        css.add(.alignItems, "flex-start")
        css.add(.rowGap) { $0.append(length: max(0, style.spacing)) }
        css.add(.width, "100%")
      }
      rules.add(text: style.map(\.label), StyleSelector(part: .label), over: ControlReset.text)
      rules.add(text: style.map(\.help), StyleSelector(part: .help), over: ControlReset.text)
      rules.add(text: style.map(\.error), StyleSelector(part: .error), over: ControlReset.text)
    }
  }
}
