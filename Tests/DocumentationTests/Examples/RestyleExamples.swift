// The examples of the article, as they stand there, and what they give.

import Restyle
import Testing

// Block 1 of Restyle/Restyle.docc/Restyle.md

// It's only compiled: the defaults in force are those of all tests.
func followingSurroundings() -> DynamicSectionStyle {
  // Block 2 of Restyle/Restyle.docc/Restyle.md
  return section
}

// Block 4 of Restyle/Restyle.docc/Restyle.md

@Suite("What the article of Restyle shows")
struct RestyleExamples {
  @Test("Restyled copies keep what wasn't changed")
  func restyled() {
    #expect(quiet.color == .secondaryLabel && quiet.font == TextStyle.chapter.font)
    #expect(StyledText("Loud", style: loud).displayText == "LOUD" && loud.fontSize == 40)
  }

  @Test("A literal holds values with styles")
  func literal() {
    // Block 3 of Restyle/Restyle.docc/Restyle.md
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
