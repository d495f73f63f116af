import TestSupport
import Testing

@testable import RestyleRendering

@Suite struct LineBreakTests {
  @Test(
    "Lines may end where the annex has it, behind words that are skipped too",
    arguments: [
      ["1 ", "a/", "5"], ["\u{5D0} ", "a-", "b"], ["a ", "b ", "c"], ["a. ", "b, ", "c"], ["$ ", "a ", "1"],
      ["a ", "(b) ", "c"], ["a ", "b ", "\u{301}c"], ["a ", "1,5 ", "b"], ["(a ", "b)"], ["a\u{A0}b"],
      ["a ", "b\u{A0}c"], ["a\n", "b ", "c"], ["a\r\n", "b"], ["", "a"], ["a ", "\"b\""],
      ["a ", "-1"], ["a,1"], ["a ", ",1"], ["$1"], ["1$"], ["a ", "(1)$"], ["$(1)"], ["$", "(a"],
    ])
  func samples(pieces: [String]) {
    #expect(pieces.joined().lines == pieces.filter { !$0.isEmpty })
  }

  @Test("What must end a line is told from what may")
  func mandatory() {
    let found = "a b\nc\r\nd e\u{2028}f-g".withUTF8Bytes { bytes in
      var breaks = LineBreaks(bytes)
      var found: [LineBreaks.Break] = []
      while let next = breaks.next() { found.append(next) }
      return found
    }
    #expect(found.map(\.offset) == [2, 4, 7, 9, 13, 15])
    #expect(found.map(\.isMandatory) == [false, true, true, false, true, false])
  }

  /// Words of ASCII letters are skipped, and those of another script aren't, though the rules are the same for both.
  @Test("Words of letters that are skipped end lines where the rules have it")
  func skippedWords() async throws {
    let parts = ["", "a", "1", " ", "/", "-", "\u{5D0}", ".", "\"", "(", "\u{301}", "\u{4E2D}", "$", "\n"]
    let pairs = parts.flatMap { first in parts.map { first + $0 } }
    try await forEach(pairs) { (before: String) in
      for after in pairs {
        let text = before + " a" + after
        #expect(text.lines.map(\.inCyrillic) == text.inCyrillic.lines)
      }
    }
  }

  @Test("Before the end of a line only the last break between words is returned")
  func limits() {
    let text = "ab cd ef, gh (ij) kl"
    text.withUTF8Bytes { bytes in
      let all = text.lines.indices.dropFirst().map { text.lines[..<$0].joined().utf8.count }
      #expect(all == [3, 6, 10, 13, 18])
      for limit in 0...bytes.count + 1 {
        var breaks = LineBreaks(bytes)
        var found: [Int] = []
        while let next = breaks.next(before: limit) { found.append(next.offset) }
        #expect(all.filter { $0 > limit }.allSatisfy(found.contains))
        #expect(found.allSatisfy(all.contains) && found == found.sorted())
        if limit == 12 { #expect(found.prefix(2) == [10, 13]) }
      }
    }
  }
}

extension String {
  /// The text with letters that the rules take for the same, but are no ASCII.
  fileprivate var inCyrillic: String { replacing("a", with: "\u{436}") }
}
