import Restyle
import RestyleRendering

// Tables of elements: like tables of text, but with blocks as their cells.

extension LayoutNode.Grid {
  /// Calls `body` with each cell and its column, row by row.
  func forEachCell(_ cells: [Int], _ body: (_ cell: Int, _ column: Int) -> Void) {
    var index = 0
    for count in cellCounts {
      for column in 0..<count where index < cells.count {
        body(cells[index], column)
        index += 1
      }
    }
  }

  /// What each column asks for, by its cells.
  func demands(of cells: [Int], in nodes: [LayoutNode]) -> [ColumnWidths.Demand] {
    let least = ColumnWidths.Demand(ideal: 1, word: 1, minimum: 1)
    var result = Array(repeating: least, count: table.columnCount)
    forEachCell(cells) { cell, column in
      result[column].ideal = max(result[column].ideal, nodes[cell].idealWidth)
      result[column].word = max(result[column].word, nodes[cell].minimumWidth)
    }
    return result
  }

  /// Draws the cells with the lines around and between them.
  ///
  /// - Parameters:
  ///   - blocks: The cells, row by row.
  ///   - columns: The number of columns: anything beyond isn't drawn.
  ///   - terminal: The renderer, which chooses the lines.
  /// - Returns: The table.
  func drawn(around blocks: [TerminalBlock], columns: Int, in terminal: inout TerminalRenderer)
    -> TerminalBlock
  {
    var start = 0
    return table.drawn(rows: cellCounts.count, hasHeader: hasHeader, within: columns, in: &terminal) {
      index, terminal in
      let cells = blocks[min(start, blocks.count)..<min(start + cellCounts[index], blocks.count)]
      start += cellCounts[index]
      let lines = (0..<cells.reduce(1) { max($0, $1.height) }).map { line($0, of: cells, within: columns) }
      guard let color = color(ofRow: index) else { return lines }
      return TerminalBlock(lines, terminal.profile.metrics).filled(with: color).lines
    }
  }

  /// What lies behind a row, of which the header is the first.
  private func color(ofRow index: Int) -> Color? {
    guard hasHeader else { return index.isMultiple(of: 2) ? nil : stripeColor }
    return index == 0 ? headerColor : index.isMultiple(of: 2) ? stripeColor : nil
  }

  /// A line of a row, cut off at the given width, so that short rows beside a long one aren't drawn beyond it.
  private func line(_ row: Int, of cells: ArraySlice<TerminalBlock>, within columns: Int) -> CellLine {
    var line = CellLine()
    for column in 0..<table.columnCount where line.width < columns {
      if column > 0 { table.appendSeparator(over: nil, to: &line) }
      let cell = column < cells.count ? cells[cells.startIndex + column] : TerminalBlock()
      let content = row < cell.height ? cell.lines[row] : CellLine()
      table.append(column..<(column + 1), width: content.width, to: &line) { $0.append(content) }
    }
    return line
  }
}
