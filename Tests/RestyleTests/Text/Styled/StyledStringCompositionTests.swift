import Restyle
import TestSupport
import Testing

@Suite struct StyledStringCompositionTests {
  private struct Greeting: DisplayableString, CustomStringConvertible {
    var description: String { "not this" }
    func displayValue(in language: Language?) -> String { language == "sv" ? "Hej" : "Hello" }
  }

  static let red = TextStyle(color: .red)
  static let swedish = TextStyle().restyled { $0.language = "sv" }

  @Test func valuesTakeTheirStylesAndLiteralsNone() {
    let name = "Ada"
    let text: StyledString = "Hello \(name, style: .bold), \(3) new\("!")"
    #expect(text.runs == [StyledText("Hello "), StyledText("Ada", style: .bold), StyledText(", 3 new!")])
    #expect(StyledString("a\(name, style: Self.red)") == "a" + StyledString("Ada", style: Self.red))
  }

  @Test func everyKindOfValueIsShown() {
    let part = name[name.startIndex...]
    let values: [(StyledString, String)] = [
      ("\(name, style: Self.red)", name), ("\(part, style: Self.red)", name),
      ("\(1.5, style: Self.red)", "1.5"), ("\(true, style: Self.red)", "true"),
      ("\(Greeting(), style: Self.red)", "Hello"), ("\(StyledText(name, style: Self.red))", name),
      ("\(StyledString(name, style: Self.red))", name),
    ]
    for (text, shown) in values { #expect(text == StyledString(shown, style: Self.red)) }
    #expect(("\(Greeting(), style: Self.swedish)" as StyledString).text == "Hej")
  }

  @Test func theStylesOfARunGoBeforeThatOfItsPlace() {
    let inner: StyledString = "a\("b", style: Self.red)"
    let text: StyledString = "\(inner, style: TextStyle(color: .blue).bold)"
    #expect(
      text.runs == [
        StyledText("a", style: TextStyle(color: .blue).bold), StyledText("b", style: Self.red.bold),
      ]
    )
    #expect(text == inner.inheriting(from: TextStyle(color: .blue).bold))
    #expect(inner.inheriting(from: TextStyle()) == inner)
  }

  @Test func whatAValueOpensEndsWithItAndItClosesNothingBefore() {
    let (turned, nested, closing) = ("\u{202E}live", "\u{2067}\u{202D}x", "a\u{2069}\u{202C}")
    #expect(("(\(turned)) 12" as StyledString).text == "(\u{202E}live\u{202C}) 12")
    #expect(("(\(StyledText(turned))) 12" as StyledString).text == "(\u{202E}live\u{202C}) 12")
    #expect(
      ("\(StyledString(nested, style: Self.red)) 12" as StyledString).runs == [
        StyledText(nested + "\u{202C}\u{2069}", style: Self.red), StyledText(" 12"),
      ])
    #expect(("\u{2068}\(closing)\u{2069} 12" as StyledString).text == "\u{2068}a\u{2069} 12")
    // Values are data, these too: who isolates a value writes the characters in the literal.
    #expect(("\("\u{2068}")\(3)\("\u{2069}")" as StyledString).text == "\u{2068}\u{2069}3")
  }

  private let name = "Ada"

  /// Texts that a reader of markup, a template or a terminal would take for something else.
  @Test
  func valuesAreData() async throws {
    try await forEach([
      "<b>", "&lt;", "%@ %1$@ %n", "{name}", "\\(x)", "**a**", "a\0b", "\u{1B}[1m",
    ]) { (hostile: String) in
      let text: StyledString = "a \(hostile, style: Self.red) b"
      #expect(
        text.runs == [StyledText("a "), StyledText(hostile, style: Self.red), StyledText(" b")])
    }
  }

  static let strings: [StyledString] = [
    "", "a", StyledString("a", style: red), "a\("b", style: red)", "\("b", style: red)c\("d", style: .bold)",
  ]

  @Test func joiningIsAppending() {
    for first in Self.strings {
      for second in Self.strings {
        for separator in Self.strings {
          #expect([first, second].joined(separator: separator) == first + separator + second)
          #expect("\(first)\(separator)\(second)" as StyledString == first + separator + second)
        }
        #expect([first, second].joined() == first + second)
      }
      #expect([first].joined(separator: "-") == first)
    }
    #expect([StyledString]().joined(separator: "-").isEmpty)
  }

  @Test
  func repeatingIsAppending() async throws {
    try await forEach(Self.strings, [-1, 0, 1, 2, 7]) { (string: StyledString, count: Int) in
      let repeated = StyledString(repeating: string, count: count)
      #expect(repeated == Array(repeating: string, count: max(count, 0)).joined())
      #expect(repeated.text == String(repeating: string.text, count: max(count, 0)))
    }
  }
}
