import Restyle
import RestyleElements
import RestyleRendering

extension InterfaceWriter {
  /// How tables look: their own styles say how texts do.
  private static let tableStyle = TerminalTableStyle.rounded

  mutating func open(_ table: ResolvedTable) {
    startColumn()
    if let caption = table.caption { append(textPart(caption, part: "caption")) }
    let grid = LayoutNode.Grid(
      table: TableGrid(Self.tableStyle, columnCount: table.columnCount, in: terminal))
    grids.append(grid)
    start(.grid(grid))
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
