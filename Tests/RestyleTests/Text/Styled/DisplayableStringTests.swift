import Restyle
import Testing

@Suite struct DisplayableStringTests {
  private struct Greeting: DisplayableString {
    func displayValue(in language: Language?) -> String {
      language?.primarySubtag == "sv" ? "Hej" : "Hello"
    }
  }

  @Test func aLocalisedValueFollowsTheLanguageOfItsStyle() {
    let swedish = TextStyle().restyled { $0.language = "sv-SE" }
    #expect(StyledText(Greeting()).text == "Hello")
    #expect(StyledText(Greeting(), style: swedish).text == "Hej")
    #expect(StyledText(text: Greeting(), style: swedish.uppercased).displayText == "HEJ")
    #expect(StyledString(Greeting(), style: swedish).text == "Hej")
    #expect(Greeting().displayValue == "Hello")
  }

  @Test func stringsShowThemselves() {
    #expect("abc".displayValue == "abc")
    #expect("abc".displayValue(in: "sv") == "abc")
    #expect("abc".dropFirst().displayValue == "bc")
    #expect("abc".dropFirst().displayValue(in: "sv") == "bc")
    #expect(StyledText("abc".dropFirst()).text == "bc")
  }

  @Test func restylingKeepsTheText() {
    let text = StyledText(Greeting()).restyled { $0.language = "sv" }
    #expect(text == StyledText(text: "Hello", style: TextStyle().restyled { $0.language = "sv" }))
  }
}
