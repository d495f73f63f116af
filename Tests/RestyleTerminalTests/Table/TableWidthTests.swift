import Restyle
import RestyleElements
import RestyleRendering
import TestSupport
import Testing

@testable import RestyleTerminal

@Suite("How tables share too few cells")
struct TableWidthTests {
  private static let containers = [
    ["CONTAINER ID", "IMAGE", "COMMAND", "CREATED", "STATUS", "PORTS", "NAMES"],
    ["4c01db0b339c", "ubuntu:22.04", "bash", "17 minutes ago", "Up 17 minutes", "", "webapp"],
    [
      "d7886598dbe2", "crosbymichael/redis:latest", "/redis-server --dir", "33 minutes ago", "Up 33 minutes",
      "0.0.0.0:6379->6379/tcp", "redis,webapp/db",
    ],
  ]

  private static func containers(_ style: TerminalTableStyle, _ count: Int = 7) -> TerminalTable {
    TerminalTable(
      columns: containers[0].prefix(count).map { TerminalTable.Column(StyledString($0)) },
      rows: containers.dropFirst().map { row in row.prefix(count).map { TerminalTable.Cell($0) } },
      style: style)
  }

  @Test("Without lines between columns, a cell stays between them")
  func gaps() {
    var table = Self.containers(.plain, 3)
    table.rows.removeLast()
    var terminal = TerminalRenderer(.plain)
    #expect(
      terminal.block(table, columns: 33).rows == [
        "CONTAINER ID IMAGE        COMMAND", "4c01db0b339c ubuntu:22.04 bash   ",
      ])
    for style in [TerminalTableStyle.plain, .underlined, .plain.restyled { $0.padding = 3 }] {
      for columns in [14, 20, 30, 40, 80, 120] {
        table.style = style
        for table in [table, Self.containers(style)] {
          terminal = TerminalRenderer(.plain)
          let layout = TableLayout(table, columns: columns, in: &terminal)
          let block = TerminalBlock.checked(table, columns: columns, .plain)
          var start = 0
          for width in layout.grid.widths.dropLast() {
            start += width
            for row in block.rows where !row.contains("─") {
              #expect(Array(row)[start] == " ", "\(columns)\n\(block.text)")
            }
            start += layout.grid.gap
          }
        }
      }
    }
    // Where even that finds no room, it is reported; and whoever asks for no room has none.
    terminal = TerminalRenderer(.plain)
    _ = terminal.block(Self.containers(.plain), columns: 12)
    #expect(terminal.problems.map(\.loss) == [.lackingTableColumns])
    table.style.padding = 0
    #expect(terminal.block(table, columns: 60).rows[0] == "CONTAINER IDIMAGE       COMMAND")
  }

  @Test("Between cells of several columns, too")
  func spans() {
    let table = TerminalTable(
      columns: ["", "", ""],
      rows: [["aaaa", "bbbb", "cccc"], [.init("dddd eeee f").spanning(columns: 2), "gggg"]],
      style: .plain)
    #expect(
      TerminalBlock.checked(table, columns: 14, .plain).rows == [
        "aaaa bbbb cccc", "dddd eeee gggg", "f             ",
      ])
  }

  @Test("A column is as wide as what lines aren't broken in")
  func words() {
    for (text, width) in [
      ("[ 65%]", 6), ("[100%]", 6), ("(see above)", 6), ("one-two", 4), ("a/bcd", 3), ("« ab » c", 6),
      ("the quick. brown, fox", 6), ("1,000.50 €", 8), ("日本語", 2), ("中文abc", 3), ("10\u{A0}km", 5),
      ("Donau\u{AD}dampf", 10), ("ab\tabc", 3), ("", 0), ("  ab  ", 2), ("a\nbcd", 3),
    ] {
      #expect(CellMetrics.standard.wordWidth(of: text, breaking: .wordWrapping) == width, "\(text)")
    }
    var table = TerminalTable(
      columns: ["", TerminalTable.Column("", alignment: .trailing)],
      rows: [["tests/test_terminal_width_of_wide_characters.py .......", "[ 65%]"]], style: .plain)
    for padding in [0, 1] {
      table.style.padding = padding
      for columns in [20, 30, 40, 50] {
        let block = TerminalBlock.checked(table, columns: columns, .plain)
        #expect(block.text.contains("[ 65%]"), "\(block.text)")
      }
    }
  }

  @Test("East Asian texts have several characters in a line where words of others are broken")
  func eastAsianTexts() {
    let word = "abcdefghijklmnopqrstuvwxyzabcdefghij"
    let table = TerminalTable(columns: ["", ""], rows: [["\(word)", "日本語の文章です"]], style: .plain)
    #expect(
      TerminalBlock.checked(table, columns: 30, .plain).rows == [
        "abcdefghijklmnopqrstu 日本語の", "vwxyzabcdefghij       文章です",
      ])
  }

  @Test("Where words have to be broken, those of one column are, and short ones stay whole")
  func brokenWords() throws {
    let header = ["Ship", "Cargo", "Status"]
    let rows = [
      ["Ada", "Containers", "berthed"], ["Grace", "Steel coils and spare parts", "waiting"],
      ["Margaret", "Timber", "delayed"],
    ]
    let text = TerminalTable(
      columns: header.map { TerminalTable.Column(StyledString($0)) },
      rows: rows.map { $0.map { TerminalTable.Cell($0) } })
    let element = Table(
      columns: header.map { Table.Column($0) }, rows: rows.map { $0.map { DisplayText($0) } })
    for columns in 20...32 {
      var terminal = TerminalRenderer(.plain)
      let interface = try terminal.block(of: element, in: ElementContext(defaults: .system), columns: columns)
      for block in [terminal.block(text, columns: columns), interface] {
        for word in ["Status", "berthed", "waiting", "delayed"] + (columns < 24 ? [] : ["Margaret"]) {
          #expect(block.text.contains(word), "\(columns)\n\(block.text)")
        }
      }
    }
  }

  @Test("Units stay beside their numbers in every kind of table where another column can give way")
  func units() throws {
    let texts = [
      ["Ada Lovelace", "late breakfast, a quiet room and two extra pillows", "€ 1,299.00"],
      ["Bo", "none", "1.5 GiB/s"],
    ]
    let text = TerminalTable(columns: ["", "", ""], rows: texts.map { $0.map { .init($0) } })
    let element = Table(
      columns: ["", "", ""].map { Table.Column($0) }, rows: texts.map { $0.map { DisplayText($0) } })
    for columns in 30...60 {
      var terminal = TerminalRenderer(.plain)
      let interface = try terminal.block(of: element, in: ElementContext(defaults: .system), columns: columns)
      for block in [terminal.block(text, columns: columns), interface] {
        for whole in ["€ 1,299.00", "1.5 GiB/s", "Lovelace", "breakfast", "pillows"] where columns >= 38 {
          #expect(block.text.contains(whole), "\(columns)\n\(block.text)")
        }
      }
    }
    // No word is broken for it, and no column gets wider than it may.
    for (long, unit, columns, whole) in [
      ("abcdefghijklmnopqrstuvwxyz", "12 ms", 20, "12 ms"), ("abcdefghij", "12 ms", 14, "abcdefghij"),
      ("ab, abcdefghij", "12 ms", 17, "12 ms"), ("abcdefghij kl", "12 meters", 17, "abcdefghij"),
    ] {
      let table = TerminalTable(columns: ["", ""], rows: [[.init(long), .init(unit)]], style: .plain)
      let block = TerminalBlock.checked(table, columns: columns, .plain)
      #expect(block.text.contains(whole), "\(block.text)")
    }
    let narrow = TerminalTable(
      columns: ["", TerminalTable.Column("", width: .fixed(4))], rows: [["abc def ghi", "12 ms"]],
      style: .plain)
    #expect(TerminalBlock.checked(narrow, columns: 12, .plain).rows.allSatisfy { $0.count <= 12 })
    #expect(!TerminalBlock.checked(narrow, columns: 12, .plain).text.contains("12 ms"))
  }

  @Test("A column of other texts keeps no units whole, in every kind of table and order of rows")
  func unitsAmongTexts() throws {
    let rows = [
      ["a quiet room with a view of the lake", "€ 1,299.00"], ["none", "three days ago"],
      ["none", "ten to one"],
    ]
    func edges(_ order: [Int], columns: Int) throws -> [String] {
      let rows = order.map { rows[$0] }
      let text = TerminalTable(columns: ["", ""], rows: rows.map { $0.map { .init($0) } })
      let element = Table(
        columns: ["", ""].map { Table.Column($0) }, rows: rows.map { $0.map { DisplayText($0) } })
      var terminal = TerminalRenderer(.plain)
      let interface = try terminal.block(of: element, in: ElementContext(defaults: .system), columns: columns)
      return [terminal.block(text, columns: columns).rows[0], interface.rows[0]]
    }
    for columns in 22...56 {
      let expected = try edges([1, 2, 0], columns: columns)
      #expect(expected[0] == expected[1])
      for order in [[0, 1, 2], [0, 2, 1], [2, 0, 1], [1, 0, 2], [2, 1, 0]] {
        #expect(try edges(order, columns: columns) == expected, "\(columns)")
      }
    }
  }

  @Test("Room around texts gives way before long words are broken, in every kind of table")
  func longWords() throws {
    let words = ["abcdefghijklmnopqrst", "tsrqponmlkjihgfedcba"]
    let element = Table(columns: ["", ""].map { Table.Column($0) }, rows: [words.map { DisplayText($0) }])
    for (style, around) in [(TerminalTableStyle.plain, 1), (.rounded, 3)] {
      let text = TerminalTable(columns: ["", ""], rows: [words.map { .init($0) }], style: style)
      for columns in (40 + around)...60 {
        var terminal = TerminalRenderer(.plain)
        let block = terminal.block(text, columns: columns)
        #expect(words.allSatisfy { block.text.contains($0) }, "\(columns)\n\(block.text)")
      }
    }
    var terminal = TerminalRenderer(.plain)
    for columns in 43...60 {
      let block = try terminal.block(of: element, in: ElementContext(defaults: .system), columns: columns)
      #expect(words.allSatisfy { block.text.contains($0) }, "\(columns)\n\(block.text)")
    }
  }

  @Test("Columns with much text have more cells in every kind of table")
  func muchText() throws {
    let rows = (1...6).map {
      ["Module \($0)", String(repeating: "what it does and ", count: 8), "all but it"]
    }
    let long = ["A module of internationalization", "Few words", "what few others need"]
    let text = TerminalTable(columns: ["", "", ""], rows: (rows + [long]).map { $0.map { .init($0) } })
    let element = Table(
      columns: ["", "", ""].map { Table.Column($0) }, rows: (rows + [long]).map { $0.map { DisplayText($0) } }
    )
    var terminal = TerminalRenderer(.plain)
    let interface = try terminal.block(of: element, in: ElementContext(defaults: .system), columns: 66)
    for block in [terminal.block(text, columns: 66), interface] {
      #expect(block.text.contains("internationalization"), "\(block.text)")
      // In a third of the room, the long ones would take eight lines each.
      #expect(block.height < 50, "\(block.text)")
    }
  }

  @Test("Columns of a cell that takes several have cells for its text in every kind of table")
  func muchTextInSpans() throws {
    let words = String(repeating: "what ", count: 60)
    let text = TerminalTable(
      columns: ["", "", ""], rows: [[.init(words), .init(words).spanning(columns: 2)]], style: .plain)
    let element = Table(columns: ["", "", ""].map { Table.Column($0) }) {
      Table.Row {
        Table.Cell(words)
        Table.Cell(words).spanning(columns: 2)
      }
    }
    var terminal = TerminalRenderer(.plain)
    let interface = try terminal.block(of: element, in: ElementContext(defaults: .system), columns: 80)
    for block in [terminal.block(text, columns: 80), interface] {
      // In as many columns for each, there would be eight lines.
      #expect(block.height < 16, "\(block.text)")
    }
  }

  @Test("Words are what lines are broken between, in any text")
  func anyWords() async throws {
    let metrics = CellMetrics.standard
    try await forEach(textSamples) { (text: String) in
      let width = metrics.wordWidth(of: text, breaking: .wordWrapping)
      // With as much room as for the longest word, no word is broken.
      let lines = metrics.lines(of: StyledString(text), columns: max(width, 1))
      let wide = metrics.lines(of: StyledString(text), columns: max(width, 1) + 1_000)
      #expect(lines.allSatisfy { $0.width <= max(width, 1) } && wide.count == 1)
      if width > 2, !text.contains("\t"), !text.contains("\u{AD}") {
        #expect(lines.contains { $0.width == width } || lines.count == 1)
      }
    }
  }

  @Test("What is truncated stays readable while others can give way")
  func truncated() {
    for mode in LineBreakMode.allCases where !mode.wraps && mode != .clipping {
      var table = Self.containers(.plain)
      table.columns[2].lineBreakMode = mode
      table.columns[2].maximumWidth = 22
      for (columns, isReported) in [(120, false), (80, false), (60, false), (40, true)] {
        var terminal = TerminalRenderer(.plain)
        let block = terminal.block(table, columns: columns)
        #expect(block.text.contains("COMMAND") || isReported, "\(block.text)")
        #expect(terminal.problems.map(\.loss) == (isReported ? [.lackingTableColumns] : []), "\(block.text)")
      }
    }
  }

  @Test("A cell's own mode says whether its lines are cut, and what is cut short is reported")
  func ownModes() {
    let cut = ["ab… 0123456789"]
    let broken = ["abc 0123456789", "def           ", "ghi           ", "j             "]
    for (mode, style, rows) in [
      (LineBreakMode.wordWrapping, TextStyle().truncatedTail, cut), (.wordWrapping, TextStyle(), broken),
      (.truncatingTail, TextStyle(), cut), (.truncatingTail, TextStyle().multilined(), broken),
    ] {
      let table = TerminalTable(
        columns: [TerminalTable.Column("", lineBreakMode: mode), TerminalTable.Column("", minimumWidth: 10)],
        rows: [[.init(StyledString("abcdef ghij", style: style)), "0123456789"]], style: .plain)
      var terminal = TerminalRenderer(.plain)
      #expect(terminal.block(table, columns: 14).rows == rows)
      #expect(terminal.problems.map(\.loss) == (rows == cut ? [.lackingTableColumns] : []), "\(rows)")
    }
  }

  @Test("Numbers stay whole in cells that are broken, whatever the mode of their column")
  func ownModesOfNumbers() {
    for (mode, style) in [
      (LineBreakMode.truncatingTail, TextStyle().multilined()), (.wordWrapping, TextStyle()),
    ] {
      let table = TerminalTable(
        columns: [TerminalTable.Column("", lineBreakMode: mode), ""],
        rows: [[.init(StyledString("1234567 abcdefghij", style: style)), "abcdefghij abcdefghij"]],
        style: .plain)
      #expect(TerminalBlock.checked(table, columns: 12, .plain).rows[0].hasPrefix("1234567 "))
    }
  }

  @Test("What is cut in several columns is reported as in one")
  func cutSpans() {
    for (style, isReported) in [(TextStyle().truncatedTail, true), (TextStyle(), false)] {
      let text = StyledString("abcdef ghij", style: style)
      let table = TerminalTable(
        columns: ["", "", TerminalTable.Column("", minimumWidth: 10)],
        rows: [["a", "b", "0123456789"], [.init(text).spanning(columns: 2), "c"]], style: .plain)
      var terminal = TerminalRenderer(.plain)
      let block = terminal.block(table, columns: 16)
      #expect(block.text.contains("…") == isReported, "\(block.text)")
      #expect(terminal.problems.map(\.loss) == (isReported ? [.lackingTableColumns] : []), "\(block.text)")
    }
  }

  @Test("A title of a truncated column is cut as its texts are, and reported as they are")
  func truncatedTitles() {
    let table = TerminalTable(
      columns: [
        TerminalTable.Column("A b c d e f", lineBreakMode: .truncatingTail),
        TerminalTable.Column("", minimumWidth: 10),
      ],
      rows: [["yes", "0123456789"]], style: .plain)
    for (columns, title, isReported) in [
      (23, "A b c d e f ", false), (19, "A b c d… ", false), (18, "A b c …", true), (14, "A … ", true),
    ] {
      var terminal = TerminalRenderer(.plain)
      let block = terminal.block(table, columns: columns)
      #expect(block.rows[0].hasPrefix(title), "\(block.text)")
      #expect(terminal.problems.map(\.loss) == (isReported ? [.lackingTableColumns] : []), "\(block.text)")
    }
  }
}
