import RestyleRendering
import Testing

@Suite("Balanced directions")
struct BidirectionalTextTests {
  @Test(
    "What closes nothing is omitted, and what is open is closed at the end of its paragraph",
    arguments: [
      ("a", "a", ""), ("\u{2E2E}b", "\u{2E2E}b", ""),
      // Each that opens has its own that closes.
      ("\u{202A}a", "\u{202A}a", "\u{202C}"), ("\u{202B}a", "\u{202B}a", "\u{202C}"),
      ("\u{202D}a", "\u{202D}a", "\u{202C}"), ("\u{202E}a", "\u{202E}a", "\u{202C}"),
      ("\u{2066}a", "\u{2066}a", "\u{2069}"), ("\u{2067}a", "\u{2067}a", "\u{2069}"),
      ("\u{2068}a", "\u{2068}a", "\u{2069}"),
      ("\u{202A}a\u{202C}", "\u{202A}a\u{202C}", ""), ("\u{2066}a\u{2069}", "\u{2066}a\u{2069}", ""),
      // Closing without opening, alone and within an isolate.
      ("a\u{202C}b", "ab", ""), ("a\u{2069}b", "ab", ""), ("\u{202A}\u{2069}", "\u{202A}", "\u{202C}"),
      ("\u{202A}\u{2066}\u{202C}", "\u{202A}\u{2066}", "\u{2069}\u{202C}"),
      // Closing an isolate closes what was opened in it.
      ("\u{2066}\u{202A}\u{202B}a\u{2069}\u{202C}", "\u{2066}\u{202A}\u{202B}a\u{2069}", ""),
      ("\u{2066}\u{2067}\u{2069}", "\u{2066}\u{2067}\u{2069}", "\u{2069}"),
      // Paragraphs end what is open, and count anew.
      ("\u{202A}\u{2066}a\nb", "\u{202A}\u{2066}a\u{2069}\u{202C}\nb", ""),
      ("\u{2066}a\n\u{2069}b", "\u{2066}a\u{2069}\nb", ""), ("\u{202A}\rb", "\u{202A}\u{202C}\rb", ""),
      ("\u{202A}\u{85}b", "\u{202A}\u{202C}\u{85}b", ""),
      ("\u{202A}\u{2029}b", "\u{202A}\u{202C}\u{2029}b", ""),
      ("\u{202A}\u{2028}b", "\u{202A}\u{2028}b", "\u{202C}"),
    ])
  func balanced(_ text: String, _ expected: String, _ closing: String) {
    var directions = BidirectionalText()
    #expect(Array(directions.balanced(text).unicodeScalars) == Array(expected.unicodeScalars))
    #expect(Array(directions.closing.unicodeScalars) == Array(closing.unicodeScalars))
    #expect(directions.isOpen == !closing.isEmpty)
  }

  @Test("What one part opened, the next one closes")
  func parts() {
    var directions = BidirectionalText()
    #expect(directions.balanced("\u{2066}a") == "\u{2066}a")
    #expect(directions.balanced("b") == "b" && directions.isOpen)
    #expect(directions.balanced("c\u{2069}\u{2069}") == "c\u{2069}")
    #expect(!directions.isOpen && directions.closing.isEmpty)
    // Its paragraph ends in a part that has none of the characters.
    for end in ["\n", "\r", "\u{85}", "\u{2029}"] {
      #expect(directions.balanced("\u{2066}\u{202A}a") == "\u{2066}\u{202A}a")
      #expect(
        Array(directions.balanced("b\(end)c").unicodeScalars)
          == Array("b\u{202C}\u{2069}\(end)c".unicodeScalars))
      #expect(!directions.isOpen)
    }
  }

  @Test("Only bytes of the characters, whole, concern directions")
  func bytes() {
    func mayConcern(_ bytes: [UInt8]) -> Bool {
      bytes.withUnsafeBufferPointer { BidirectionalText.mayConcern($0) }
    }
    for last in UInt8.min...(.max) {
      for start in [[], [0x61], [0xE2], [0xE2, 0x80]] as [[UInt8]] {
        #expect(mayConcern(start + [0xE2, 0x80, last]) == (0xAA...0xAE).contains(last))
        #expect(mayConcern(start + [0xE2, 0x81, last]) == (0xA6...0xA9).contains(last))
      }
      #expect(!mayConcern([0xE2, 0x82, last]) && !mayConcern([0xE2, last]) && !mayConcern([last]))
    }
    #expect(!mayConcern([]))
  }
}
