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
    // Block of RestyleTerminal/Renderer/TerminalRenderer.swift

    #expect(terminal.text == "\u{1B}[1;91merror\u{1B}[m: no such file")
  }

  @Test("SizeRule")
  func sizes() {
    // Block of RestyleTerminal/Renderer/SizeRule.swift

    var terminal = TerminalRenderer(options: options)
    terminal.append(StyledText("title", style: TextStyle(font: .system(size: 24))))
    #expect(terminal.text == "TITLE")
  }

  @Test("TerminalProfile")
  func profile() {
    let values = descriptions {
      // Block of RestyleTerminal/Profile/TerminalProfile.swift
    }

    #expect(values.count == 2)
  }

  @Test("ANSIColor")
  func palette() {
    // Block of RestyleTerminal/Color/ANSIColor.swift

    #expect(passed.color == .ansi(.green) && warning.color == .ansi(.yellow))
  }

  @Test("TerminalProfile of this process")
  func environment() {
    // Block of RestyleTerminal/Profile/TerminalProfile+Environment.swift

    #expect(profile.columns > 0)
  }

  @Test("TerminalBlock and CellInsets")
  func blocks() {
    let values = descriptions {
      // Block of RestyleTerminal/Block/TerminalBlock.swift
    }
    #expect(values.count == 1)

    let wrapped = descriptions {
      // Block 1 of RestyleTerminal/Renderer/TerminalRenderer+Blocks.swift
    }
    #expect(wrapped.count == 1)

    var terminal = TerminalRenderer()
    #expect(terminal.block("The quick brown fox", columns: 10).text == "The quick\nbrown fox")

    // Block of RestyleTerminal/Block/CellInsets.swift
    #expect(narrow == CellInsets(top: 1, left: 2, bottom: 1, right: 2))
  }

  @Test("TerminalContent")
  func content() {
    // Block of RestyleTerminal/Renderer/TerminalContent.swift

    var terminal = TerminalRenderer(.plain)
    terminal.append(block: Banner(title: "Hello"))
    #expect(terminal.text == "Hello\n")
  }

  @Test("BorderRule and TerminalBox")
  func boxes() {
    // Block of RestyleTerminal/Line/BorderRule.swift

    var terminal = TerminalRenderer(.plain, options: options)
    // Block of RestyleTerminal/Box/TerminalBox.swift

    #expect(terminal.text == "╭ Result ─────╮\n│ It is done. │\n╰─────────────╯\n")
  }

  @Test("TerminalTable and TerminalTableStyle")
  func tables() {
    var terminal = TerminalRenderer(.plain)
    // Block of RestyleTerminal/Table/TerminalTable.swift

    #expect(
      terminal.text == """
        ╭───────────────┬───────┬───────╮
        │ File          │ Lines │  Size │
        ├───────────────┼───────┼───────┤
        │ README.md     │ 120   │  9 kB │
        │ Package.swift │  64.5 │ 12 kB │
        ╰───────────────┴───────┴───────╯

        """)

    // Block of RestyleTerminal/Table/TerminalTableStyle.swift
    table.style = dense
    #expect(terminal.block(table).height == 7)
  }

  @Test("Columns, cells and captions of tables, and the characters of their lines")
  func tableParts() throws {
    var terminal = TerminalRenderer(.plain)
    do {
      // Block of RestyleTerminal/Table/TerminalTable+Column.swift
      #expect(price.title == "Price" && terminal.block(table).text.contains("│ Cake │ 12   € │"))
    }
    do {
      // Block of RestyleTerminal/Table/TerminalTable+Cell.swift
      #expect(terminal.block(TerminalTable(columns: [], rows: [cells]), columns: 60).height == 3)
    }
    do {
      // Block of RestyleTerminal/Table/TerminalTable+Caption.swift
      #expect(terminal.block(table).text.hasSuffix("Cities"))
    }
    // Block of RestyleTerminal/Line/BorderCharacters.swift
    #expect(
      terminal.block(table).text == "*===*===*\n* A | B *\n*---+---*\n* 1 | 2 *\n*===*===*")
  }

  @Test("TerminalList, TerminalTree and what they hold")
  func lists() {
    var terminal = TerminalRenderer(.plain)
    // Block of RestyleTerminal/List/TerminalList.swift

    // Block 1 of RestyleTerminal/List/TerminalTree.swift

    #expect(
      terminal.text == """
        1. Boil the water
        2. Add the leaves
           a. Green ones for a minute
        Sources
        ├── Restyle
        │   ├── Color.swift
        │   └── Font.swift
        └── Form

        """)

    do {
      // Block 2 of RestyleTerminal/List/TerminalTree.swift
      #expect(terminal.block(tree).height == 4)
    }
    do {
      // Block of RestyleTerminal/List/TerminalTree+Node.swift
      #expect(terminal.block(tree).text == "/\n├── etc\n└── usr\n    └── bin")
    }

    // Block of RestyleTerminal/List/ListItem.swift
    // Block of RestyleTerminal/List/ListEnumerator.swift
    #expect(
      terminal.block(TerminalList(items, enumerator: steps)).text.hasSuffix(
        "        Step 2: Pears\nStep 2: Bread"))
  }

  @Test("TerminalProgressBar and TerminalMeter")
  func bars() {
    var terminal = TerminalRenderer(.plain)
    // Block of RestyleTerminal/Bar/TerminalRule.swift

    #expect(terminal.text == "────── Results ──────\n")
    terminal = TerminalRenderer(.plain)
    // Block of RestyleTerminal/Bar/TerminalProgressBar.swift

    // Block of RestyleTerminal/Bar/TerminalMeter.swift

    #expect(terminal.text == "Copying ████▍░░░░░░  40%\n█████████████▋░  91%\n")
  }

  @Test("Elements in a terminal")
  func elements() throws {
    // Block of RestyleTerminal/Interface/TerminalRenderer+Interface.swift

    #expect(terminal.text.contains("Wi-Fi"))
  }

  @Test("TerminalStream")
  func stream() throws {
    struct Report: Element {
      let orders: [Int]
      var body: some Element { ForEach(orders) { Row("Order \($0)").body } }
    }
    let (orders, profile) = ([1, 2], TerminalProfile.plain)
    struct Output {
      let written: ([UInt8]) -> Void
      func write(_ chunk: [UInt8]) throws { written(chunk) }
    }
    var text = ""
    let output = Output { text += String(decoding: $0, as: UTF8.self) }
    // Block of RestyleTerminal/Interface/TerminalStream.swift

    #expect(text == "Order 1\nOrder 2\n")
  }

  @Test("CellMetrics")
  func metrics() {
    let values = descriptions {
      // Block of RestyleTerminal/Width/CellMetrics.swift
    }

    #expect(values.count == 3)
  }

  @Test("Lines and truncation")
  func layout() {
    let values = descriptions {
      // Block of RestyleTerminal/Layout/CellMetrics+Wrapping.swift
      // Block of RestyleTerminal/Layout/CellMetrics+Truncation.swift
    }

    #expect(values.count == 2)
  }

  @Test("TerminalRegion")
  func region() throws {
    let (output, profile) = (TerminalOutput(fileDescriptor: 1_000_000), TerminalProfile(columns: 40))
    #expect(throws: TerminalOutputError.self) {
      // Block of RestyleTerminal/Region/TerminalRegion.swift
    }
  }

  @Test("TerminalScreen and TerminalDifference")
  func screens() throws {
    let profile = TerminalProfile()
    let (header, table) = ("Files", TerminalTable(columns: ["Name"], rows: [["a"], ["b"]]))
    let output = TerminalOutput(fileDescriptor: STDERR_FILENO)

    // Block of RestyleTerminal/Screen/TerminalScreen.swift

    var shown = screen
    let next = screen
    // Block of RestyleTerminal/Screen/TerminalDifference.swift

    #expect(screen.text.contains("q quits"))
    #expect(difference.isEmpty && shown.rows == 24)
  }

  @Test("TerminalOutput")
  func output() throws {
    // Block of RestyleTerminal/Output/TerminalOutput.swift

    let report = StyledString("one\ntwo")
    // Block 2 of RestyleTerminal/Renderer/TerminalRenderer+Blocks.swift

    #expect(terminal.lines(of: report, standingAlone: true) == ["one", "two"])
  }
}
