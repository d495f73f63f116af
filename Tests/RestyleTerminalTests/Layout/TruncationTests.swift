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
