import RestyleTerminal
import TestSupport
import Testing

/// Widths of texts, most of them from the public tests of wcwidth 0.9 (github.com/jquast/wcwidth).
@Suite struct CellMetricsTests {
  @Test
  func textTakesItsCells() async throws {
    try await forEach([
      ("", 0), ("hello", 5), ("コンニチハ, セカイ!", 19), ("--\u{5BF}--", 4), ("cafe\u{301}", 4),
      ("\u{410}\u{488}", 1),
      // Balinese, Hangul by its parts, Devanagari, Tamil, Kannada, Bengali.
      ("\u{1B13}\u{1B28}\u{1B2E}\u{1B44}", 3), ("\u{1100}\u{1161}", 2), ("\u{1100}\u{1160}", 2),
      ("\u{915}\u{94D}\u{937}\u{93F}", 2), ("\u{B95}\u{BCD}\u{BB7}\u{BCC}", 2),
      ("\u{CB0}\u{CCD}\u{C9D}\u{CC8}", 2),
      ("\u{CB0}\u{CBC}\u{CCD}\u{C9A}", 2), ("\u{9AF}\u{9BC}\u{9C7}", 2),
      // Emoji: joined, coloured, as flags and keycaps, with a variation selector.
      ("👨‍👩‍👧", 2), ("👩🏻", 2), ("\u{1F3FB}", 2), ("🇩🇪", 2), ("🇩", 2), ("🇩🇪🇫🇷", 4), ("1\u{FE0F}\u{20E3}", 2),
      ("\u{2640}\u{FE0F}", 2),
      ("\u{2640}", 1), ("A\u{FE0F}", 1), ("\u{231A}", 2), ("\u{231A}\u{FE0E}", 1), ("\u{FE0F}", 0), ("☝🏽", 2),
      ("❤‍🔥", 2),
      ("👩‍🚀 café", 7), ("\u{263A}\u{200D}", 1),
      // What takes no cells, and what does although it looks like it.
      ("a\u{0}b", 2), ("\u{1B}", 0), ("\u{200B}\u{2060}\u{FEFF}", 0), ("\u{AD}", 1), ("\u{600}1", 2),
      ("\u{E0001}", 0),
      // Ideographs and letters beyond the first plane; a private one.
      ("\u{20000}\u{3FFFD}", 4), ("𝔘𝔫𝔦", 3), ("\u{E000}", 1), ("\u{F0000}", 1),
    ]) { (text: String, width: Int) in
      #expect(
        text.cellWidth == width,
        Comment(rawValue: text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")))
    }
  }

  @Test
  func ambiguousCharactersAreAsWideAsTheMetricsSay() async throws {
    try await forEach(["¡", "§", "°", "±", "×", "÷", "①", "─", "■", "★", "\u{E000}", "\u{F0000}"]) {
      (text: String) in
      #expect(text.cellWidth == 1)
      #expect(CellMetrics(ambiguousWidth: .wide).width(of: text) == 2)
      #expect(CellMetrics(ambiguousWidth: .wide).width(of: "a" + text + "中") == 5)
    }
  }

  @Test(arguments: [
    ("\t", 8, 0, 8), ("abc\t", 8, 0, 8), ("ab\tc", 4, 0, 5), ("\t", 8, 3, 5), ("\t\t", 1, 0, 2),
  ])
  func tabsLeadToTheNextStop(_ text: String, _ interval: Int, _ column: Int, _ width: Int) {
    #expect(CellMetrics(tabInterval: interval).width(of: text, startingAt: column) == width)
  }

  @Test func tabsNeverStandStill() {
    var metrics = CellMetrics(tabInterval: 0)
    #expect(metrics.tabInterval == 1)
    metrics.tabInterval = -3
    #expect(metrics.width(of: "\t") == 1)
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
  func ofSeveralLinesTheWidestCounts(_ end: String) {
    #expect("abc\(end)中中中\(end)d".cellWidth == 6)
    #expect("\(end)".cellWidth == 0)
    #expect(CellMetrics.standard.width(of: "ab\(end)cdef", startingAt: 4) == 4)
  }

  @Test func substringsAreMeasuredInPlace() {
    let text = "中文 and more"
    #expect(text.dropFirst(2).cellWidth == 9)
    #expect(text.prefix(2).cellWidth == 4)
  }

  /// What is measured in one go is what is measured cluster by cluster.
  @Test
  func widthIsTheSumOfItsCharacters() async throws {
    try await forEach(textSamples.filter { !$0.contains("\t") }) { (text: String) in
      let sum = text.reduce(0) { $0 + String($1).cellWidth }
      #expect(text.cellWidth == sum)
      #expect((text + text).cellWidth == 2 * sum)
    }
  }

  /// A character may stand at any place of the words that are read at once.
  @Test
  func placeMakesNoDifference() async throws {
    try await forEach(0...20) { (count: Int) in
      let padding = String(repeating: "x", count: count)
      for (text, width) in [
        ("é", 1), ("e\u{301}", 1), ("中", 2), ("🇩🇪", 2), ("3\u{FE0F}\u{20E3}", 2), ("\u{7F}", 0),
      ] {
        #expect((padding + text + padding).cellWidth == 2 * count + width)
      }
    }
  }
}
