import RestyleMarkup
import TestSupport
import Testing

/// CommonMark 0.31.2, section 6.2.
@Suite("Emphasis of any length")
struct MarkdownEmphasisTests {
  private func html(_ text: String) -> String { MarkdownHTML(text).html }

  /// So many starts and ends, the strong ones further in where the number is odd.
  private func emphasized(_ text: String, _ count: Int) -> String {
    let strong = (0..<count / 2).reduce(text) { text, _ in "<strong>\(text)</strong>" }
    return count % 2 == 1 ? "<em>\(strong)</em>" : strong
  }

  @Test("Runs that could start and end match unless their lengths add up to three, but both are of threes")
  func multiplesOfThree() async throws {
    try await forEach(1...7, 1...7) { (first: Int, second: Int) in
      let (start, end) = (String(repeating: "*", count: first), String(repeating: "*", count: second))
      for before in ["", "a"] {
        for after in ["", "c"] {
          let isBoth = !before.isEmpty || !after.isEmpty
          let isMatch = !isBoth || (first + second) % 3 != 0 || first % 3 == 0 && second % 3 == 0
          let text = "\(before)\(start)b\(end)\(after)"
          let marks = html(text).contains("<em>") || html(text).contains("<strong>")
          #expect(marks == isMatch, "\(text)")
          if first == second, isMatch {
            #expect(html(text) == "<p>\(before)\(emphasized("b", first))\(after)</p>\n")
          }
        }
      }
    }
  }

  @Test("What remains of a run that is longer is text outside of what matched")
  func remainders() async throws {
    try await forEach(1...6, 1...6) { (first: Int, second: Int) in
      for mark in ["*", "_"] {
        let (start, end) = (String(repeating: mark, count: first), String(repeating: mark, count: second))
        let count = min(first, second)
        let (before, after) = (
          String(repeating: mark, count: first - count), String(repeating: mark, count: second - count)
        )
        #expect(html("\(start)b\(end)") == "<p>\(before)\(emphasized("b", count))\(after)</p>\n")
      }
    }
  }

  @Test("Underscores mark no part of a word, and stars do")
  func partsOfWords() {
    for (before, after, isWord) in [
      ("", "", false), ("a", "", true), ("", "c", true), ("a", "c", true), ("a ", "", false),
      ("", " c", false),
      ("a.", "", false), ("", ".c", false), ("é", "", true), ("", "é", true), ("(", ")", false),
    ] {
      for count in 1...3 {
        for mark in ["*", "_"] {
          let marks = String(repeating: mark, count: count)
          let isMarked = mark == "*" || !isWord
          let expected = isMarked ? emphasized("b", count) : "\(marks)b\(marks)"
          #expect(html("\(before)\(marks)b\(marks)\(after)") == "<p>\(before)\(expected)\(after)</p>\n")
        }
      }
    }
  }
}
