import Restyle
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

  /// What a text becomes, and what closes it, by the words of the annex.
  private func expected(_ text: [Unicode.Scalar]) -> (text: [Unicode.Scalar], closing: [Unicode.Scalar]) {
    var result: [Unicode.Scalar] = []
    // What closes each of the open characters.
    var open: [Unicode.Scalar] = []
    for scalar in text {
      switch scalar {
      case "\u{202A}": open.append("\u{202C}")
      case "\u{2066}": open.append("\u{2069}")
      case "\u{202C}" where open.last != scalar: continue
      case "\u{202C}": open.removeLast()
      case "\u{2069}":
        guard let isolate = open.lastIndex(of: scalar) else { continue }
        open.removeSubrange(isolate...)
      case "\n":
        result += open.reversed()
        open = []
      default: break
      }
      result.append(scalar)
    }
    return (result, open.reversed())
  }

  @Test("Characters open and close directions in any order, in one part or in several")
  func orders() {
    let characters: [Unicode.Scalar] = ["\u{202A}", "\u{2066}", "\u{202C}", "\u{2069}", "\n", "a"]
    let texts = (0..<5).reduce([[]] as [[Unicode.Scalar]]) { texts, _ in
      texts.flatMap { text in characters.map { text + [$0] } }
    }
    for text in texts {
      let expected = expected(text)
      for isSplit in [false, true] {
        var directions = BidirectionalText()
        let parts = isSplit ? text.map { String($0) } : [String(String.UnicodeScalarView(text))]
        let found = parts.flatMap { Array(directions.balanced($0).unicodeScalars) }
        #expect(found == expected.text && Array(directions.closing.unicodeScalars) == expected.closing)
        #expect(directions.isOpen == !expected.closing.isEmpty)
      }
    }
  }

  @Test("Only bytes of the characters, whole, concern directions")
  func bytes() {
    func mayConcern(_ bytes: [UInt8]) -> Bool {
      bytes.withUnsafeBufferPointer { OpenDirections.mayConcern($0) }
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
