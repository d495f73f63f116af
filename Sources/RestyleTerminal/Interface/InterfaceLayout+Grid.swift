import Restyle
import RestyleElements
import RestyleRendering

// Tables that hold elements: as text tables are, but of blocks.

extension LayoutNode.Grid {
  /// Calls `body` with each of the cells and its column, in the order of both.
  func forEachCell(_ cells: [Int], _ body: (_ cell: Int, _ column: Int) -> Void) {
    var index = 0
    for count in cellCounts {
      for column in 0..<count where index < cells.count {
        body(cells[index], column)
        index += 1
      }
    }
  }

  /// The width of each column, by a width of its cells.
  func widths(of cells: [Int], _ width: (Int) -> Int) -> [Int] {
    var result = [Int](repeating: 0, count: columnCount)
    forEachCell(cells) { result[$1] = max(result[$1], width($0)) }
    return result
  }

  /// The cells that lines and room take.
  func around(padding: Int) -> Int { lines.lineColumns + lines.paddingColumns(padding) }

  /// Gives each column its width.
  mutating func share(_ available: Int, ideal: [Int], minimum: [Int]) {
    // Room around what cells hold gives way before that does.
    padding = min(style.padding.asLength, 1)
    if padding > 0, around(padding: padding) + columnCount > available { padding = 0 }
    let demands = zip(ideal, minimum).map {
      ColumnWidths.Demand(ideal: max($0, 1), word: max($1, 1), minimum: 1)
    }
    widths = ColumnWidths.shared(max(available - around(padding: padding), 0), among: demands)
  }

  /// Draws the cells with the lines around and between them.
  ///
  /// - Parameters:
  ///   - blocks: The cells in the order of rows.
  ///   - columns: How many columns there are: what lies beyond isn't drawn.
  ///   - terminal: What says how lines look.
  /// - Returns: The table.
  func drawn(around blocks: [TerminalBlock], columns: Int, in terminal: TerminalRenderer) -> TerminalBlock {
    let spans = widths.indices.map {
      widths[$0] + lines.paddingBefore($0, padding) + lines.paddingBehind($0, padding)
    }
    var result: [CellLine] = []
    func append(_ line: CellLine?) { if let line { result.append(line) } }
    append(lines.top(spans))
    let rowLine = lines.between(spans, style.rowSeparator, in: terminal)
    var start = 0
    for (index, count) in cellCounts.enumerated() {
      let cells = blocks[min(start, blocks.count)..<min(start + count, blocks.count)]
      start += count
      if index > 0 {
        append(
          index == 1 && hasHeader ? lines.between(spans, style.headerSeparator, in: terminal) : rowLine)
      }
      for row in 0..<cells.reduce(1, { max($0, $1.height) }) {
        append(lines.framed(line(row, of: cells, within: columns)))
      }
    }
    append(lines.bottom(spans))
    return TerminalBlock(result, terminal.profile.metrics)
  }

  /// A line of a row: no longer than there is room, so that short rows beside a long one take no more than that.
  private func line(_ row: Int, of cells: ArraySlice<TerminalBlock>, within columns: Int) -> CellLine {
    var line = CellLine()
    for column in widths.indices where line.width < columns {
      if column > 0 { lines.appendSeparator(over: nil, to: &line) }
      line.append(spaces: lines.paddingBefore(column, padding))
      var width = widths[column]
      if column < cells.count {
        let content = cells[cells.startIndex + column]
        if row < content.height {
          line.append(content.lines[row])
          width -= content.lines[row].width
        }
      }
      line.append(spaces: width + lines.paddingBehind(column, padding))
    }
    return line
  }
}
