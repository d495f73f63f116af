public import Restyle

/// The classes of a title with a subtitle below.
public struct TitleSubtitleClassNames: Hashable, Sendable {
  /// The class of what holds both.
  public let block: String
  /// The class of the title, a child of the block.
  public let title: String
  /// The class of the subtitle, the next child of the block.
  public let subtitle: String

  init(root: String) {
    block = root
    title = StylePart.title.className(in: root)
    subtitle = StylePart.subtitle.className(in: root)
  }
}

extension StylePart {
  static let subtitle = StylePart("subtitle")
}

extension TitleSubtitleStyle: CSSStyle {
  /// Names the classes of the block and the texts in it.
  public static func classNames(root: String) -> TitleSubtitleClassNames {
    TitleSubtitleClassNames(root: root)
  }

  /// Makes the rules of the block and the texts in it.
  public static func cssRules(_ style: (TraitCollection) -> TitleSubtitleStyle) -> CSSRules {
    let block = StyleRule { traits in
      let style = style(traits)
      var declarations = CSSDeclarations.box
      declarations.add("display", "flex")
      declarations.add("flex-direction", "column")
      declarations.add("row-gap") { $0.bytes.append(pixels: max(0, style.spacing)) }
      declarations.add(padding: style.insets)
      return declarations
    }
    let title = StyleRule.rules(
      for: { style($0).title }, StyleSelector(part: .title), over: ControlReset.text)
    // Gaps can't be negative, as margins can.
    let subtitle = StyleRule.rules(
      for: { traits in
        let style = style(traits)
        guard style.spacing < 0 else { return style.subtitle }
        return style.subtitle.restyled { $0.paragraphSpacingBefore += style.spacing }
      },
      StyleSelector(part: .subtitle), over: ControlReset.text)
    return CSSRules([block] + title + subtitle)
  }
}
