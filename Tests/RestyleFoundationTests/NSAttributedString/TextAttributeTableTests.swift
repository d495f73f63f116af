import Foundation
import Restyle
import RestyleFoundation
import RestyleRendering
import Testing

@Suite("What the table of attributes says of attributed strings")
struct TextAttributeTableTests {
  /// Values that say all that they are asked for.
  private struct Values: NativeTextValues {
    let traits = TraitCollection()

    func font(for style: TextStyle) -> NSObject? { NSString(string: "\(style.font)") }
    func color(_ color: Color) -> NSObject? { NSString(string: color.debugDescription) }
    func shadow(_ shadow: TextShadow, of style: TextStyle) -> NSObject? { NSString(string: "\(shadow)") }

    func paragraphStyle(for style: TextStyle) -> NSObject? { NSString(string: style.debugDescription) }

    func attachment(for image: InlineImage, in style: TextStyle) -> NSObject? {
      NSString(string: image.alternative)
    }
  }

  @Test("Texts show what the table says, and report the rest")
  func texts() throws {
    // Labels are highlighted, and their fonts follow the text size.
    let law = TextAttributeLaw(presence: \.attributedString) {
      $0.highlightedColor != nil || $0.adjustsFontForContentSizeCategory != nil || $0.fontTextStyle != nil
        || $0.maximumFontSize != nil
    } write: { style in
      let text = ShownText(StyledString("\u{FFFC}Two words", style: style))
      let shown = NSAttributedString(text, with: Values())
      let attributes = shown.attributes(at: 0, effectiveRange: nil).map { "\($0.key.rawValue): \($0.value)" }
      return WrittenText(
        output: shown.string + attributes.sorted().joined(separator: ", "),
        losses: text.nativeLosses(with: Values()))
    }
    try law.check()
  }
}
