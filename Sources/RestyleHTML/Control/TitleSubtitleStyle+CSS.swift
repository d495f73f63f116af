public import Restyle
import RestyleRendering

extension TitleSubtitleStyle: CSSElementStyle, ComponentStyle {
  static func addRules(of style: Variants<TitleSubtitleStyle>, to rules: inout RuleBuilder) {
    rules.add(style) { style, css in
      css.add([.boxSizing: "border-box", .display: "flex", .flexDirection: "column", .maxWidth: "100%"])
      css.add(.rowGap) { $0.append(length: style.$spacing.stored) }
      css.add(padding: style.insets)
    }
    // Words leave the space that elements beside them usually need. The title has its normal width: this width only
    // replaces that of the longest word as the automatic minimum size if it is less (CSS Flexible Box Layout 1, section
    // 4.5).
    rules.add(StyleSelector(suffix: .besideOthers)) {
      $0.add([.flex: "0 1 max-content", .width: "calc(100% - 4em)", .overflowWrap: "break-word"])
    }
    rules.add(StyleSelector(suffix: .besideControl)) { $0.add(.width, "calc(100% - 7em)") }
    rules.add(style.map(\.title.cutsEachLine), StyleSelector(suffix: .besideWords)) { isCut, css in
      css.addSharingByWords(isCut: isCut)
    }
    rules.add(element: style.map(\.title), StyleSelector(part: .title))
    rules.add(element: style.map(\.subtitle), StyleSelector(part: .subtitle))
    // Gaps can't be negative, nor can the spacing of paragraphs; margins can.
    guard style.values.contains(where: { $0.spacing < 0 }) else { return }
    rules.add(style, StyleSelector(part: .subtitle)) { style, css in
      let margin = style.subtitle.paragraphSpacingBefore + min(0, style.spacing)
      css.add(.marginBlockStart) { $0.bytes.append(pixels: margin) }
    }
  }
}

extension CSSWriter {
  /// Declares that a text in a row gets the width of its longest word, and then the remaining width before any spacer
  /// does.
  ///
  /// So a row breaks if the longest words don't fit side by side. A text that is alone on its line is no wider than the
  /// line. A text that is truncated only needs its first letters.
  mutating func addSharingByWords(isCut: Bool = false) {
    add(.flex, isCut ? "9999 1 4em" : "9999 1 min-content")
    add([.maxWidth: "max-content", .width: "100%"])
  }
}
