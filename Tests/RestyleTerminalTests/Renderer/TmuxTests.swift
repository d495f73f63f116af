import Restyle
import RestyleElements
import RestyleTerminal
import Testing

/// What a terminal emulator shows is what the styles say, cell by cell.
@Suite(.enabled(if: Tmux.installed != nil, "tmux isn't installed"))
struct TmuxTests {
  private func shown(_ terminal: TerminalRenderer, columns: Int = 40) throws -> TerminalCells {
    let tmux = try #require(Tmux.installed)
    return TerminalCells(try tmux.screen(showing: terminal.text, columns: columns, rows: 30))
  }

  /// The cells without what follows a line's text.
  private func trimmed(_ cells: TerminalCells) -> [[TerminalCells.Cell]] {
    cells.lines.map { line in
      Array(line.reversed().drop { $0.character == " " && $0.look == TerminalCells.Look() }.reversed())
    }
  }

  @Test(arguments: [ColorProfile.ansi16, .ansi256, .trueColor])
  func cellsLookAsStylesSay(_ colors: ColorProfile) throws {
    var terminal = TerminalRenderer(TerminalProfile(colors: colors, columns: 40, showsLinks: false))
    for index in styleSamples.indices {
      terminal.append(paragraph: styled("one two three four five", startingWith: index))
    }
    terminal.append(paragraph: styled("The quick brown fox jumps over the lazy dog and runs on and on"))
    terminal.append(
      paragraph: StyledString("中文 wide characters 日本語 at the end of lines", style: styleSamples[4]))
    terminal.append(
      paragraph: styled("to the right, in two lines that are long enough").restyled { $0.alignment = .right })
    let (screen, sent) = (try shown(terminal), TerminalCells(terminal.text))
    #expect(screen.surprises.isEmpty)
    let expected = trimmed(sent)
    #expect(Array(trimmed(screen).prefix(expected.count)) == expected)
    #expect(trimmed(screen).dropFirst(expected.count).allSatisfy { $0.isEmpty })
  }

  /// Lines, gradients, wide characters, titles, and cells of tables that are broken.
  @Test func blocksLookAsStylesSay() throws {
    var table = TerminalTable(
      columns: ["日本", TerminalTable.Column("Size", alignment: .trailing)],
      rows: [
        [styled("one two three four"), "中 1"], [StyledString("👩‍🚀 é", style: TextStyle().reversed), "2"],
      ],
      style: .grid)
    table.cellStyle = { row, _ in row == 1 ? TextStyle().backgroundColored(.blue) : TextStyle() }
    var box = TerminalBox(
      table,
      background: BackgroundStyle(
        gradient: .linear(angle: .degrees(45), colors: [.red, .blue]),
        border: BorderStyle(width: 3, color: .green)), padding: CellInsets(horizontal: 1), alignment: .center)
    box.titles = [
      TerminalBox.Title(styled("a title")), TerminalBox.Title("中", alignment: .trailing, isAbove: false),
    ]
    box.lineGradient = .linear(angle: .degrees(90), colors: [.white, .black])
    for isSelfContained in [false, true] {
      var options = TerminalRenderer.Options()
      options.selfContainedLines = isSelfContained
      var terminal = TerminalRenderer(TerminalProfile(columns: 30, showsLinks: false), options: options)
      terminal.append(block: box)
      let (screen, sent) = (try shown(terminal, columns: 30), trimmed(TerminalCells(terminal.text)))
      #expect(screen.surprises.isEmpty)
      #expect(Array(trimmed(screen).prefix(sent.count)) == sent)
    }
  }

  @Test func backgroundsEndWhereTheirTextEnds() throws {
    var terminal = TerminalRenderer(TerminalProfile(columns: 20))
    for line in 0..<40 {
      terminal.append(StyledText("line \(line)\n", style: styleSamples[4]))
    }
    // The screen has scrolled.
    for line in try shown(terminal, columns: 20).lines where !line.isEmpty {
      #expect(line.prefix { $0.look.background == [0, 0, 0] }.map(\.character).starts(with: "line "))
      #expect(line.drop { $0.look.background == [0, 0, 0] }.allSatisfy { $0.look == TerminalCells.Look() })
    }
  }

  @Test(arguments: ["\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{9B}2J", "\u{1B}c", "\u{8}\u{8}", "\u{E}"])
  func textObeysNothing(_ text: String) throws {
    var terminal = TerminalRenderer()
    terminal.append(StyledText("before\(text)after"))
    let screen = try shown(terminal)
    let line = String(try #require(screen.lines.first).map(\.character))
    #expect(line.hasPrefix("before") && line.contains("after"))
  }
}
