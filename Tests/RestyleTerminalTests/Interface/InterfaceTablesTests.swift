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
