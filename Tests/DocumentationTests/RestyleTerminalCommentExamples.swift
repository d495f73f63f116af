// The examples in the comments of RestyleTerminal, as they stand there, and what they give.

import Foundation
import Restyle
import RestyleElements
import RestyleTerminal
import Testing

@Suite("What the comments of RestyleTerminal show")
struct RestyleTerminalCommentExamples {
  @Test("TerminalRenderer")
  func renderer() {
    var terminal = TerminalRenderer(TerminalProfile(colors: .ansi16))
    terminal.append(StyledText("error", style: TextStyle(color: .red).bold))
    terminal.append(StyledText(": no such file"))
    print(terminal.text)

    #expect(terminal.text == "\u{1B}[1;91merror\u{1B}[m: no such file")
  }

  @Test("SizeRule")
  func sizes() {
    var options = TerminalRenderer.Options()
    options.sizes = SizeRule { style in
      if let size = style.fontSize, size >= 24 { style.textCase = .upper }
    }

    var terminal = TerminalRenderer(options: options)
    terminal.append(StyledText("title", style: TextStyle(font: .system(size: 24))))
    #expect(terminal.text == "TITLE")
  }

  @Test("TerminalProfile")
  func profile() {
    let values = descriptions {
      let profile = TerminalProfile(
        environment: ["TERM": "xterm-256color", "COLORFGBG": "15;0"], isTerminal: true)
      profile.colors  // .ansi256
      profile.colorScheme  // .dark
    }

    #expect(values.count == 2)
  }

  @Test("TerminalProfile of this process")
  func environment() {
    let profile = TerminalProfile(
      environment: ProcessInfo.processInfo.environment, isTerminal: isatty(STDOUT_FILENO) == 1)

    #expect(profile.columns > 0)
  }

  @Test("TerminalBlock and CellInsets")
  func blocks() {
    let values = descriptions {
      var terminal = TerminalRenderer()
      let name = terminal.block("Name\nAddress")
      let value = terminal.block("Ada\nLondon")
      let both = TerminalBlock(row: [name, value], spacing: 2)
      both.width  // 15
    }
    #expect(values.count == 1)

    let wrapped = descriptions {
      var terminal = TerminalRenderer()
      let block = terminal.block("The quick brown fox", columns: 10)
      block.height  // 2
    }
    #expect(wrapped.count == 1)

    var terminal = TerminalRenderer()
    #expect(terminal.block("The quick brown fox", columns: 10).text == "The quick\nbrown fox")

    let narrow = CellInsets(horizontal: 2, vertical: 1)
    #expect(narrow == CellInsets(top: 1, left: 2, bottom: 1, right: 2))
  }

  @Test("TerminalContent")
  func content() {
    struct Banner: TerminalContent {
      let title: String

      func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
        terminal.block(title, columns: columns).filled(with: .blue)
      }
    }

    var terminal = TerminalRenderer(.plain)
    terminal.append(block: Banner(title: "Hello"))
    #expect(terminal.text == "Hello\n")
  }

  @Test("BorderRule and TerminalBox")
  func boxes() {
    var options = TerminalRenderer.Options()
    options.borders = BorderRule { border in border.cornerRadius > 0 ? .rounded : .dashed }

    var terminal = TerminalRenderer(.plain, options: options)
    let card = BackgroundStyle(border: BorderStyle(width: 1, color: .gray, cornerRadius: 4))
    var box = TerminalBox("It is done.", background: card, padding: CellInsets(horizontal: 1))
    box.titles = [TerminalBox.Title("Result")]
    terminal.append(block: box)
    // ╭ Result ─────╮
    // │ It is done. │
    // ╰─────────────╯

    #expect(terminal.text == "╭ Result ─────╮\n│ It is done. │\n╰─────────────╯\n")
  }

  @Test("TerminalTable and TerminalTableStyle")
  func tables() {
    var terminal = TerminalRenderer(.plain)
    var table = TerminalTable(columns: ["File", TerminalTable.Column("Size", alignment: .trailing)])
    table.rows = [["README.md", "9 kB"], ["Package.swift", "12 kB"]]
    terminal.append(block: table)
    // ╭───────────────┬───────╮
    // │ File          │  Size │
    // ├───────────────┼───────┤
    // │ README.md     │  9 kB │
    // │ Package.swift │ 12 kB │
    // ╰───────────────┴───────╯

    #expect(
      terminal.text == """
        ╭───────────────┬───────╮
        │ File          │  Size │
        ├───────────────┼───────┤
        │ README.md     │  9 kB │
        │ Package.swift │ 12 kB │
        ╰───────────────┴───────╯

        """)

    let dense = TerminalTableStyle.rounded.restyled {
      $0.padding = 0
      $0.rowSeparator = SeparatorStyle(width: 1, color: .gray)
    }
    table.style = dense
    #expect(terminal.block(table).height == 7)
  }

  @Test("TerminalList, TerminalTree and what they hold")
  func lists() {
    var terminal = TerminalRenderer(.plain)
    var list = TerminalList([
      "Boil the water", "Add the leaves", ListItem("Green ones for a minute", level: 1),
    ])
    list.enumerators = [.arabic, .lowercaseAlphabet]
    terminal.append(block: list)
    // 1. Boil the water
    // 2. Add the leaves
    //    a. Green ones for a minute

    let tree = TerminalTree([
      "Sources", ListItem("Restyle", level: 1), ListItem("Color.swift", level: 2), "Tests",
    ])
    terminal.append(block: tree)
    // Sources
    // └── Restyle
    //     └── Color.swift
    // Tests

    #expect(
      terminal.text == """
        1. Boil the water
        2. Add the leaves
           a. Green ones for a minute
        Sources
        └── Restyle
            └── Color.swift
        Tests

        """)

    let items: [ListItem] = ["Fruit", ListItem("Apples", level: 1), ListItem("Pears", level: 1), "Bread"]
    let steps = ListEnumerator { index in "Step \(index + 1):" }
    #expect(
      terminal.block(TerminalList(items, enumerator: steps)).text.hasSuffix(
        "        Step 2: Pears\nStep 2: Bread"))
  }

  @Test("TerminalProgressBar and TerminalMeter")
  func bars() {
    var terminal = TerminalRenderer(.plain)
    var bar = TerminalProgressBar(0.4, style: TextStyle(color: .green))
    bar.label = "Copying"
    terminal.append(block: bar, columns: 24)
    // Copying ████▍░░░░░░  40%

    let disk = TerminalMeter(
      91, in: 0...100,
      bands: [
        TerminalMeter.Band(from: 0, style: TextStyle(color: .green)),
        TerminalMeter.Band(from: 90, style: TextStyle(color: .red)),
      ])
    terminal.append(block: disk, columns: 20)

    #expect(terminal.text == "Copying ████▍░░░░░░  40%\n█████████████▋░  91%\n")
  }

  @Test("Elements in a terminal")
  func elements() throws {
    var terminal = TerminalRenderer()
    try terminal.append(Section(header: "Network") { Row("Wi-Fi") { Switch(isOn: true) } })
    print(terminal.text)

    #expect(terminal.text.contains("Wi-Fi"))
  }

  @Test("CellMetrics")
  func metrics() {
    let values = descriptions {
      "コンニチハ".cellWidth  // 10
      "👩‍🚀 café".cellWidth  // 7
      CellMetrics(ambiguousWidth: .wide).width(of: "±1")  // 3
    }

    #expect(values.count == 3)
  }

  @Test("Lines and truncation")
  func layout() {
    let values = descriptions {
      let lines = CellMetrics.standard.lines(of: StyledString("The quick brown fox"), columns: 10)
      lines.map(\.content.text).joined(separator: "|")  // "The quick|brown fox"
      let path = StyledString("/usr/local/share")
      CellMetrics.standard.truncated(path, columns: 9, .truncatingMiddle).text  // "/usr…hare"
    }

    #expect(values.count == 2)
  }

  @Test("TerminalScreen and TerminalDifference")
  func screens() throws {
    let profile = TerminalProfile()
    let (header, table) = ("Files", TerminalTable(columns: ["Name"], rows: [["a"], ["b"]]))
    let output = TerminalOutput(fileDescriptor: STDERR_FILENO)

    var screen = TerminalScreen(profile, rows: 24)
    screen.draw(header)
    screen.draw(table, row: 2)
    screen.draw("q quits", row: 23)

    var shown = screen
    let next = screen
    let difference = TerminalDifference(from: shown, to: next)
    try output.write(difference)
    shown = next

    #expect(screen.text.contains("q quits"))
    #expect(difference.isEmpty && shown.rows == 24)
  }

  @Test("TerminalOutput")
  func output() throws {
    let output = TerminalOutput.standardOutput
    let profile = TerminalProfile(
      environment: ProcessInfo.processInfo.environment, isTerminal: output.isTerminal,
      columns: output.size?.columns)
    var terminal = TerminalRenderer(profile)
    terminal.append(StyledText("done\n", style: TextStyle(color: .green)))
    try output.write(terminal)

    let report = StyledString("one\ntwo")
    for line in terminal.lines(of: report, standingAlone: true) { print(line) }

    #expect(terminal.lines(of: report, standingAlone: true) == ["one", "two"])
  }
}
