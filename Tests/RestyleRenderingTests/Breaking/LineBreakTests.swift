import TestSupport
import Testing

@testable import RestyleRendering

@Suite struct LineBreakTests {
  @Test(
    "Lines may end where the annex has it, behind words that are skipped too",
    arguments: [
      ["1 ", "a/", "5"], ["\u{5D0} ", "a-", "b"], ["a ", "b ", "c"], ["a. ", "b, ", "c"], ["$ ", "a ", "1"],
      // Beside the letters in ASCII.
      ["a ", "[ b"], ["a ", "{ b"], ["a ", "@ ", "b"], ["a ", "` ", "b"], ["a ", "z ", "Z ", "A ", "b"],
      ["a ", "(b) ", "c"], ["a ", "b ", "\u{301}c"], ["a ", "1,5 ", "b"], ["(a ", "b)"], ["a\u{A0}b"],
      ["a ", "b\u{A0}c"], ["a\n", "b ", "c"], ["a\r\n", "b"], ["", "a"], ["a ", "\"b\""],
      ["a ", "-1"], ["a,1"], ["a ", ",1"], ["$1"], ["1$"], ["a ", "(1)$"], ["$(1)"], ["$", "(a"],
      // Signs within words.
      ["a.b.1,2 ", "c;d"], ["a.-", "b"], ["1.2.\u{301}a ", "b"], ["a.b", "\u{4E2D}"], ["a.1", "\u{4E2D}"],
      ["a..b ", "c"], ["1.b(c"], ["1.2%"], ["a.1\u{301}b.\u{301} ", "c"],
      // Controls are marks of what is before them, and letters behind a space.
      ["\u{4E2D}\u{7F}", "\u{4E2D}"], ["\u{4E2D}\u{1}", "\u{4E2D}"], ["\u{4E2D}\u{80}", "\u{4E2D}"],
      ["a ", "\u{7F}b"],
      // Only a virama joins letters of Brahmic scripts.
      ["\u{1B05}", "\u{1B05}"], ["\u{1B05}\u{1B44}\u{1B05}"], ["\u{1B05}-", "\u{1B05}"],
      ["\u{1B05}/", "\u{1B05}"], ["\u{1B05}", "a", "\u{1B05}"],
    ])
  func samples(pieces: [String]) {
    #expect(pieces.joined().lines == pieces.filter { !$0.isEmpty })
  }

  /// The rules have the dotted circle, and pictographs to come, for letters; hardly a case of the annex has them.
  @Test("What the rules take for a letter ends lines where a letter does")
  func letters() throws {
    let parts = [
      "", "a", "1", " ", "/", "-", ".", "\"", "(", ")", "%", "$", "\u{4E2D}", "\u{5D0}", "\u{2026}",
    ]
    for letterClass in [LineBreakClass.DC, .XP] {
      let scalar = try #require(
        (0x80..<0x20000).first { LineBreakClass.lookUp($0, in: LineBreakClass.table).class == letterClass })
      let letter = UnicodeData.text([scalar])
      for before in parts {
        for after in parts {
          let text = before + letter + after
          let lines = text.lines.map { $0.replacing(letter, with: "\u{436}") }
          #expect(lines == text.replacing(letter, with: "\u{436}").lines, "\(letterClass)")
        }
      }
    }
  }

  @Test("Classes reach to the end of the table and beyond")
  func planes() {
    // An ideograph may end a line before another one, and what isn't assigned is a letter.
    for (scalar, isIdeograph) in [
      (0x1FFFF, false), (0x20000, true), (0x2FFFD, true), (0x2FFFE, false), (0x2FFFF, false), (0x30000, true),
      (0x3FFFD, true), (0x3FFFE, false), (0x40000, false), (0x10FFFF, false),
    ] as [(UInt32, Bool)] {
      let text = UnicodeData.text([scalar, scalar])
      #expect(text.lines.count == (isIdeograph ? 2 : 1), "\(scalar)")
    }
    // Tags and variation selectors stay with what is before them, and leave it what it is.
    for (scalar, isMark) in [
      (0xE0000, false), (0xE0001, true), (0xE0002, false), (0xE001F, false), (0xE0020, true), (0xE007F, true),
      (0xE0080, false), (0xE00FF, false), (0xE0100, true), (0xE01EF, true), (0xE01F0, false),
    ] as [(UInt32, Bool)] {
      let text = UnicodeData.text([0x4E2D, scalar, 0x4E2D])
      #expect(text.lines.count == (isMark ? 2 : 3), "\(scalar)")
    }
  }

  @Test("Ideographs of any plane end lines alike beside others")
  func ideographs() {
    let parts = ["a", "\u{201C}", "\u{201D}", "\"", "(", ")", "-", "%", "$", "1", " ", "\u{4E2D}"]
    for scalar in [0x20000, 0x2FFFD, 0x30000, 0x3FFFD] as [UInt32] {
      let ideograph = UnicodeData.text([scalar])
      for first in parts {
        for second in parts {
          for text in ["\(first)x\(second)", "x\(first)x\(second)x", "x\(first)\(second)x"] {
            let usual = text.replacing("x", with: "\u{4E2D}").lines
            let found = text.replacing("x", with: ideograph).lines
            #expect(found.map { $0.replacing(ideograph, with: "\u{4E2D}") } == usual, "\(text)")
          }
        }
      }
    }
  }

  @Test("What must end a line is distinguished from what may")
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

  /// Words of ASCII letters and digits are skipped, and those of other scripts aren't, though the rules are the same
  /// for all.
  @Test("Words that are skipped end lines where the rules have it")
  func skippedWords() async throws {
    let parts = [
      "", "a", "1", " ", "/", "-", "\u{5D0}", ".", "\"", "(", "\u{301}", "\u{4E2D}", "$", "\n", ";", "\u{7F}",
    ]
    let pairs = parts.flatMap { first in parts.map { first + $0 } }
    let surroundings = pairs.flatMap { before in pairs.map { (before, $0) } }
    try await forEach(surroundings.sampled(every: 7), [" a", " 1"]) {
      (around: (String, String), word: String) in
      let text = around.0 + word + around.1
      #expect(text.lines.map(\.inOtherScripts) == text.inOtherScripts.lines)
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
  /// The text with a letter and a digit that the rules take for the same, but are no ASCII.
  fileprivate var inOtherScripts: String { replacing("a", with: "\u{436}").replacing("1", with: "\u{967}") }
}
