import Restyle
import RestyleElements
import RestyleRendering
import Testing

@testable import RestyleTerminal

@Suite struct InterfaceTablesTests {
  @Test func documentsReadAsText() throws {
    #expect(
      try rows(
        List {
          Label("a")
          List(isOrdered: true, start: 9) {
            Label("b")
            Label("c")
          }
        }) == ["• a", "• 9. b", "  10. c"])
    #expect(try rows(List(["a"], isOrdered: true, start: .min)) == ["\(Int.min). a"])
    #expect(
      try rows(
        Table(
          "Prices", columns: ["Dish", Table.Column("Price", alignment: .trailing)], rows: [["Pie", "8"]]))
        == [
          "Prices", "╭──────┬───────╮", "│ Dish │ Price │", "├──────┼───────┤", "│ Pie  │     8 │",
          "╰──────┴───────╯",
        ])
    // Nobody can open it.
    #expect(try rows(Disclosure("More") { Label("a") }) == ["▾ More", "  a"])
  }

  @Test("The header of a column that the rows are sorted by has a mark, or a report where it has no text")
  func sortedColumns() throws {
    let columns = ["Dish", Table.Column("Price").sorted(.descending)]
    #expect(try rows(Table(columns: columns, rows: [["Pie", "8"]]))[1] == "│ Dish │ Price\u{A0}▼ │")
    let button = Table.Column { Button("Price") }
    let table = Table(columns: [button.sorted(.ascending)], rows: [["8"]])
    var terminal = TerminalRenderer(TerminalProfile(columns: 40))
    try terminal.append(table)
    #expect(terminal.problems.filter { $0.loss == .property("sort order") }.count == 1)
  }

  @Test("Cells of interfaces span columns and rows as those of tables of texts do")
  func spans() throws {
    let table = Table("Hours", columns: ["Day", "From", "To"]) {
      Table.Row {
        "Monday"
        Table.Cell("two\nmornings").spanning(rows: 2)
        "12"
      }
      Table.Row {
        "Tuesday"
        "12"
      }
      Table.Row {
        "Sunday"
        Table.Cell { Label("closed") }.spanning(columns: 2)
      }
      Table.Row { "Saturday" }
    }
    let shown = try rows(table)
    #expect(
      shown == [
        "Hours", "╭──────────┬──────────┬────╮", "│ Day      │ From     │ To │",
        "├──────────┼──────────┼────┤",
        "│ Monday   │ two      │ 12 │", "│ Tuesday  │ mornings │ 12 │", "│ Sunday   │ closed        │",
        "│ Saturday │          │    │", "╰──────────┴──────────┴────╯",
      ])
    // A cell of several columns widens these, and gives way to their width.
    let wide = Table(columns: []) {
      Table.Row { Table.Cell("a rather long text").spanning(columns: 2) }
      Table.Row {
        "b"
        "c"
      }
    }
    let widths = try rows(wide).map(\.count)
    #expect(widths == [22, 22, 22, 22])
    #expect(
      try rows(wide, columns: 13)
        == ["╭───────────╮", "│ a rather  │", "│ long text │", "│ b   │ c   │", "╰─────┴─────╯"])
  }

  @Test("A table whose words don't fit is a list of its rows, as in an e-mail's text")
  func lists() throws {
    let columns: [Table.Column] = ["Ship", "Cargo", Table.Column("Sum", alignment: .trailing)]
    let content = [
      ["Margaret", "Containers", "€ 1,299.00"], ["Ada", "Steel coils and parts", "€ 80.00"], ["", "", ""],
    ]
    let texts = Table(columns: columns, rows: content.map { $0.map { DisplayText($0) } })
    let elements = Table(columns: columns) {
      for row in content { Table.Row { for text in row { Label(text, style: TableStyle.default.cell) } } }
    }
    let list = [
      "╭───────┬────────────────╮", "│ Ship  │ Margaret       │", "│ Cargo │ Containers     │",
      "│ Sum   │ € 1,299.00     │", "├───────┼────────────────┤", "│ Ship  │ Ada            │",
      "│ Cargo │ Steel coils    │", "│       │ and parts      │", "│ Sum   │ € 80.00        │",
      "├───────┼────────────────┤", "│       │                │", "╰───────┴────────────────╯",
    ]
    #expect(try rows(texts, columns: 26) == list)
    #expect(try rows(elements, columns: 26).prefix(9) == list.prefix(9))
    for table in [texts, elements] {
      for columns in 12...60 {
        let shown = try rows(table, columns: columns)
        #expect(shown.allSatisfy { $0.cellWidth <= columns })
        for word in ["Margaret", "Containers"] where columns >= 22 {
          #expect(shown.contains { $0.contains(word) }, "\(shown)")
        }
      }
    }
    // What lies in several columns stays there, and so does what has no header.
    let spanned = Table(columns: columns) {
      Table.Row { for text in content[0] { Table.Cell(text) } }
      Table.Row { Table.Cell("closed").spanning(columns: 3) }
    }
    for table in [spanned, Table(columns: [], rows: texts.rows.map { $0.cells.map { $0.text ?? "" } })] {
      #expect(try rows(table, columns: 26)[1].filter { $0 == "│" }.count == 4)
    }
  }

  @Test("A table is a list only where that needs less room for its words")
  func tablesThatAreNoLists() throws {
    for (headers, cells, least) in [
      // Of columns of 4 and 16 cells, a list has 11 and 16.
      (["Name", "Description"], ["Ada", "abcdefghijklmnop"], 0),
      (["Identification", "Description"], ["a", "b"], 28),
    ] {
      let table = Table(columns: headers.map { Table.Column("\($0)") }, rows: [cells.map { "\($0)" }])
      for columns in 18...40 {
        let shown = try rows(table, columns: columns)
        let isList = Self.cells(shown).contains([headers[0], cells[0]])
        #expect(isList == (columns < least), "\(shown)")
      }
    }
  }

  @Test("In a list, cells without headers lie in the column of the others, from either side")
  func listDirections() throws {
    let table = Table(columns: ["Ship", "Cargo"], rows: [["Margaret", "Containers", "1,299.00"]])
    var terminal = TerminalRenderer(.plain)
    var context = ElementContext(defaults: .system)
    #expect(
      try terminal.block(of: table, in: context, columns: 22).rows == [
        "╭───────┬────────────╮", "│ Ship  │ Margaret   │", "│ Cargo │ Containers │",
        "│       │ 1,299.00   │",
        "╰───────┴────────────╯",
      ])
    context.traits.layoutDirection = .rightToLeft
    #expect(
      try terminal.block(of: table, in: context, columns: 22).rows == [
        "╭────────────┬───────╮", "│   Margaret │  Ship │", "│ Containers │ Cargo │",
        "│   1,299.00 │       │",
        "╰────────────┴───────╯",
      ])
  }

  @Test("In a list, headers keep what lies behind them, and have no mark of the order of rows")
  func listHeaders() throws {
    let style = TableStyle.default.restyled { $0.headerColor = .blue }
    let columns = ["Ship", Table.Column("Cargo").sorted(.ascending)]
    let table = Table(columns: columns, rows: [["Margaret", "Containers"]], style: style)
    var terminal = TerminalRenderer()
    let block = try terminal.block(of: table, in: ElementContext(defaults: .system), columns: 20)
    let shown = Self.cells(block.rows)
    #expect(
      shown.contains(["Ship", "Margaret"]) && shown.contains(["Cargo", "Containers"]), "\(block.text)")
    let filled = block.lines.map { line in line.runs.filter { $0.look.background != nil }.map(\.text).joined()
    }
    #expect(filled.filter { !$0.isEmpty } == ["Ship", "Cargo"])
  }

  /// The texts of cells in the lines of a table.
  private static func cells(_ rows: [String]) -> [[String]] {
    rows.map { row in
      row.split(separator: "│").map { $0.split(separator: " ").joined(separator: " ") }
        .filter { !$0.isEmpty }
    }
  }

  @Test func tablesHoldElements() throws {
    let table = Table(
      "Members", columns: ["Name", Table.Column("Links", alignment: .trailing)], hasRowHeaders: true
    ) {
      Table.Row {
        "Ada"
        Table.Cell {
          Label("Profile")
          Label("Log")
        }
      }
      Table.Row { "Grace" }
    }
    let shown = try rows(table)
    #expect(
      shown == [
        "Members", "╭───────┬─────────╮", "│ Name  │   Links │", "├───────┼─────────┤", "│ Ada   │ Profile │",
        "│       │     Log │", "│ Grace │         │", "╰───────┴─────────╯",
      ])
    let texts: [[DisplayText]] = [["Pie", "8"], ["Soup of the day", "4.50"]]
    let columns: [Table.Column] = ["Dish", Table.Column("Price", alignment: .trailing)]
    let ofElements = Table(columns: columns) {
      for row in texts { Table.Row { for text in row { Label(text, style: TableStyle.default.cell) } } }
    }
    #expect(try rows(ofElements, columns: 20) == rows(Table(columns: columns, rows: texts), columns: 20))
    // Texts give way; in the end so do the cells, which is told.
    #expect(
      try rows(Table(columns: ["a"]) { Table.Row { Label("some words") } }, columns: 9)
        == ["╭───────╮", "│ a     │", "├───────┤", "│ some  │", "│ words │", "╰───────╯"])
    for table in [
      Table(columns: [], rows: [["a", "b", "c", "d"]]),
      Table(columns: []) { Table.Row { for text in ["a", "b", "c", "d"] { Label(text) } } },
    ] {
      var terminal = TerminalRenderer(.plain)
      let block = try terminal.block(of: table, columns: 6)
      #expect(block.width <= 6)
      #expect(terminal.problems.map(\.loss) == [.lackingTableColumns])
    }
  }
}
