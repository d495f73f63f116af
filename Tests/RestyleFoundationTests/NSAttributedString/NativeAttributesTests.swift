import Foundation
import Restyle
import RestyleElements
import RestyleFoundation
import RestyleRendering
import TestSupport
import Testing

@Suite("Attributes of view frameworks")
struct NativeAttributesTests {
  private func attributes(_ style: TextStyle, for traits: TraitCollection = TraitCollection()) -> [String:
    NSObject]
  {
    let native = style.nativeAttributes(with: DescribingTextValues(traits: traits))
    return [String: NSObject](uniqueKeysWithValues: native.map { ($0.key.rawValue, $0.value) })
  }

  /// What each attribute becomes, by the names that UIKit and AppKit share.
  private static var table: [(TextStyle, [String: NSObject])] {
    [
      (TextStyle(), [:]),
      (TextStyle().tracking(0), ["NSKern": NSNumber(value: 0.0)]),
      (TextStyle().tracking(1.5), ["NSKern": NSNumber(value: 1.5)]),
      (TextStyle().restyled { $0.baselineOffset = -2 }, ["NSBaselineOffset": NSNumber(value: -2.0)]),
      (TextStyle().restyled { $0.ligatures = .none }, ["NSLigature": NSNumber(value: 0)]),
      (TextStyle().restyled { $0.ligatures = .standard }, ["NSLigature": NSNumber(value: 1)]),
      (TextStyle().restyled { $0.ligatures = .all }, ["NSLigature": NSNumber(value: 2)]),
      (TextStyle().underlined(.absent), ["NSUnderline": NSNumber(value: 0)]),
      (TextStyle().underlined, ["NSUnderline": NSNumber(value: 1)]),
      (TextStyle().underlined(TextLine(pattern: .double)), ["NSUnderline": NSNumber(value: 9)]),
      (TextStyle().underlined(TextLine(pattern: .dotted)), ["NSUnderline": NSNumber(value: 0x101)]),
      (TextStyle().underlined(TextLine(pattern: .wavy)), ["NSUnderline": NSNumber(value: 1)]),
      (
        TextStyle().underlined(TextLine(pattern: .dashed, color: .red)),
        [
          "NSUnderline": NSNumber(value: 0x201),
          "NSUnderlineColor": NSString(string: Color.red.debugDescription),
        ]
      ),
      (
        TextStyle().struckThrough(TextLine(color: .blue)),
        [
          "NSStrikethrough": NSNumber(value: 1),
          "NSStrikethroughColor": NSString(string: Color.blue.debugDescription),
        ]
      ),
      (
        TextStyle().restyled { $0.stroke = TextStroke(width: 1.7, color: .red) },
        [
          "NSStrokeWidth": NSNumber(value: -10.0),
          "NSStrokeColor": NSString(string: Color.red.debugDescription),
        ]
      ),
      (
        TextStyle().colored(.red).restyled { $0.shadow = TextShadow(blur: 2) },
        [
          "NSColor": NSString(string: Color.red.debugDescription),
          "NSShadow": NSString(string: "2.0 \(Color.red.debugDescription)"),
        ]
      ),
      (
        TextStyle().backgroundColored(.yellow),
        ["NSBackgroundColor": NSString(string: Color.yellow.debugDescription)]
      ),
      (TextStyle().restyled { $0.language = "tr" }, ["NSLanguage": NSString(string: "tr")]),
      (TextStyle().resized(to: 20).bold, ["NSFont": NSString(string: "20.0 700.0")]),
      (TextStyle().centerAligned, ["NSParagraphStyle": NSString(string: "center 17.0")]),
      (
        TextStyle().restyled { $0.lineHeight = 24 }, ["NSParagraphStyle": NSString(string: "natural 24.0")]
      ),
      (TextStyle().uppercased, [:]),
      (TextStyle().linked(to: "javascript:x"), [:]),
    ]
  }

  @Test("Each attribute has the name and the value of UIKit and AppKit")
  func values() async throws {
    try await forEach(Self.table.indices) { (index: Int) in
      let (style, expected) = Self.table[index]
      #expect(attributes(style) == expected)
    }
  }

  @Test("A link is an address")
  func link() {
    let link = attributes(TextStyle().linked(to: "https://example.org/"))["NSLink"]
    #expect((link as? NSURL)?.absoluteString == "https://example.org/")
  }

  @Test("A style that follows the preferred text size comes in its final size")
  func textSize() {
    let traits = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let style = TextStyle.preferred(for: .body)
    #expect(
      attributes(style, for: traits)["NSFont"]
        == NSString(string: "\(style.resolved(for: traits).fontSize ?? 0) \(style.fontWeight?.value ?? 0)"))
  }

  @Test("Without a view framework, what Foundation has types for is left")
  func foundation() {
    for style in StyleSamples.all {
      let own = style.nativeAttributes(with: FoundationTextValues())
      let all = style.nativeAttributes(with: DescribingTextValues())
      #expect(Set(own.keys).isSubset(of: all.keys))
      for (key, value) in own {
        #expect(all[key] == value)
        #expect(value is NSNumber || value is NSString || value is NSURL)
      }
    }
  }

  @Test("A text is shown after its transforms, run by run")
  func shown() {
    let text =
      StyledString("straße ", style: TextStyle().uppercased)
      + StyledString("é", style: TextStyle().underlined)
    let shown = NSAttributedString(ShownText(text), with: FoundationTextValues())
    #expect(shown.string == "STRASSE é")

    var range = NSRange()
    #expect(
      shown.attributes(at: 0, effectiveRange: &range).isEmpty && range == NSRange(location: 0, length: 8))
    let last = shown.attributes(at: 8, effectiveRange: &range)
    #expect(last.keys.map(\.rawValue) == ["NSUnderline"] && range == NSRange(location: 8, length: 1))
  }

  @Test("Links lie in a text only where they can be followed")
  func followed() {
    let link = TextStyle().linked(to: "https://example.org/")
    func names(_ text: ShownText) -> [String] {
      let shown = NSAttributedString(text, with: FoundationTextValues())
      return shown.attributes(at: 0, effectiveRange: nil).keys.map(\.rawValue)
    }
    #expect(names(ShownText("terms", in: link)) == ["NSLink"])
    #expect(names(ShownText("terms", in: link, followsLinks: false)) == [])
  }
}
