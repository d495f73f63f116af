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

/// Texts with what a terminal would obey, and what takes other numbers of cells than of characters.
let hostileTexts = [
  "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}", "a\rb\u{8}\u{7F}", "\u{9B}2J", "abc\u{202E}fed\u{202C}",
  "\u{2067}\u{5D0}\u{2069}\u{200F}", "one\u{2028}two\u{2029}three\u{85}four", "a\u{0}b\u{1}c",
  "日本語\n한국어\r\nएक",
  "👩‍👩‍👧‍👦🏳️‍🌈1️⃣", String(repeating: "\u{301}", count: 50), "\u{FEFF}\u{200D}\u{FE0F}", "\t\t1.5\t%",
]
