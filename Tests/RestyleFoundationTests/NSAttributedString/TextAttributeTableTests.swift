import Foundation
import Restyle
import RestyleFoundation
import RestyleRendering
import RestyleTesting
import Testing

@Suite("What the table of attributes says of attributed strings")
struct TextAttributeTableTests {
  @Test("Texts show what the table says, and report the rest")
  func texts() throws {
    // Labels are highlighted, and their fonts follow the text size.
    let law = TextAttributeLaw(presence: \.attributedString) {
      $0.highlightedColor != nil || $0.adjustsFontForContentSizeCategory != nil || $0.fontTextStyle != nil
        || $0.maximumFontSize != nil
    } write: { style in
      let text = ShownText(StyledString("\u{FFFC}Two words", style: style))
      let shown = NSAttributedString(text, with: CompleteTextValues())
      let attributes = shown.attributes(at: 0, effectiveRange: nil).map { "\($0.key.rawValue): \($0.value)" }
      return WrittenText(
        output: shown.string + attributes.sorted().joined(separator: ", "),
        losses: text.nativeLosses(with: CompleteTextValues()))
    }
    try law.check()
  }

  @Test(
    "What no framework's values show is reported, once for each style", arguments: standardAttributeSamples)
  func missingValues(sample: StandardAttributeSample) {
    let values = FoundationTextValues()
    for style in sample.styles {
      let run = StyledString("\u{FFFC}Two words", style: style)
      let text = ShownText(run)
      let losses = text.nativeLosses(with: values)
      let missing =
        NSAttributedString(text, with: CompleteTextValues()) != NSAttributedString(text, with: values)
      #expect(!missing || !losses.isEmpty || sample.isOfLabels, "\(style)")
      #expect(ShownText(run + "and" + run).nativeLosses(with: values) == losses)
      #expect(text.nativeLosses(with: CompleteTextValues()).count <= losses.count)
    }
  }
}

extension StandardAttributeSample {
  /// Whether labels have the attribute, and not their texts.
  fileprivate var isOfLabels: Bool { ["numberOfLines", "minimumScaleFactor"].contains(name) }
}
