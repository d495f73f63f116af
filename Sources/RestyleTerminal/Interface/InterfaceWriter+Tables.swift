import Restyle
import RestyleElements
import RestyleRendering

extension InterfaceWriter {
  /// How tables look: their own styles say how texts do.
  private static let tableStyle = TerminalTableStyle.rounded

  mutating func visit(_ table: ResolvedTable) {
    let element = table.element
    let style = element.style
    start(LayoutNode.Container(alignment: .leading))
    if let caption = table.caption { append(textPart(caption, part: "caption")) }
    var widths = [Int](repeating: 0, count: table.columnCount)
    // What can't be shown is told here, where the place is known.
    func note(_ text: ShownText, _ column: Int, _ part: String) {
      let ready = readyText(text, part: part)
      widths[column] = max(widths[column], terminal.profile.metrics.width(of: ready.plainText))
    }
    for column in widths.indices {
      note(table.header(ofColumn: column), column, "column \(column + 1)")
      for row in element.rows.indices {
        note(table.cell(row: row, column: column), column, "row \(row + 1), column \(column + 1)")
      }
    }
    let columns = widths.indices.map { column in
      TerminalTable.Column(
        element.columns.indices.contains(column)
          ? element.columns[column].title.styled(style.header, in: context.language) : "",
        alignment: table.alignment(ofColumn: column).inTable)
    }
    let rows = element.rows.map { row in
      row.cells.enumerated().map { column, cell in
        let isHeader = table.isHeader(column: column) || cell.isHeader
        return (cell.text ?? "").styled(isHeader ? style.header : style.cell, in: context.language)
      }
    }
    append(
      TablePart(
        table: TerminalTable(columns: columns, rows: rows),
        idealWidth: widths.reduce(1) { $0 + $1 + 3 }))
    finish()
  }
}

// Tables that hold elements.
extension InterfaceWriter {
  mutating func open(_ table: ResolvedTable) {
    start(LayoutNode.Container(alignment: .leading))
    if let caption = table.caption { append(textPart(caption, part: "caption")) }
    let lines = TableGrid(Self.tableStyle, hasFills: false, columnCount: table.columnCount, in: terminal)
    let grid = LayoutNode.Grid(lines: lines, style: Self.tableStyle, columnCount: table.columnCount)
    grids.append(grid)
    start(grid)
  }

  mutating func close(_ table: ResolvedTable) {
    if let grid = grids.popLast() { finish(grid) }
    finish()
  }

  mutating func open(_ row: ResolvedTable.Row) {
    guard let grid = grids.indices.last else { return }
    grids[grid].cellCounts.append(row.cellCount)
    if row.index == nil { grids[grid].hasHeader = true }
  }

  mutating func open(_ cell: ResolvedTable.Cell) {
    start(LayoutNode.Container(alignment: cell.alignment.inTable))
    guard let text = cell.text, !text.isEmpty else { return }
    var part = textPart(text, part: cell.part)
    if cell.row.index == nil {
      part.text.runs = part.text.runs.map { $0.restyled { $0.inherit(from: Self.tableStyle.header) } }
    }
    append(part)
  }

  mutating func close(_ cell: ResolvedTable.Cell) { finish() }
}

/// A table of texts, of which all that can't be shown has been told.
struct TablePart: InterfacePart {
  var table: TerminalTable
  var idealWidth: Int

  func idealWidth(_ metrics: CellMetrics) -> Int { idealWidth }
  func minimumWidth(_ metrics: CellMetrics) -> Int { min(idealWidth, 1 + 6 * table.columns.count) }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let problems = terminal.problems
    let block = table.block(columns: columns, in: &terminal)
    // All else has been told where its place was known.
    let cut = terminal.problems.dropFirst(problems.count).filter { $0.loss == .property("columns") }
    terminal.problems = problems + cut
    return block
  }
}

extension HorizontalAlignment {
  fileprivate var inTable: StackStyle.Alignment {
    switch self {
    case .leading, .left, .fill: .leading
    case .center: .center
    case .trailing, .right: .trailing
    }
  }
}
