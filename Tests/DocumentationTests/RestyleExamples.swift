// The examples of the article, as they stand there, and what they give.

import Restyle
import Testing

extension TextStyle {
  static var chapter: TextStyle { TextStyle(font: .system(size: 28, weight: .bold), color: .label) }
}

let quiet = TextStyle.chapter.restyled { $0.color = .secondaryLabel }
let loud = TextStyle.chapter.resized(to: 40).uppercased

// It's only compiled: the defaults in force are those of all tests.
func followingSurroundings() -> DynamicSectionStyle {
  let section = DynamicSectionStyle.default.restyledWithStyleAndInput { style, traits in
    style.header.text = style.header.text.resized(to: traits.isCompact ? 14 : 18)
  }
  DefaultStyling.defaults = .custom
  return section
}

extension Styler where Target == TextStyle {
  static let emphasised = Styler { $0 = $0.bold }
  static let small: Styler = .set(\.fontSize, to: 14)
}
let link: Styler<ButtonStyle> =
  .for(.highlighted) { $0.text.color = .gray } <> .for(.disabled) { $0.text.color = .red }
let button = ButtonStyle.default.restyled(link)

let header = DynamicSectionStyle.default.header.restyled(
  .always(.restyle(\.text, by: .emphasised)) <> .when(\.isCompact, apply: .restyle(\.text, by: .small)))

@Suite("What the article of Restyle shows")
struct RestyleExamples {
  @Test("Restyled copies keep what wasn't changed")
  func restyled() {
    #expect(quiet.color == .secondaryLabel && quiet.font == TextStyle.chapter.font)
    #expect(StyledText("Loud", style: loud).displayText == "LOUD" && loud.fontSize == 40)
  }

  @Test("A literal holds values with styles")
  func literal() {
    let greeting: StyledString = "Hello \("Ada", style: .bold)"
    #expect(greeting.runs == [StyledText("Hello "), StyledText("Ada", style: .bold)])
  }

  @Test("A dynamic header follows its traits, and takes the defaults")
  func dynamic() {
    #expect(header.style(from: TraitCollection(horizontalSizeClass: .compact)).text.fontSize == 14)
    #expect(header.style(from: TraitCollection()).text.fontWeight == .bold)
    #expect(header.style(from: TraitCollection()).text.fontSize != 14)
  }

  @Test("A button has the colours of its states")
  func stateful() {
    #expect(button.states.style(for: .highlighted)?.text.color == .gray)
    #expect(button.states.style(for: .disabled)?.text.color == .red)
  }
}
