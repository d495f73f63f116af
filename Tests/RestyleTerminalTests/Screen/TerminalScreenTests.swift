import Restyle
import RestyleElements
import RestyleRendering
import RestyleTerminal
import TestSupport
import Testing

@Suite struct TerminalScreenTests {
  private func shown(_ screen: TerminalScreen) -> ScreenEmulator {
    var terminal = ScreenEmulator(columns: screen.columns, rows: screen.rows)
    terminal.send(screen.text)
    return terminal
  }

  private func lines(_ screen: TerminalScreen) -> [String] {
    shown(screen).cells.map { line in
      var text = line.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  private func screen(_ columns: Int, _ rows: Int) -> TerminalScreen {
    TerminalScreen(TerminalProfile(columns: columns), rows: rows)
  }

  @Test func contentLiesWhereItIsDrawn() {
    var screen = screen(10, 4)
    screen.draw("one\ntwo", row: 1, column: 3)
    screen.draw("last", row: 3, column: 8)
    #expect(lines(screen) == ["", "   one", "   two", "        la"])
    screen.clear()
    #expect(lines(screen) == ["", "", "", ""])
  }

  @Test func interfacesLieWhereTheyAreDrawn() throws {
    let interface = Stack(.horizontal) {
      Label("one")
      Spacer()
      Label("end")
    }
    var screen = screen(10, 2)
    try screen.draw(interface)
    try screen.draw(interface, row: 1, column: 1, columns: 8)
    #expect(lines(screen) == ["one    end", " one  end"])
    try screen.draw(interface, row: 1, column: -4, columns: 13)
    #expect(lines(screen) == ["one    end", "      end"])
    try screen.draw(Label("x", style: TextStyle().restyled { $0.kern = 2 }))
    #expect(screen.problems.count == 1)
  }

  @Test
  func whatLiesBeyondTheEdgesIsLeftOut() async throws {
    try await forEach([
      (-1, 0, ["two", "three", ""]), (2, 0, ["", "", "one"]), (5, 0, ["", "", ""]), (-9, 0, ["", "", ""]),
      (0, -2, ["e", "o", "ree"]), (0, 4, ["    on", "    tw", "    th"]), (0, 9, ["", "", ""]),
      (Int.min, Int.min, ["", "", ""]), (Int.max, Int.max, ["", "", ""]),
    ]) { (row: Int, column: Int, expected: [String]) in
      var screen = screen(6, 3)
      screen.draw("one\ntwo\nthree", row: row, column: column, columns: 6)
      #expect(lines(screen) == expected)
    }
  }

  @Test func wideCharactersAreNeverCut() {
    var screen = screen(6, 5)
    for row in 0..<5 { screen.draw("中文日", row: row) }
    screen.draw("x", row: 0)
    screen.draw("x", row: 1, column: 1)
    screen.draw("本", row: 2, column: 1)
    screen.draw("本", row: 3, column: 5, columns: 2)
    screen.draw("本", row: 4, column: -1)
    #expect(lines(screen) == ["x 文日", " x文日", " 本 日", "中文", "  文日"])
  }

  @Test func marksStayWithTheirLetters() {
    var screen = screen(8, 2)
    screen.draw("e\u{301}x👩‍🚀y")
    screen.draw("x\u{301}\u{302}\u{303}\u{304}\u{305}", row: 1)
    #expect(lines(screen) == ["e\u{301}x👩‍🚀y", "x\u{301}\u{302}\u{303}\u{304}\u{305}"])
  }

  @Test func cellsLookAsTheirTextSays() {
    for (index, style) in styleSamples.enumerated() {
      var screen = screen(20, 2)
      let text = StyledString("style \(index)", style: style.linked(to: Link("https://example.org/\(index)")))
      screen.draw(text, row: 1, column: 2)
      var terminal = TerminalRenderer(TerminalProfile(columns: 20))
      terminal.append(text)
      let sent = TerminalCells(terminal.text).lines[0].map {
        ScreenEmulator.Cell(text: String($0.character), look: $0.look).seen
      }
      #expect(Array(shown(screen).cells[1][2..<2 + sent.count]) == sent)
      #expect(shown(screen).surprises.isEmpty)
      #expect(shown(screen).lookInForce == TerminalCells.Look())
    }
  }

  @Test(arguments: [(0, 1), (-5, 1), (3, 3), (20_000, 10_000), (Int.max, 10_000)])
  func sizesAreThoseThatTerminalsHave(_ rows: Int, _ expected: Int) {
    let screen = screen(Int.max, rows)
    #expect(screen.rows == expected)
    #expect(screen.columns == 10_000)
    #expect(screen.text.utf8.count < 30)
  }

  @Test func cursorIsShownWhereItStands() {
    var screen = screen(5, 3)
    #expect(!shown(screen).showsCursor)
    for (position, row, column) in [
      (TerminalScreen.Position(row: 1, column: 2), 1, 2), (.init(row: 9, column: 9), 2, 4),
      (.init(row: -1, column: -1), 0, 0),
    ] {
      screen.cursor = position
      #expect(shown(screen).showsCursor)
      #expect(shown(screen).cursor == TerminalScreen.Position(row: row, column: column))
    }
  }

  @Test func withoutSequencesThereIsTextAlone() {
    var screen = TerminalScreen(.plain, rows: 5)
    screen.draw(StyledString("red  ", style: styleSamples[1]))
    screen.draw("中", row: 2, column: 1)
    #expect(screen.text == "red\n\n 中\n")
  }

  @Test func problemsAreKept() {
    var screen = screen(9, 1)
    screen.draw(StyledString("x", style: TextStyle().restyled { $0.kern = 2 }))
    #expect(screen.problems.map(\.loss) == [.attribute("kern")])
    screen.cursor = TerminalScreen.Position(row: 0, column: 0)
    screen.clear()
    #expect(screen.problems.isEmpty && screen.cursor == nil)
  }

  @Test(
    "The terminal shows afterwards what it showed before",
    .enabled(if: Tmux.installed != nil, "tmux isn't installed"))
  func isGivenBack() throws {
    var screen = screen(20, 5)
    screen.draw("drawn")
    let tmux = try #require(Tmux.installed)
    func shown(_ text: String) throws -> String {
      try tmux.screen(showing: text, columns: 20, rows: 5, withScrollback: true)
    }
    let taken = try shown("printed\r\n" + screen.opening + screen.text)
    #expect(taken.contains("drawn") && !taken.contains("printed"))
    let back = try shown("printed\r\n" + screen.opening + screen.text + screen.closing + "after")
    #expect(back.hasPrefix("printed") && back.contains("\nafter") && !back.contains("drawn"))
  }

  @Test func withoutSequencesNothingIsTaken() {
    let screen = TerminalScreen(.plain, rows: 5)
    #expect(screen.opening == "" && screen.closing == "")
  }
}
