import Restyle
import RestyleRendering
import TestSupport
import Testing

@testable import RestyleTerminal

@Suite("Cells of several columns and rows")
struct TableSpanTests {
  private func rows(_ table: TerminalTable, columns: Int = 60) -> [String] {
    TerminalBlock.checked(table, columns: columns, TerminalProfile()).rows
  }

  @Test("Lines end where a cell goes on")
  func lines() {
    let table = TerminalTable(
      columns: ["A", "B", "C"],
      rows: [
        [.init("two columns").spanning(columns: 2), "c"],
        [.init("two\nrows").spanning(rows: 2), "b", "c"],
        ["b", .init("end").spanning(rows: 2)],
        [.init("ab").spanning(columns: 2)],
      ], style: .grid)
    #expect(
      rows(table) == [
        "┌────────┬────┬─────┐", "│ A      │ B  │ C   │", "├────────┴────┼─────┤", "│ two columns │ c   │",
        "├────────┬────┼─────┤", "│ two    │ b  │ c   │", "│ rows   ├────┼─────┤", "│        │ b  │ end │",
        "├────────┴────┤     │", "│ ab          │     │", "└─────────────┴─────┘",
      ])
  }

  @Test("A cell of several columns widens these if its text is wider")
  func widths() {
    func table(_ text: String) -> TerminalTable {
      TerminalTable(
        columns: [], rows: [[.init(text).spanning(columns: 2), "x"], ["a", "b", "c"]], style: .plain)
    }
    #expect(rows(table("abcdefg")) == ["abcdefg  x", "a    b   c"])
    #expect(rows(table("a")) == ["a     x", "a  b  c"])
    #expect(
      rows(table("the quick brown"), columns: 10) == ["the      x", "quick     ", "brown     ", "a    b   c"])
  }

  @Test("A cell of several rows makes the last one higher if it has more lines")
  func heights() {
    let table = TerminalTable(
      columns: [], rows: [[.init("1\n2\n3\n4").spanning(rows: 2), "a"], ["b"], ["c", "d"]], style: .plain)
    #expect(rows(table) == ["1  a", "2  b", "3   ", "4   ", "c  d"])
  }

  @Test("Spans that find no room are cut, and reported")
  func cut() async throws {
    let (columns, rows) = (
      RenderingProblem.Loss.cutSpan("columnSpan"), RenderingProblem.Loss.cutSpan("rowSpan")
    )
    let a: TerminalTable.Cell = "a"
    let cases: [([[TerminalTable.Cell]], [RenderingProblem.Loss])] = [
      ([[a.spanning(columns: 3)]], [columns]), ([[a.spanning(rows: 2)]], [rows]),
      ([[a, a.spanning(rows: 2)], [a.spanning(columns: 2)]], [columns]),
      ([[a.spanning(columns: .max, rows: .max)]], [columns, rows]),
      ([[a.spanning(columns: .min, rows: 0)]], []), ([[a.spanning(columns: 2)], [a, a]], []),
    ]
    try await forEach(cases) { cells, losses in
      var terminal = TerminalRenderer()
      let block = terminal.block(TerminalTable(columns: [], rows: cells, style: .grid))
      block.check()
      #expect(terminal.problems.map(\.loss) == losses)
    }
  }

  @Test("No cell reaches into the footer, whose cells may span too")
  func footer() {
    var table = TerminalTable(
      columns: ["", "A", "B"], rows: [["x", .init("y").spanning(rows: 9), 1], ["z", 2]], style: .grid)
    table.footer = [.init("Sum").spanning(columns: 2), 3]
    #expect(
      rows(table).suffix(6) == [
        "│ x │ y │ 1 │", "├───┤   ├───┤", "│ z │   │ 2 │", "├───┴───┼───┤", "│ Sum   │ 3 │", "└───────┴───┘",
      ])
  }

  @Test("What lies behind a cell of several columns and rows fills all of it")
  func fills() {
    var table = TerminalTable(
      columns: [], rows: [[.init("a").spanning(columns: 2, rows: 2), "x"], ["y"], ["1", "2", "3"]],
      style: .grid)
    let starts = [[0, 2], [2], [0, 1, 2]]
    table.cellStyle = { row, column in
      // Asked where cells start, and not for the other columns that they take.
      #expect(starts[row].contains(column))
      return row == 0 && column == 0 ? TextStyle(color: .white).backgroundColored(.blue) : TextStyle()
    }
    var terminal = TerminalRenderer()
    let cells = terminal.block(table).cells().lines
    for row in 1...3 { #expect((1...7).allSatisfy { cells[row][$0].look.background == [0, 0, 255] }) }
    #expect(cells[1][9].look.background == [])
  }

  @Test(
    "Without a cell of several columns or rows, and with one in a row of its own, the others are the same")
  func others() async throws {
    try await forEach([TerminalTableStyle.plain, .underlined, .rounded, .grid], [9, 14, 20, 40]) {
      style, columns in
      let cells: [[TerminalTable.Cell]] = [["a", "the quick brown", 1.5], ["b c", "fox", 20]]
      var table = TerminalTable(columns: ["A", "B", "C"], rows: cells, style: style)
      let alone = rows(table, columns: columns)
      table.rows.append([.init("").spanning(columns: 3)])
      let spanned = rows(table, columns: columns)
      let count = alone.count - (style == .plain || style == .underlined ? 0 : 1)
      #expect(spanned.prefix(count) == alone.prefix(count))
    }
  }

  @Test("Where a row has no cell, it is as if an empty one were there")
  func missing() async throws {
    let texts: [TerminalTable.Cell] = ["a", "b c", "d", "e"]
    try await forEach([TerminalTableStyle.plain, .underlined, .rounded, .grid], [9, 20, 40]) {
      style, columns in
      for count in 0...texts.count {
        let some = Array(texts.prefix(count))
        let all = some + Array(repeating: "", count: texts.count - count)
        func rows(_ row: [TerminalTable.Cell], footer: [TerminalTable.Cell]) -> [String] {
          var table = TerminalTable(
            columns: [],
            rows: [
              ["1", .init("the quick").spanning(rows: 2), "2", .init("brown").spanning(columns: 2)], row,
              ["1", "2", "3", "4", "5"],
            ], style: style)
          table.footer = footer
          return self.rows(table, columns: columns)
        }
        #expect(rows(some, footer: ["x"]) == rows(all, footer: ["x", "", "", "", ""]))
      }
    }
  }

  @Test("No line is too long at any width, wherever cells lie", arguments: 0..<6)
  func anywhere(_ seed: Int) {
    var random = UInt64(seed + 1)
    func next(_ limit: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % limit
    }
    let texts = textSamples + hostileTexts
    let cells = (0..<(1 + next(6))).map { _ in
      (0..<next(6)).map { _ in
        TerminalTable.Cell(styled(texts[next(texts.count)])).spanning(columns: next(4), rows: next(4))
      }
    }
    let styles = [TerminalTableStyle.plain, .underlined, .rounded, .grid]
    var table = TerminalTable(columns: seed % 2 == 0 ? ["A", "B"] : [], rows: cells, style: styles[seed % 4])
    if seed % 3 == 0 { table.footer = [.init("sum").spanning(columns: 2), "x"] }
    for columns in Array(1...20) + (21...(seed < 2 ? 200 : 40)).sampled(every: 11) {
      _ = rows(table, columns: columns)
    }
  }

  @Test("Many rows of cells of many columns and rows are shown")
  func many() {
    let count = 20_000
    let cells = (0..<count).map { index -> [TerminalTable.Cell] in
      index % 10 == 0
        ? [.init("x").spanning(rows: count), "y"] : [.init("z").spanning(columns: .max), "\(index)"]
    }
    let table = TerminalTable(columns: ["a", "b", "c"], rows: cells)
    var terminal = TerminalRenderer()
    #expect(terminal.block(table, columns: 60).lines.count >= count)
  }
}
