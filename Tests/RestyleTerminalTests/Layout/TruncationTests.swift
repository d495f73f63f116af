import Restyle
import RestyleTerminal
import TestSupport
import Testing

@Suite struct TruncationTests {
  private let metrics = CellMetrics.standard

  @Test(arguments: [
    (LineBreakMode.truncatingTail, "/usr/loc…"), (.truncatingHead, "…al/share"),
    (.truncatingMiddle, "/usr…hare"),
    (.clipping, "/usr/loca"), (.wordWrapping, "/usr/loc…"), (.charWrapping, "/usr/loc…"),
  ])
  func textGivesWayWhereTheModeSays(_ mode: LineBreakMode, _ expected: String) {
    #expect(metrics.truncated(StyledString("/usr/local/share"), columns: 9, mode).text == expected)
  }

  @Test
  func nothingIsLongerThanItsRoom() async throws {
    // A mark that nothing carries makes a heart wider that it comes to stand beside.
    let samples = textSamples + ["❤\u{AD}\u{FE0F}", "❤a\u{AD}\u{FE0F}b", "a❤\u{AD}\u{FE0F}\u{200B}\u{301}"]
    try await forEach(samples, LineBreakMode.allCases) { (text: String, mode: LineBreakMode) in
      let width = text.cellWidth
      for columns in -1...30 {
        for ellipsis in ["…", "...", "中", ""] {
          let result = metrics.truncated(styled(text), columns: columns, mode, ellipsis: ellipsis)
          #expect(result.text.cellWidth <= max(columns, 0))
          if width <= columns { #expect(result == styled(text)) }
        }
      }
    }
  }

  @Test(
    "What shows an untrusted character is cut as a whole",
    arguments: [
      (LineBreakMode.truncatingMiddle, 13, "ab…cdef"), (.truncatingMiddle, 7, "ab…def"),
      (.truncatingHead, 13, "…<U+2067>cdef"), (.truncatingHead, 12, "…cdef"),
      (.truncatingTail, 11, "ab<U+2067>…"), (.truncatingTail, 10, "ab…"),
    ])
  func pictures(_ mode: LineBreakMode, _ columns: Int, _ expected: String) {
    let text = StyledString("ab<U+2067>cdef")
    #expect(metrics.truncated(text, columns: columns, mode).text == expected)
    // A character that joins what follows it hides nothing.
    let joined = metrics.truncated(StyledString("ab\u{600}<U+2067>cdef"), columns: columns, mode).text
    #expect(joined.contains("<U+2067>") || !joined.contains { "U+2067<>".contains($0) }, "\(joined)")
  }

  @Test("What looks like a number of a character, and is none, is cut like any text")
  func noPictures() {
    for text in ["<U+12>abcd", "<U+206x>ab", "<U+206712>", "<U+2067abc", "<V+2067>ab", "<U-2067>ab"] {
      #expect(metrics.truncated(StyledString(text), columns: 9).text == "\(text.prefix(8))…")
    }
  }

  @Test func ellipsisLooksLikeWhatItStandsBeside() {
    let text = StyledString([
      StyledText("red", style: styleSamples[1]), StyledText("blue", style: styleSamples[2]),
    ])
    #expect(metrics.truncated(text, columns: 3).runs.map(\.style) == [styleSamples[1]])
    #expect(metrics.truncated(text, columns: 6).runs.map(\.text) == ["red", "bl…"])
    #expect(metrics.truncated(text, columns: 3, .truncatingHead).runs.map(\.text) == ["…ue"])
    #expect(metrics.truncated(text, columns: 1).runs.map(\.text) == ["…"])
  }
}
