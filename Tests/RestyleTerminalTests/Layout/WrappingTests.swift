import Restyle
import RestyleTerminal
import RestyleTesting
import TestSupport
import Testing

@Suite struct WrappingTests {
  private let metrics = CellMetrics.standard

  private func lines(_ text: String, _ columns: Int, _ unit: CellMetrics.BreakUnit = .words) -> [String] {
    metrics.lines(of: StyledString(text), columns: columns, breaking: unit).map(\.content.text)
  }

  @Test
  func linesEndBetweenWords() async throws {
    try await forEach([
      ("The quick brown fox", 10, ["The quick", "brown fox"]),
      ("The quick brown fox", 9, ["The quick", "brown fox"]),
      ("The quick brown fox", 4, ["The", "quic", "k", "brow", "n", "fox"]), ("", 5, [""]), ("a", 1, ["a"]),
      ("one\ntwo\n\nthree", 20, ["one", "two", "", "three"]), ("one\r\ntwo", 20, ["one", "two"]),
      ("a\n", 5, ["a", ""]),
      // Spaces hang over the end, but stay where the text itself ends.
      ("abc      def", 5, ["abc", "def"]), ("Name: ", 6, ["Name: "]), ("Name:  ", 6, ["Name:"]),
      ("  in", 6, ["  in"]),
      // East Asian: anywhere but before what closes.
      ("日本語の文章。", 6, ["日本語", "の文", "章。"]), ("日本語", 5, ["日本", "語"]),
      // Hyphens, soft ones too, and what must not be broken.
      ("well-known word", 7, ["well-", "known", "word"]),
      ("Donau\u{AD}dampf\u{AD}schiff", 8, ["Donau-", "dampf-", "schiff"]),
      ("Donau\u{AD}dampf\u{AD}schiff", 20, ["Donaudampfschiff"]),
      ("10\u{A0}km left", 5, ["10\u{A0}km", "left"]),
      ("zero\u{200B}width", 6, ["zero\u{200B}", "width"]),
      ("costs $ 1,000.50 net", 9, ["costs $", "1,000.50", "net"]),
      ("(see above)", 5, ["(see", "above", ")"]),
      // Numbers of characters stay whole in words that don't.
      ("photos<U+202E>evil", 12, ["photos", "<U+202E>evil"]),
      ("photos<U+202E>evil", 8, ["photos", "<U+202E>", "evil"]),
      ("an éa<U+202E>evil", 9, ["an", "éa", "<U+202E>e", "vil"]),
      ("an é<U+202E>e\u{301}<U+0085>", 10, ["an", "é<U+202E>e\u{301}", "<U+0085>"]),
      ("photos<U+202E>", 7, ["photos", "<U+202E", ">"]), ("photos<U+202x>", 8, ["photos<U", "+202x>"]),
    ]) { (text: String, columns: Int, expected: [String]) in
      #expect(lines(text, columns) == expected)
    }
  }

  @Test(arguments: [
    ("abcdef", 4, ["abcd", "ef"]), ("ab cd", 4, ["ab c", "d"]), ("日本語", 5, ["日本", "語"]),
    ("a\u{301}b\u{301}c", 2, ["a\u{301}b\u{301}", "c"]), ("ab <U+202E>c", 9, ["ab", "<U+202E>c"]),
  ])
  func linesEndBetweenCharacters(_ text: String, _ columns: Int, _ expected: [String]) {
    #expect(lines(text, columns, .characters) == expected)
  }

  /// No line is too long, nothing is lost, and no character is broken.
  @Test
  func linesMakeUpTheText() async throws {
    try await forEach(textSamples.filter { !$0.contains("\t") }, CellMetrics.BreakUnit.allCases) {
      (text: String, unit: CellMetrics.BreakUnit) in
      for columns in [2, 3, 5, 8, 13, 40, 1_000] {
        for text in [text, text + "\n" + text] {
          let lines = metrics.lines(of: styled(text), columns: columns, breaking: unit)
          for line in lines {
            #expect(line.width <= columns)
            #expect(metrics.width(of: line.content.text) == line.width)
          }
          let whole = lines.map { line in
            (line.isHyphenated ? String(line.content.text.dropLast()) : line.content.text) + line.ending
          }.joined()
          #expect(whole == text.filter { $0 != "\u{AD}" })
          #expect(lines.flatMap { Array($0.content.text) }.count <= text.count + lines.count)
        }
      }
    }
  }

  @Test(arguments: [
    (20, ["a       b       c"]), (9, ["a       b", "c"]), (8, ["a", "b", "c"]), (3, ["a", "b", "c"]),
    (1, ["a", "b", "c"]),
  ])
  func tabsBecomeSpaces(_ columns: Int, _ expected: [String]) {
    let lines = metrics.lines(of: StyledString("a\tb\tc"), columns: columns)
    #expect(lines.map { $0.content.text.trimmingSpaces } == expected)
    #expect(lines.allSatisfy { $0.width <= columns && $0.width == $0.content.text.cellWidth })
  }

  @Test("A soft hyphen that keeps a mark from a letter takes no cell, and neither does the mark")
  func softHyphensBeforeMarks() async throws {
    let texts = ["❤\u{AD}\u{FE0F} a", "1\u{301}\u{AD}\u{FE0F}", "👩\u{200D}\u{AD}🚀", "ᄀ\u{AD}\u{1161}\nab"]
    try await forEach(texts, 2...8) { (text: String, columns: Int) in
      // In one run, and in runs of a scalar each.
      let runs = text.unicodeScalars.enumerated().map {
        StyledText(String($1), style: styleSamples[$0 % styleSamples.count])
      }
      for text in [StyledString(text), StyledString(runs)] {
        for line in metrics.lines(of: text, columns: columns) {
          #expect(line.width == line.content.text.cellWidth && line.width <= columns)
        }
      }
    }
    #expect(lines("e\u{AD}\u{301}a\u{AD}b", 8) == ["e\u{301}ab"])
  }

  @Test("A tab without room keeps a mark from the letter before it", arguments: [1, 8])
  func tabsBeforeMarks(_ columns: Int) {
    let letters = String(repeating: "a", count: columns)
    for mark in ["\u{301}", "\u{FE0F}", "\u{200D}"] {
      let text = letters + "\t" + mark
      for runs in [[text], text.unicodeScalars.map { String($0) }] {
        let lines = metrics.lines(
          of: StyledString(runs.map { StyledText($0) }), columns: columns, breaking: .characters)
        for line in lines {
          #expect(line.width == line.content.text.cellWidth && line.width <= columns)
          #expect(!line.content.text.contains("a\(mark)"), "\(line.content.text.unicodeScalars.map(\.value))")
        }
      }
    }
  }

  @Test("Tabs lead to the stops of the line that they come to stand in")
  func tabsMove() async throws {
    let letters = ["a", "bb", " ", "\t", ")", "漢", "-", "\u{A0}", "ж"]
    try await forEach(0..<300) { (seed: UInt64) in
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 2...12, using: &generator)
      let text = (0..<count).compactMap { _ in letters.randomElement(using: &generator) }.joined()
      let metrics = CellMetrics(tabInterval: Int.random(in: 2...8, using: &generator))
      for columns in 2...14 {
        for unit in CellMetrics.BreakUnit.allCases {
          for line in metrics.lines(of: StyledString(text), columns: columns, breaking: unit) {
            #expect(line.width == line.content.text.cellWidth && line.width <= columns, "\(text) \(columns)")
          }
        }
      }
    }
  }

  /// Each character has in its line the style that it has in the text.
  @Test
  func stylesStayWithTheirCharacters() async throws {
    try await forEach(textSamples.filter { !$0.contains("\t") }) { (text: String) in
      let source = styled(text.filter { $0 != "\u{AD}" })
      var rest = source.runs.flatMap { run in run.text.unicodeScalars.map { ($0, run.style) } }[...]
      for line in metrics.lines(of: source, columns: 7) {
        for (scalar, style) in line.content.runs.flatMap({ run in
          run.text.unicodeScalars.map { ($0, run.style) }
        }) {
          let expected = rest.popFirst()
          #expect(expected?.0 == scalar && expected?.1 == style)
        }
        rest = rest.dropFirst(line.ending.unicodeScalars.count)
      }
      #expect(rest.isEmpty)
    }
  }

  /// Words of ASCII take a short way, which leads where the rules do: letters of another script are broken alike.
  @Test
  func lettersOfAllScriptsAreBrokenAlike() async throws {
    try await forEach(
      textSamples.filter { $0.utf8.allSatisfy { 0x20..<0x7F ~= $0 } }, CellMetrics.BreakUnit.allCases
    ) { (text: String, unit: CellMetrics.BreakUnit) in
      func inCyrillic(_ text: String) -> String { String(text.map { $0.isLetter ? "ж" : $0 }) }
      for columns in 1...30 {
        for text in [
          text, "x) " + text + " (7 a1 $ b", text + "-" + text, "a. b, c; d: " + text + " .e, .f. 1. g .5 h",
        ] {
          #expect(lines(inCyrillic(text), columns, unit) == lines(text, columns, unit).map(inCyrillic))
        }
      }
    }
  }

  /// A run of one style or of many makes no difference.
  @Test
  func stylesMoveNoEndOfLine() async throws {
    try await forEach(textSamples.filter { !$0.contains("\t") }) { (text: String) in
      for columns in [1, 4, 9, 25] {
        #expect(
          metrics.lines(of: styled(text), columns: columns).map(\.content.text)
            == metrics.lines(of: StyledString(text), columns: columns).map(\.content.text))
      }
    }
  }

  @Test(arguments: [0, -1, Int.min])
  func noColumnsCountAsOne(_ columns: Int) {
    #expect(lines("ab", columns) == ["a", "b"])
    #expect(lines("中b", columns) == ["中", "b"])
  }

  @Test func longTextsTakeNoLongerThanTheirLength() {
    let text = String(repeating: "x", count: 50_000)
    #expect(lines(text, 10).count == 5_000)
    #expect(lines(String(repeating: " ", count: 50_000), 10).count == 1)
    #expect(lines(String(repeating: "\u{301}", count: 50_000), 10).count == 1)
    let runs = StyledString(
      (0..<10_000).map { StyledText("x\t", style: styleSamples[$0 % styleSamples.count]) })
    #expect(metrics.lines(of: runs, columns: .max).map(\.width) == [80_000])
    #expect(metrics.truncated(runs, columns: 9).text == "x       …")
  }
}

extension String {
  fileprivate var trimmingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }
}
