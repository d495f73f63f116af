import RestyleTesting
import Testing

@testable import Restyle

@Suite("Texts in quotes")
struct QuotedTextTests {
  @Test(arguments: [
    ("Größe 日本 ❤️", #""Größe 日本 ❤️""#), ("", #""""#),
    (#"a"\'b"#, #""a\"\\'b""#), ("a\nb\tc\0", #""a\nb\tc\0""#),
    ("\u{202E}a\u{9B}31m\u{2028}", #""\u{202E}a\u{009B}31m\u{2028}""#), ("a\u{A0}b", #""a\u{00A0}b""#),
    ("\u{3164}\u{200D}\u{E0041}", #""\u{3164}\u{200D}\u{000E0041}""#), ("\u{1B}[0m", #""\u{1B}[0m""#),
    ("\u{301}e\u{301}", "\"\\u{0301}e\u{301}\""),
    ("\u{93E}", #""\u{093E}""#), ("\u{1F3FB}", #""\u{0001F3FB}""#), ("a\u{E0101}", #""a\u{000E0101}""#),
  ])
  func escapesWhatIsNotSeen(text: String, quoted: String) {
    #expect(text.quoted == quoted && text.swiftLiteral == quoted)
  }

  @Test func cutsLongTexts() {
    #expect(String(repeating: "x", count: 80).quoted == "\"\(String(repeating: "x", count: 80))\"")
    #expect("abcd".quoted(limit: 3) == #""abc...""# && "e\u{301}\u{301}".quoted(limit: 1) == #""e...""#)
  }

  @Test(arguments: HostileText.all)
  func disturbsNoMessage(text: String) {
    let isDisturbing = { (scalar: Unicode.Scalar) in
      switch scalar.value {
      case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
      default: false
      }
    }
    #expect(!text.quoted(limit: .max).unicodeScalars.contains(where: isDisturbing))
  }
}
