// What the article on boxes, tables and elements shows, as it stands there, and what it gives.

import Restyle
import RestyleElements
import RestyleTerminal
import Testing

@Suite("What the article on boxes, tables and elements shows")
struct BoxesTablesAndElementsExamples {
  /// What a renderer has written, without looks.
  private func lines(_ terminal: TerminalRenderer) -> [String] {
    terminal.text.replacing(/\u{1B}\[[0-9;:]*m/, with: "").split(separator: "\n").map(String.init)
  }

  @Test("A box has a title")
  func boxes() {
    // Block 1 of RestyleTerminal/RestyleTerminal.docc/BoxesTablesAndElements.md

    #expect(
      lines(terminal) == [
        "╭ Result ──────────────╮", "│ All of the tests     │", "│ have passed.         │",
        "╰──────────────────────╯",
      ])
  }

  @Test("Blocks lie beside each other")
  func blocks() {
    var terminal = TerminalRenderer()
    let values = descriptions {
      // Block 2 of RestyleTerminal/RestyleTerminal.docc/BoxesTablesAndElements.md
    }

    #expect(values.count == 2)
  }

  @Test("A table fits, and so does a bar")
  func tables() {
    var terminal = TerminalRenderer(TerminalProfile(columns: 40))
    // Block 3 of RestyleTerminal/RestyleTerminal.docc/BoxesTablesAndElements.md

    #expect(
      lines(terminal) == [
        "╭─────────────┬────────┬───────────────╮", "│ Package     │   Time │ What it does  │",
        "├─────────────┼────────┼───────────────┤", "│ resty…ables │  1.2 s │ Shows tables  │",
        "│ restyle     │  0.8 s │ Styles,       │", "│             │        │ stylers and   │",
        "│             │        │ catalogs      │", "╰─────────────┴────────┴───────────────╯",
      ])

    terminal = TerminalRenderer(TerminalProfile(columns: 40))
    // Block 4 of RestyleTerminal/RestyleTerminal.docc/BoxesTablesAndElements.md

    #expect(
      lines(terminal) == [
        "╭────────┬───────┬───────┬─────────────╮", "│ City   │  Area │ Water │ Visited     │",
        "├────────┼───────┼───────┼─────────────┤", "│ Berlin │ 891.7 │ 6,7 % │ ██▍░░░  40% │",
        "│ Paris  │ 105   │ 2   % │ ██████ 100% │", "│ Venice │       │ no data yet         │",
        "╰────────┴───────┴─────────────────────╯", "         Cities by area in km²",
      ])

    terminal = TerminalRenderer()
    // Block 5 of RestyleTerminal/RestyleTerminal.docc/BoxesTablesAndElements.md

    #expect(
      lines(terminal) == [
        "Copying ████▍░░░░░░  40%", "Sources", "├── Restyle", "│   └── Color.swift", "└── Form",
      ])
  }

  @Test("A report has all of them")
  func report() {
    var terminal = TerminalRenderer(.plain.with { $0.columns = 40 })
    // Block 6 of RestyleTerminal/RestyleTerminal.docc/BoxesTablesAndElements.md

    #expect(
      terminal.text == """
        ───────────── Build report ─────────────
        ╭ Restyle ─────────────────────────────╮
        │ Commit    6c691f3b on main           │
        │ Swift     6.3                        │
        │ Duration  183 s on two cores         │
        ╰──────────────────────────────────────╯
                 Targets, slowest first
        ╭───────────────┬─────┬───────┬────────╮
        │Target         │Files│Seconds│Coverage│
        ├───────────────┼─────┼───────┼────────┤
        │Restyle        │  214│  41.5 │  98.2 %│
        │RestyleHTML    │  187│  38   │  96   %│
        │RestyleTerminal│   81│  12.25│  71.4 %│
        ├───────────────┼─────┼───────┼────────┤
        │All of them    │  482│  91.75│        │
        ╰───────────────┴─────┴───────┴────────╯
        Products
        ├── Outputs
        │   ├── RestyleHTML
        │   └── RestyleTerminal
        │       └── no dependencies
        └── Restyle
        ────────────────────────────────────────
        Tests ████████████████████▉░░░░░░░░  72%

        """)
  }

  @Test("Elements are shown in text")
  func elements() throws {
    // Block 7 of RestyleTerminal/RestyleTerminal.docc/BoxesTablesAndElements.md

    #expect(
      lines(plain) == [
        "  NETWORK", "────────────────────────────────────────",
        "  Wi-Fi                            [x]", "  Connected",
        "  ──────────────────────────────────────", "  Theme            ( ) Light  (*) Dark",
        "────────────────────────────────────────", "  Applies to all accounts.",
      ])
  }

  @Test("Traits of one's own are those of the context")
  func traits() throws {
    // Block 8 of RestyleTerminal/RestyleTerminal.docc/BoxesTablesAndElements.md

    #expect(lines(wide) == ["Good morning"])
  }

  @Test("Content of one's own is shown")
  func content() {
    // Block 9 of RestyleTerminal/RestyleTerminal.docc/BoxesTablesAndElements.md

    var terminal = TerminalRenderer(.plain)
    #expect(terminal.block(Banner(title: "Hello"), columns: 9).text == "  Hello  ")
  }
}
