public import Restyle
import RestyleRendering

/// The classes of a list of terms and their descriptions.
public struct DescriptionListClassNames: Hashable, Sendable {
  /// The class of the `dl`.
  public let list: String
  /// The class of a `dt`.
  public let term: String
  /// The class of a `dd`.
  public let description: String

  init(root: String) {
    list = root
    term = StylePart.title.className(in: root)
    description = StylePart.item.className(in: root)
  }
}

extension DescriptionListStyle: CSSStyle {
  /// How a list, a `dl` of terms and descriptions in pairs, becomes CSS.
  public static var css: CSSDescription<DescriptionListStyle, DescriptionListClassNames> {
    CSSDescription(classNames: DescriptionListClassNames.init(root:)) { style, rules in
      rules.add(style) { style, css in
        css.add(.display, "flex")
        css.add(.flexDirection, "column")
        css.add(.rowGap) { $0.append(length: style.spacing) }
        css.add(.margin, "0")
      }
      rules.add(style, StyleSelector(part: .title)) { style, css in
        css.add(.font, "inherit")
        css.add(style.term)
      }
      rules.add(style, StyleSelector(part: .item)) { style, css in
        css.add(.margin, "0")
        css.add(.paddingInlineStart) { $0.append(length: style.indent) }
      }
    }
  }
}
