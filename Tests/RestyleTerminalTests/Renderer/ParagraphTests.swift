import Restyle
import RestyleElements
import RestyleRendering
import RestyleTerminal
import TestSupport
import Testing

@Suite struct ParagraphTests {
  private func lines(_ style: TextStyle, _ text: String = "The quick brown fox", columns: Int = 10)
    -> [String]
  {
    var terminal = TerminalRenderer(.plain)
    terminal.append(paragraph: StyledString(text, style: style), columns: columns)
    #expect(terminal.problems.allSatisfy { $0.loss.kind == "wholeCells" })
    #expect(terminal.text.hasSuffix("\n"))
    return terminal.text.dropLast().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test
  func styleSaysHowLinesStand() async throws {
    try await forEach([
      (TextStyle(), ["The quick", "brown fox"]), (TextStyle().rightAligned, [" The quick", " brown fox"]),
      (TextStyle().centerAligned, ["The quick", "brown fox"]),
      (TextStyle().justified, ["The  quick", "brown fox"]),
      (TextStyle().truncatedTail, ["The quick…"]), (TextStyle().truncatedMiddle, ["The q… fox"]),
      (TextStyle().multilined(lines: 1), ["The quick…"]),
      (TextStyle().multilined(lines: 2), ["The quick", "brown fox"]),
      (TextStyle().restyled { $0.lineBreakMode = .charWrapping }, ["The quick", "brown fox"]),
      (TextStyle().restyled { $0.lineBreakMode = .clipping }, ["The quick "]),
    ]) { (style: TextStyle, expected: [String]) in
      #expect(lines(style) == expected)
    }
  }

  @Test("A line ends at the other side than it starts at, in every direction")
  func ends() async throws {
    let natural = TextStyle(alignment: .natural)
    let own = natural.restyled { $0.writingDirection = .rightToLeft }
    try await forEach([(natural, "a"), (natural, "א"), (own, "a")]) { (style: TextStyle, text: String) in
      let isMirrored = style != natural || text != "a"
      for columns in [3, 10] {
        let starts = lines(style, text + "\n" + text + text, columns: columns)
        let ends = lines(style.trailingAligned, text + "\n" + text + text, columns: columns)
        #expect(starts.count == 2 && ends.count == 2)
        #expect(starts.allSatisfy { $0.hasPrefix(" ") == isMirrored }, "\(starts)")
        #expect(ends.allSatisfy { $0.hasPrefix(" ") != isMirrored }, "\(ends)")
      }
    }
  }

  @Test("Code among other text has backticks, unless its look shows it: a terminal has one font")
  func code() throws {
    let code = TextStyle().restyled { $0.fontFamily = .system(.monospaced) }
    let cases: [(StyledString, colored: String, plain: String)] = [
      ("Run \("ls", style: code) now", "Run `ls` now", "Run `ls` now"),
      ("\("ls", style: code), \("a", style: code)\("b", style: code.bold)", "`ls`, `ab`", "`ls`, `ab`"),
      ("Run \("ls", style: code.colored(.red)) now", "Run ls now", "Run `ls` now"),
      ("Run \("ls", style: code.backgroundColored(.gray)) now", "Run ls now", "Run `ls` now"),
      ("Run \("ls", style: code.underlined) now", "Run ls now", "Run `ls` now"),
      ("\("ls", style: code)\(" -l", style: code.bold)", "ls -l", "ls -l"),
    ]
    for (text, colored, plain) in cases {
      for (profile, expected) in [(TerminalProfile(), colored), (.plain, plain)] {
        var terminal = TerminalRenderer(profile)
        #expect(terminal.block(text).text == expected)
        #expect(try terminal.block(of: Label(DisplayText(text))).text == expected)
        #expect(terminal.problems.isEmpty)
        terminal.append(text)
        terminal.append(paragraph: text)
        let lines = TerminalCells(terminal.text).lines.map { String($0.map(\.character)) }
        #expect(lines.prefix(2).allSatisfy { $0.hasPrefix(expected) }, "\(lines)")
      }
    }
  }

  @Test("A text that may have several lines wraps, and is cut where the last one ends")
  func cutTexts() async throws {
    try await forEach([
      (.clipping, 0, ["The quick", "brown fox", "jumps"]), (.clipping, 1, ["The quick "]),
      (.clipping, 2, ["The quick", "brown fox "]), (.truncatingTail, 0, ["The quick", "brown fox", "jumps"]),
      (.truncatingTail, 2, ["The quick", "brown fox…"]),
      (.truncatingTail, 3, ["The quick", "brown fox", "jumps"]),
      (.truncatingHead, 2, ["The quick", "…fox jumps"]), (.truncatingMiddle, 1, ["The q…umps"]),
    ]) { (mode: LineBreakMode, limit: Int, expected: [String]) in
      let style = TextStyle().multilined(lines: limit, lineBreakMode: mode)
      #expect(lines(style, "The quick brown fox jumps") == expected)
      var terminal = TerminalRenderer(.plain)
      let label = Label("The quick brown fox jumps", style: style)
      let block = try terminal.block(of: label, columns: 10)
      #expect(block.height == expected.count && expected.joined().hasPrefix(block.text.prefix { $0 != "\n" }))
    }
    // Without a number of lines, each of the text's own is cut.
    #expect(
      lines(TextStyle().truncatedTail, "The quick brown\nfox jumps over") == ["The quick…", "fox jumps…"])
  }

  @Test("A limit of lines shows what doesn't fit as it is written, without the hyphens and spaces of breaks")
  func limitedLines() async throws {
    try await forEach([
      ("extra-long name", 8, 1), ("co\u{AD}operation", 8, 1), ("日本語。", 7, 1),
      ("one two ex-tended words", 7, 3),
      ("a\n\nbcdefghij", 5, 1), ("\nabcdefgh", 4, 1),
    ]) { (text: String, columns: Int, limit: Int) in
      let shown = lines(TextStyle().multilined(lines: limit), text, columns: columns)
      let unbroken = text.replacing("\u{AD}", with: "").split(separator: "\n").joined(separator: " ")
      let rest = String(shown.last?.dropLast() ?? "")
      #expect(unbroken.contains(rest) && shown.last?.last == "…", "\(shown)")
    }
  }

  @Test
  func indentsAndSpacingTakeCells() async throws {
    try await forEach([
      (TextStyle().restyled { $0.firstLineHeadIndent = 16 }, ["  The", "quick", "brown fox"]),
      (TextStyle().restyled { $0.headIndent = 24 }, ["The quick", "   brown", "   fox"]),
      (TextStyle().restyled { $0.tailIndent = -32 }, ["The", "quick", "brown", "fox"]),
      (TextStyle().restyled { $0.tailIndent = 40 }, ["The", "quick", "brown", "fox"]),
      (TextStyle().rightAligned.restyled { $0.tailIndent = -8 }, ["The quick", "brown fox"]),
      (
        TextStyle().restyled {
          $0.firstLineHeadIndent = 16
          $0.numberOfLines = 1
        }, ["  The qui…"]
      ),
      (TextStyle().restyled { $0.firstLineHeadIndent = 1e9 }, ["        Th", "e quick", "brown fox"]),
      (
        TextStyle().restyled {
          $0.paragraphSpacingBefore = 16
          $0.paragraphSpacing = 40
        }, ["", "The quick", "brown fox", "", ""]
      ),
      (TextStyle().restyled { $0.writingDirection = .rightToLeft }, [" The quick", " brown fox"]),
      (TextStyle().leftAligned.restyled { $0.writingDirection = .rightToLeft }, ["The quick", "brown fox"]),
      (
        TextStyle().restyled {
          $0.writingDirection = .rightToLeft
          $0.headIndent = 8
        }, [" The quick", "brown fox"]
      ),
      (
        TextStyle().restyled {
          $0.writingDirection = .rightToLeft
          $0.tailIndent = -8
        }, [" The quick", " brown fox"]
      ),
    ]) { (style: TextStyle, expected: [String]) in
      #expect(lines(style.multilined(lines: style.attribute(for: .numberOfLines) ?? 0)) == expected)
    }
  }

  @Test(arguments: [
    ("שלום", "      שלום"), ("(شكرا) x", "  (شكرا) x"), ("1 abc", "1 abc"), ("123", "123"), ("", ""),
  ])
  func textsStartWhereTheirScriptDoes(_ text: String, _ expected: String) {
    #expect(lines(TextStyle(), text) == [expected])
    #expect(lines(TextStyle().restyled { $0.writingDirection = .leftToRight }, text) == [text])
  }

  /// A word that would have fitted into the first line may be too long for those after it.
  @Test(arguments: [(0.0, 48.0), (48, 0), (48, 48), (8, 72), (72, 8)])
  func indentedLinesFit(_ first: Double, _ others: Double) {
    let style = TextStyle().wordWrapped.restyled {
      $0.firstLineHeadIndent = first
      $0.headIndent = others
    }
    for text in ["ab abcdefgh ij", "abcdefgh abcdefgh", "a b c d e f g", "日本語 abcdefgh é"] {
      let lines = lines(style, text)
      #expect(lines.allSatisfy { $0.cellWidth <= 10 })
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      for (index, line) in lines.enumerated() {
        #expect(line.prefix { $0 == " " }.count == min(Int(index == 0 ? first : others) / 8, 8))
      }
    }
  }

  @Test func partsOfALinkHaveOneName() {
    let link = TextStyle().linked(to: "https://example.org/")
    var terminal = TerminalRenderer()
    terminal.append(paragraph: StyledString("one two three", style: link.rightAligned), columns: 8)
    terminal.append(paragraph: StyledString("four", style: link))
    terminal.append(paragraph: StyledString("five six", style: link), columns: 4)
    let names = terminal.text.split(separator: "\u{1B}]8;").dropFirst().map { $0.prefix { $0 != ";" } }
    #expect(names.filter { !$0.isEmpty } == ["id=1", "id=1", "id=2"])
    #expect(TerminalCells(terminal.text).surprises.isEmpty)
  }

  @Test func paragraphsStartALine() {
    var terminal = TerminalRenderer(.plain)
    terminal.append(paragraph: "one")
    terminal.append(StyledText("two"))
    terminal.append(paragraph: "three")
    terminal.append(StyledText("four\n"))
    terminal.append(paragraph: "five")
    #expect(terminal.text == "one\ntwo\nthree\nfour\nfive\n")
  }

  @Test func centredLinesHaveTheOddCellBehind() {
    #expect(lines(TextStyle().centerAligned, "abc", columns: 10) == ["   abc"])
  }

  @Test func spacesBeforeALineLookLikeNothing() {
    var terminal = TerminalRenderer()
    let style = TextStyle().backgroundColored(.white).underlined.rightAligned.linked(
      to: "https://example.org/")
    terminal.append(paragraph: StyledString("ab cd", style: style), columns: 3)
    let shown = TerminalCells(terminal.text)
    #expect(shown.text == " ab\n cd\n")
    #expect(shown.lines.dropLast().allSatisfy { $0[0].look == TerminalCells.Look() })
    #expect(shown.lines[0][1].look == shown.lines[1][1].look)
  }

  @Test func partsOfLinesReportWhatConcernsParagraphs() {
    var terminal = TerminalRenderer()
    terminal.append(StyledText("x", style: TextStyle().rightAligned))
    #expect(terminal.problems.map(\.loss) == [.paragraphAttribute("alignment")])
  }

  @Test("The mark of what was cut is ASCII where only that can be drawn")
  func asciiMarks() {
    for (style, text) in [
      (TextStyle().truncatedTail, "abcdefghi"), (TextStyle().truncatedMiddle, "abcdefghi"),
      (TextStyle().multilined(lines: 1), "abcd efghi"),
    ] {
      for (drawsASCII, mark) in [(false, "…"), (true, "...")] {
        var terminal = TerminalRenderer(.plain.with { $0.drawsASCII = drawsASCII })
        let block = terminal.block(StyledString(text, style: style), columns: 7)
        #expect(block.text.contains(mark) && block.width == 7, "\(block.text)")
        #expect(block.text.utf8.allSatisfy { $0 < 0x80 } == drawsASCII)
      }
    }
  }
}
