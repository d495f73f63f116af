import Restyle
import RestyleTerminal

/// Texts of many scripts, without ends of lines.
let textSamples = [
  "", " ", "The quick brown fox jumps over the lazy dog.", "  leading and trailing  ",
  "one-two three–four—five/six",
  "色は匂へど散りぬるを、我が世誰ぞ常ならむ。", "모든 국민은 신속한 재판을 받을 권리를 가진다", "“Quoted” «text» (in brackets), 10.000,00 €",
  "👩‍🚀👍🏽 🇩🇪🇫🇷 ❤️ 1️⃣ 😀 family 👨‍👩‍👧‍👦!", "cafe\u{301} nai\u{308}ve a\u{300}\u{301}\u{302}", "हिन्दी में क्षत्रिय", "ภาษาไทย คำ",
  "עברית מ-ימין",
  "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrt", "no\u{A0}break\u{202F}space", "a\tb\tc",
  String(repeating: "x", count: 100),
  "https://example.org/a/very/long/path?with=query&and=more#fragment", "zero\u{200B}width\u{200B}space",
]

/// Styles that a terminal shows apart.
let styleSamples: [TextStyle] = [
  TextStyle(), TextStyle(color: .red), TextStyle(color: .blue).bold, TextStyle().italic.underlined,
  TextStyle(color: .white).backgroundColored(.black), TextStyle().struckThrough.weight(.light),
  TextStyle(color: .green).underlined(TextLine(pattern: .wavy, color: .red)),
  TextStyle().backgroundColored(.yellow).bold, TextStyle(color: .red).reversed,
]

/// Texts whose words have styles in turn.
func styled(_ text: String, startingWith first: Int = 0) -> StyledString {
  var index = first
  return StyledString(
    text.split(separator: " ", omittingEmptySubsequences: false).enumerated().map { word in
      index += 1
      return StyledText(
        (word.offset == 0 ? "" : " ") + word.element, style: styleSamples[index % styleSamples.count])
    })
}
