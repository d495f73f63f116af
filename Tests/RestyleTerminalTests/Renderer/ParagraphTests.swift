import Restyle
import RestyleRendering
import RestyleTerminal
import Testing

@Suite struct ParagraphTests {
  private func lines(_ style: TextStyle, _ text: String = "The quick brown fox", columns: Int = 10)
    -> [String]
  {
    var terminal = TerminalRenderer(.plain)
    terminal.append(paragraph: StyledString(text, style: style), columns: columns)
    #expect(terminal.problems.isEmpty)
    #expect(terminal.text.hasSuffix("\n"))
    return terminal.text.dropLast().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: [
    (TextStyle(), ["The quick", "brown fox"]), (TextStyle().rightAligned, [" The quick", " brown fox"]),
    (TextStyle().centerAligned, ["The quick", "brown fox"]),
    (TextStyle().justified, ["The  quick", "brown fox"]),
    (TextStyle().truncatedTail, ["The quick…"]), (TextStyle().truncatedMiddle, ["The q… fox"]),
    (TextStyle().multilined(lines: 1), ["The quick…"]),
    (TextStyle().multilined(lines: 2), ["The quick", "brown fox"]),
    (TextStyle().restyled { $0.lineBreakMode = .charWrapping }, ["The quick", "brown fox"]),
    (TextStyle().restyled { $0.lineBreakMode = .clipping }, ["The quick "]),
  ])
  func styleSaysHowLinesStand(_ style: TextStyle, _ expected: [String]) {
    #expect(lines(style) == expected)
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
}
