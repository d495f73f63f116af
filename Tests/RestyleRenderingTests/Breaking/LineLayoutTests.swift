import RestyleRendering
import TestSupport
import Testing

@Suite struct LineLayoutTests {
  private struct Case {
    var text: String
    var columns: Int
    var firstColumns: Int?
    var unit = LineLayout.Unit.words
    var lines: [String]

    init(
      _ text: String, _ columns: Int, first: Int? = nil, by unit: LineLayout.Unit = .words, _ lines: [String]
    ) {
      (self.text, self.columns, firstColumns, self.unit, self.lines) = (text, columns, first, unit, lines)
    }
  }

  @Test("Lines are filled up to their end")
  func lines() async throws {
    try await forEach([
      Case("The quick brown fox", 10, ["The quick", "brown fox"]),
      Case("The quick brown fox", 9, ["The quick", "brown fox"]),
      Case("The quick brown fox", 8, ["The", "quick", "brown", "fox"]),
      Case("The quick brown fox", 4, ["The", "quic", "k", "brow", "n", "fox"]),
      Case("", 5, [""]), Case("a", 0, ["a"]), Case("a\n\nb \nc", 5, ["a", "", "b ", "c"]),
      Case("a\n", 5, ["a", ""]),
      Case("a\r\nb", 1, ["a", "b"]), Case("abc      def", 5, ["abc", "def"]), Case("  in", 6, ["  in"]),
      Case("Name: ", 6, ["Name: "]), Case("Name:  ", 6, ["Name:"]), Case("ab cd", 2, ["ab", "cd"]),
      Case("漢字漢字。", 4, ["漢字", "漢", "字。"]), Case("漢字漢", 5, ["漢字", "漢"]), Case("漢字", 1, ["漢", "字"]),
      Case("well-known word", 7, ["well-", "known", "word"]), Case("a\tb", 9, ["a\tb"]),
      Case("a\tb", 8, ["a\t", "b"]),
      // A tab that moves to the next line is as wide as it is there.
      Case("aaa b\t)cccccc", 11, ["aaa", "b\t)cc", "cccc"]),
      // Soft hyphens are shown at the end of a line alone, where there is a cell for one.
      Case("Donau\u{AD}dampf", 10, ["Donau\u{AD}dampf"]),
      Case("Donau\u{AD}dampf", 6, ["Donau\u{AD}-", "dampf"]),
      Case("Donau\u{AD}dampf", 5, ["Donau\u{AD}", "dampf"]),
      // The first line may be of another length.
      Case("The quick brown fox", 10, first: 3, ["The", "quick", "brown fox"]),
      Case("ab cdef", 10, first: 3, ["ab", "cdef"]),
      Case("abcdef", 4, first: 2, ["ab", "cdef"]), Case("ab cdef", 2, first: 5, ["ab", "cd", "ef"]),
      Case("ab\ncd ef", 2, first: 5, ["ab", "cd", "ef"]),
      // Anywhere between characters, or at spaces alone.
      Case("ab cd", 4, by: .characters, ["ab c", "d"]),
      Case("a\u{301}b\u{301}c", 2, by: .characters, ["a\u{301}b\u{301}", "c"]),
      Case("see https://example.org/a b", 8, by: .spaces, ["see", "https://example.org/a", "b"]),
      Case("a-b-c d", 3, by: .spaces, ["a-b-c", "d"]), Case("漢字漢", 4, by: .spaces, ["漢字", "漢"]),
      Case("https://é.org/a-b c", 4, by: .spaces, ["https://é.org/a-b", "c"]),
    ]) { (sample: Case) in
      #expect(Self.lines(sample) == sample.lines)
    }
  }

  private static func lines(_ sample: Case) -> [String] {
    sample.text.withUTF8Bytes { bytes in
      LineLayout(
        bytes, CellGrid(), columns: sample.columns, firstColumns: sample.firstColumns, unit: sample.unit
      ).brokenLines().map {
        String(decoding: bytes[$0.bytes], as: UTF8.self) + ($0.isHyphenated ? "-" : "")
      }
    }
  }

  private static let texts = [
    "The quick brown fox, jumps (over) the lazy dog.", "  leading and trailing  ", "色は匂へど散りぬるを、我が世誰ぞ常ならむ。",
    "one-two three–four—five/six 10,000.50 € “quoted”", "👩‍🚀👍🏽 🇩🇪🇫🇷 ❤️ 1️⃣ family", "cafe\u{301} nai\u{308}ve",
    "a b\nc d\r\ne\u{2028}f", "ab\n         \n\ncd         \n          ",
    "Donau\u{AD}dampf\u{AD}schiff", "no\u{A0}break\u{202F}space zero\u{200B}width",
    String(repeating: "x", count: 50),
  ]

  @Test("Lines are as wide as they say, and follow each other up to the end of the text")
  func widths() async throws {
    try await forEach(Self.texts, [LineLayout.Unit.words, .wholeWords, .characters, .spaces]) { text, unit in
      text.withUTF8Bytes { bytes in
        for columns in [2, 3, 5, 8, 13, 40, 1_000] {
          for firstColumns in [nil, 2, 7] {
            let layout = LineLayout(
              bytes, CellGrid(), columns: columns, firstColumns: firstColumns, unit: unit)
            var end = 0
            for (index, line) in layout.brokenLines().enumerated() {
              #expect(line.bytes.lowerBound == end && line.end >= line.bytes.upperBound)
              end = line.end
              let shown = String(decoding: bytes[line.bytes], as: UTF8.self).filter { $0 != "\u{AD}" }
              #expect(line.width == shown.cellWidth + (line.isHyphenated ? 1 : 0))
              let room = index == 0 ? firstColumns ?? columns : columns
              #expect(line.width <= room || [.wholeWords, .spaces].contains(unit))
            }
            #expect(end == bytes.count)
          }
        }
      }
    }
  }

  @Test("The lines of a text are those of each of its paragraphs")
  func paragraphs() async throws {
    let texts = ["", "a", "The quick (brown) fox", "abcdefghij", "see https://é.org/a-b c", "漢字漢字。", "ж ж "]
    try await forEach(texts, texts) { (first: String, second: String) in
      for end in ["\n", "\r\n", "\u{2028}"] {
        for unit in [LineLayout.Unit.words, .wholeWords, .characters, .spaces] {
          for columns in [2, 4, 9, 30] {
            func lines(_ text: String) -> [String] { Self.lines(Case(text, columns, by: unit, [])) }
            #expect(lines(first + end + second) == lines(first) + lines(second), "\(first) \(second)")
          }
        }
      }
    }
  }

  @Test("Of characters of two bytes only the soft hyphen has no width, alone and with a mark")
  func softHyphens() {
    for scalar in (UInt32(0xA1)...0x7FF).compactMap(Unicode.Scalar.init) {
      guard scalar.properties.isAlphabetic || scalar == "\u{AD}" else { continue }
      for mark in ["", "\u{301}"] {
        let text = "a\(scalar)\(mark)b"
        let line = text.withUTF8Bytes { bytes in
          LineLayout(bytes, CellGrid(), columns: 9, unit: .words).brokenLines().first
        }
        #expect(line?.width == (scalar == "\u{AD}" ? 2 : text.cellWidth), "\(scalar.value)")
      }
    }
  }

  @Test("The longest word is as wide as what lies between two breaks, without the spaces behind it")
  func longestWords() async throws {
    let parts = ["", "a", "bcd", "1", " ", "-", "\u{2014}", "\u{E9}", "\u{FF71}", "\u{4E2D}", "."]
    try await forEach(parts, parts) { first, second in
      for third in parts {
        for fourth in parts {
          let text = first + second + third + fourth
          let words = text.lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
          let width = text.withUTF8Bytes { LineLayout.wordWidth($0, CellGrid()) }
          #expect(width == words.map(\.cellWidth).max() ?? 0, "\(text)")
        }
      }
    }
  }

  @Test("Plain texts have the lines that others have, behind those that are there")
  func plainTexts() async throws {
    let parts = ["", "a", "bcd1", "ef ghi", " ", "  ", "-", ".", "\u{E9}"]
    try await forEach(parts, parts) { first, second in
      for third in parts {
        for fourth in parts {
          let text = first + second + third + fourth
          text.withUTF8Bytes { bytes in
            for columns in [1, 2, 3, 5, 8] {
              let broken = LineLayout(bytes, CellGrid(), columns: columns, unit: .words).brokenLines()
              var lines = broken
              LineLayout.appendLines(of: bytes, CellGrid(), columns: columns, unit: .words, to: &lines)
              #expect(lines == broken + broken, "\(text) \(columns)")
            }
          }
        }
      }
    }
  }

  /// Words of ASCII are placed as a whole, and those of another script one cluster after the other.
  @Test("Letters of all scripts are laid out alike")
  func scripts() async throws {
    let inCyrillic = { @Sendable (text: String) in String(text.map { $0.isLetter ? "ж" : $0 }) }
    let texts = [
      "The quick (brown) fox, 1,000 $ b", "the quick. brown, fox:a ", "a-b c-d efghijklmnop q",
      "x) ab. (7 a1 ;d",
    ]
    try await forEach(texts, [LineLayout.Unit.words, .wholeWords, .characters, .spaces]) { text, unit in
      let widths = [text, inCyrillic(text)].map { $0.withUTF8Bytes { LineLayout.wordWidth($0, CellGrid()) } }
      #expect(widths[0] == widths[1])
      for columns in 1...30 {
        for firstColumns in [nil, 1, 4, 9] {
          #expect(
            Self.lines(Case(inCyrillic(text), columns, first: firstColumns, by: unit, []))
              == Self.lines(Case(text, columns, first: firstColumns, by: unit, [])).map(inCyrillic))
        }
      }
    }
  }
}
