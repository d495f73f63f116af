import Restyle
import RestyleElements
import RestyleRendering
import TestSupport
import Testing

/// Gathers the rows and cells of a table, and the controls in it.
private struct TableTrace: StructureVisitor {
  var problems: [RenderingProblem] = []
  var rows: [ResolvedTable.Row] = []
  var cells: [[ResolvedTable.Cell]] = []
  var controlNames: [String?] = []
  var columnCount = 0

  init(_ table: Table) throws { try table.walkStructure(&self, in: ElementContext()) }

  mutating func visit<Kind: InputControl>(_ control: ResolvedControl<Kind>) {
    controlNames.append(control.name)
  }
  mutating func open(_ table: ResolvedTable) { columnCount = table.columnCount }
  mutating func open(_ row: ResolvedTable.Row) {
    rows.append(row)
    cells.append([])
  }
  mutating func open(_ cell: ResolvedTable.Cell) { cells[cells.count - 1].append(cell) }
}

@Suite("Which columns and rows the cells of a table take")
struct TableSpanTests {
  private struct Span: Hashable {
    var columns: Int
    var rows: Int
  }

  private static let spans = [
    Span(columns: 1, rows: 1), Span(columns: 2, rows: 1), Span(columns: 1, rows: 2),
  ]

  /// All lists of as many spans at most.
  private static func lists(upTo count: Int) -> [[Span]] {
    (0..<count).reduce([[]]) { lists, _ in
      lists + lists.flatMap { list in spans.map { list + [$0] } }.filter { !lists.contains($0) }
    }
  }

  @Test("Each cell starts in the first free column, and no two overlap: of all tables of three rows")
  func areas() async throws {
    let lists = Self.lists(upTo: 2)
    try await forEach(lists) { (first: [Span]) throws in
      for second in lists {
        for third in lists {
          try check([first, second, third])
        }
      }
    }
  }

  private func check(_ spans: [[Span]]) throws {
    let table = Table(columns: []) {
      for row in spans {
        Table.Row { for span in row { Table.Cell("a").spanning(columns: span.columns, rows: span.rows) } }
      }
    }
    let trace = try TableTrace(table)
    #expect(trace.cells.map(\.count) == spans.map(\.count))
    var taken = [[Bool]](repeating: Array(repeating: false, count: trace.columnCount), count: spans.count)
    for (row, cells) in trace.cells.enumerated() {
      var start = 0
      for (cell, span) in zip(cells, spans[row]) {
        // HTML Standard, section 4.9.12: the next column that no cell from above is in.
        while start < trace.columnCount, taken[row][start] { start += 1 }
        #expect(cell.columns.lowerBound == start && cell.rows.lowerBound == row)
        #expect(1...span.columns ~= cell.columns.count && 1...span.rows ~= cell.rows.count)
        for row in cell.rows {
          for column in cell.columns {
            #expect(!taken[row][column], "\(spans)")
            taken[row][column] = true
          }
        }
      }
    }
    for row in trace.rows {
      let empty = Set(row.emptyColumns.joined())
      #expect(empty == Set(taken[row.index ?? 0].indices.filter { !taken[row.index ?? 0][$0] }), "\(spans)")
    }
    let isCut =
      zip(trace.cells.joined(), spans.joined())
      .contains { $0.columns.count < $1.columns || $0.rows.count < $1.rows }
    #expect(trace.problems.isEmpty != isCut, "\(spans)")
  }

  @Test("Spans of any size are as large as there is room for, and no cell is lost")
  func extremes() throws {
    for size in [Int.min, -1, 0, 1, 2, 1_000, 1_001, 65_535, Int.max] {
      let trace = try TableTrace(
        Table(columns: ["a", "b", "c"]) {
          Table.Row {
            "x"
            Table.Cell("y").spanning(columns: size, rows: size)
          }
          Table.Row { "z" }
        })
      let cell = trace.cells[1][1]
      #expect(cell.columns == 1..<(size > 1 ? 3 : 2) && cell.rows == 0..<(size > 1 ? 2 : 1))
      #expect(
        trace.problems.map(\.loss) == (size > 2 ? [.cutSpan("columnSpan"), .cutSpan("rowSpan")] : []))
    }
    // What comes after cells of very many columns is shown, if need be without them.
    let many = try TableTrace(
      Table(columns: []) { Table.Row { for _ in 0..<9 { Table.Cell("a").spanning(columns: .max) } } })
    #expect(many.cells[0].map(\.columns) == (0..<9).map { $0..<($0 + 1) })
    #expect(many.problems.map(\.loss) == [.cutSpan("columnSpan"), .cutSpan("rowSpan")])
  }

  @Test("A header of several rows names the controls in each of them")
  func headers() throws {
    let table = Table(columns: ["Region", "Quarter", "Open"]) {
      Table.Row {
        Table.Cell("North", isHeader: true).spanning(rows: 2)
        "Q1"
        Switch()
      }
      Table.Row {
        "Q2"
        Switch()
      }
      Table.Row {
        "South"
        Table.Cell { Switch() }.spanning(columns: 2)
      }
    }
    #expect(try TableTrace(table).controlNames == ["North, Open", "North, Open", "Quarter"])
    // The first column's cells are headers, not each row's first cell.
    let rows = try TableTrace(table.with { $0.hasRowHeaders = true })
    #expect(
      rows.cells.map { $0.map(\.isHeader) } == [
        [true, true, true], [true, false, false], [false, false], [true, false],
      ])
    #expect(rows.controlNames.last == "South, Quarter")
  }

  @Test("A header of several rows has a number, and no cell beside it has")
  func numbers() throws {
    for rows in 1...3 {
      let table = Table(columns: []) {
        for row in 0..<3 {
          Table.Row {
            if row == 0 { Table.Cell("h", isHeader: true).spanning(rows: rows) }
            for _ in 0..<2 { Table.Cell { TextField() } }
          }
        }
      }
      let cells = try TableTrace(table).cells.joined()
      #expect(cells.filter { $0.number != nil }.map(\.text?.text) == ["h"], "\(rows)")
    }
  }
}
