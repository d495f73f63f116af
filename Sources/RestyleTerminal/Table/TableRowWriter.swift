import Restyle
import RestyleElements
import RestyleRendering

/// Draws the cells of rows.
struct TableRowWriter {
  let grid: RowGrid
  private let columns: [Column]

  /// The properties of a column that rows need; whole columns would be copied for each cell.
  private struct Column {
    let lineBreakMode: LineBreakMode
    let verticalAlignment: StackStyle.Alignment
    /// The widths of the parts of numbers; nil if they aren't aligned.
    let numbers: NumberParts.Widths?
  }

  init(_ grid: RowGrid, _ columns: [TerminalTable.Column], numbers: [NumberParts.Widths?]) {
    self.grid = grid
    self.columns = columns.indices.map { index in
      Column(
        lineBreakMode: columns[index].lineBreakMode, verticalAlignment: columns[index].verticalAlignment,
        numbers: numbers[index])
    }
  }
}

extension TableRowWriter {
  /// Lays out a cell, unless it is shown unchanged.
  ///
  /// - Parameters:
  ///   - index: The index of the cell in `laidOut`.
  ///   - cells: Some cells.
  ///   - position: The index of the cell in `cells`.
  ///   - area: The columns that the cell spans.
  ///   - laidOut: The laid-out cells to add it to.
  ///   - terminal: The renderer.
  /// - Returns: The number of its lines.
  @inline(__always)
  func layOut(
    _ index: Int, _ cells: [TableCell], _ position: Int, _ area: Range<Int>, in laidOut: inout LaidOutCells,
    _ terminal: inout TerminalRenderer
  ) -> Int {
    let width = grid.width(of: area)
    guard cells[position].lineWidth > width else { return 1 }
    let column = columns[area.lowerBound]
    guard cells[position].needsLayout(in: width, aligned: area.count == 1 ? column.numbers : nil) else {
      return 1
    }
    laidOut.layOut(
      index, cells, position, columns: width, breaking: column.lineBreakMode, in: &terminal)
    return laidOut.height(of: index)
  }

  /// Appends the lines of a row in which each cell takes one column, with the separators.
  ///
  /// - Parameters:
  ///   - cells: The cells.
  ///   - isFramed: Whether the runs at the sides of the row are appended, too.
  ///   - laidOut: Storage for the cells that don't fit in a line, which is reused for each row.
  ///   - lines: The lines to append to.
  ///   - terminal: The renderer.
  func append(
    row cells: [TableCell], isFramed: Bool, reusing laidOut: inout LaidOutCells, to lines: inout [CellLine],
    in terminal: inout TerminalRenderer
  ) {
    var height = 1
    laidOut.removeAll()
    for index in cells.indices {
      height = max(height, layOut(index, cells, index, index..<(index + 1), in: &laidOut, &terminal))
    }
    for row in 0..<height {
      var line = CellLine()
      line.reserveCapacity(cells.count * 4 + 3)
      if isFramed { line.append(grid.left) }
      // By index, since cells hold references, which copies would retain.
      for index in cells.indices {
        if index > 0 {
          let fill = cells[index].fill
          grid.appendSeparator(over: cells[index - 1].fill == fill ? fill?.background : nil, to: &line)
        }
        append(cells, index, laidOut, row: row, of: height, index..<(index + 1), to: &line)
      }
      if isFramed { line.append(grid.right) }
      lines.append(line)
    }
  }

  /// Appends a line of a cell, either laid out or unchanged.
  ///
  /// - Parameters:
  ///   - cells: Some cells.
  ///   - index: The index of the cell among them.
  ///   - laidOut: The cells that were laid out.
  ///   - row: The index of the line in the cell.
  ///   - height: The number of lines of the cell.
  ///   - area: The columns that the cell spans.
  ///   - line: The line to append to.
  @inline(__always)
  func append(
    _ cells: [TableCell], _ index: Int, _ laidOut: LaidOutCells, row: Int, of height: Int,
    _ area: Range<Int>, to line: inout CellLine
  ) {
    let rows = laidOut.height(of: index)
    let textRow =
      height == 1 ? row : row - columns[area.lowerBound].verticalAlignment.cellsBefore(height - rows)
    let look = cells[index].fill ?? .plain
    guard 0..<rows ~= textRow else {
      let spaces = grid.spaces(around: 0, in: area)
      return line.append(spaces: spaces.before + spaces.behind, look)
    }
    guard let run = laidOut.run(textRow, of: index, in: cells) else {
      return append(special: cells, index, laidOut.block(of: index), textRow, area, to: &line)
    }
    let spaces = grid.spaces(around: run.width, in: area, cells[index].alignment)
    line.append(spaces: spaces.before, look)
    if let background = look.background { line.append(run.over(background)) } else { line.append(run) }
    line.append(spaces: spaces.behind, look)
  }

  /// Appends a line of a block, or of a number that is aligned with other numbers.
  private func append(
    special cells: [TableCell], _ index: Int, _ block: TerminalBlock?, _ row: Int, _ area: Range<Int>,
    to line: inout CellLine
  ) {
    var text = CellLine()
    if let block {
      text = block.lines[row]
    } else if let number = cells[index].number, let widths = columns[area.lowerBound].numbers {
      number.append(to: &text, widths)
      text.fill(to: widths.total)
    }
    let look = cells[index].fill ?? .plain
    // Lines keep their positions in the block.
    text.fill(to: block?.width ?? 0)
    if let background = look.background { text = text.mapLooks { $0.over(background) } }
    let spaces = grid.spaces(around: text.width, in: area, cells[index].alignment)
    line.append(spaces: spaces.before, look)
    line.append(text)
    line.append(spaces: spaces.behind, look)
  }
}
