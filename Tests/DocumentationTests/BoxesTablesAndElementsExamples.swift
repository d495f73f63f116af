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
    var terminal = TerminalRenderer(TerminalProfile(columns: 40))
    let card = BackgroundStyle(border: BorderStyle(width: 1, color: .gray, cornerRadius: 4))
    var box = TerminalBox(
      "All of the tests have passed.", background: card, padding: CellInsets(horizontal: 1))
    box.titles = [TerminalBox.Title(StyledString("Result", style: TextStyle(color: .green)))]
    box.width = .fixed(24)
    terminal.append(block: box)
    // ╭ Result ──────────────╮
    // │ All of the tests     │
    // │ have passed.         │
    // ╰──────────────────────╯

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
      let left = terminal.block("Name\nAddress")
      let right = terminal.block("Ada\nLondon")
      let both = TerminalBlock(row: [left, right], spacing: 2).padded(CellInsets(left: 1))
      both.width  // 16
      both.filled(with: .linear(angle: .degrees(90), colors: [.blue, .purple])).height  // 2
    }

    #expect(values.count == 2)
  }

  @Test("A table fits, and so does a bar")
  func tables() {
    var terminal = TerminalRenderer(TerminalProfile(columns: 40))
    var table = TerminalTable(
      columns: [
        TerminalTable.Column("Package", minimumWidth: 8, lineBreakMode: .truncatingMiddle),
        TerminalTable.Column("Time", width: .fixed(6), alignment: .trailing),
        "What it does",
      ],
      rows: [
        ["restyle-terminal-tables", "1.2 s", "Shows tables"],
        ["restyle", "0.8 s", "Styles, stylers and catalogs"],
      ])
    table.cellStyle = { row, column in column == 1 ? TextStyle(color: .gray) : TextStyle() }
    terminal.append(block: table)
    // ╭──────────────┬────────┬──────────────╮
    // │ Package      │   Time │ What it does │
    // ├──────────────┼────────┼──────────────┤
    // │ restyl…ables │  1.2 s │ Shows tables │
    // │ restyle      │  0.8 s │ Styles,      │
    // │              │        │ stylers and  │
    // │              │        │ catalogs     │
    // ╰──────────────┴────────┴──────────────╯

    #expect(
      lines(terminal) == [
        "╭──────────────┬────────┬──────────────╮", "│ Package      │   Time │ What it does │",
        "├──────────────┼────────┼──────────────┤", "│ restyl…ables │  1.2 s │ Shows tables │",
        "│ restyle      │  0.8 s │ Styles,      │", "│              │        │ stylers and  │",
        "│              │        │ catalogs     │", "╰──────────────┴────────┴──────────────╯",
      ])

    terminal = TerminalRenderer()
    var bar = TerminalProgressBar(0.4, style: TextStyle(color: .green))
    bar.label = "Copying"
    terminal.append(block: bar, columns: 24)
    terminal.append(block: TerminalTree(["Sources", ListItem("Restyle", level: 1)]))
    // Copying ████▍░░░░░░  40%
    // Sources
    // └── Restyle

    #expect(lines(terminal) == ["Copying ████▍░░░░░░  40%", "Sources", "└── Restyle"])
  }

  @Test("Elements are shown in text")
  func elements() throws {
    let screen = Section(header: "Network", footer: "Applies to all accounts.") {
      Row("Wi-Fi", subtitle: "Connected") { Switch(isOn: true) }
      Row("Theme") { SegmentedControl(["Light", "Dark"], selectedIndex: 1) }
    }
    var plain = TerminalRenderer(.plain)
    try plain.append(screen, in: ElementContext(defaults: .system), columns: 40)
    //   NETWORK
    // ────────────────────────────────────────
    //   Wi-Fi                            [x]
    //   Connected
    //   ──────────────────────────────────────
    //   Theme            ( ) Light  (*) Dark
    // ────────────────────────────────────────
    //   Applies to all accounts.

    #expect(
      lines(plain) == [
        "  NETWORK", "────────────────────────────────────────",
        "  Wi-Fi                            [x]", "  Connected",
        "  ──────────────────────────────────────", "  Theme            ( ) Light  (*) Dark",
        "────────────────────────────────────────", "  Applies to all accounts.",
      ])
  }

  @Test("Content of one's own is shown")
  func content() {
    struct Banner: TerminalContent {
      let title: String

      func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
        terminal.block(title, columns: columns).aligned(.center, columns: columns).filled(with: .blue)
      }
    }

    var terminal = TerminalRenderer(.plain)
    #expect(terminal.block(Banner(title: "Hello"), columns: 9).text == "  Hello  ")
  }
}
