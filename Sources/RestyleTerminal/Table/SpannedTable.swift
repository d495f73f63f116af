import RestyleRendering

/// The drawing of a table with cells that span several columns or rows.
struct SpannedTable {
  private let grid: TableGrid
  private let writer: TableRowWriter
  private let columnCount: Int
  /// The cells, and the index of the cell in each row and column; -1 for none.
  private var cells: [TableCell] = []
  private var areas: [CellArea] = []
  private var laidOut = LaidOutCells()
  private(set) var owners: [Int]
  /// The first line of each row, and its number of lines.
  private(set) var starts: [Int] = []
  private(set) var heights: [Int] = []

  init(
    _ layout: TableLayout, _ areas: [[CellArea]], linesBefore: (Int) -> Int,
    in terminal: inout TerminalRenderer
  ) {
    grid = layout.grid
    writer = layout.makeRowWriter()
    columnCount = layout.columns.count
    owners = Array(repeating: -1, count: layout.rows.count * columnCount)
    // Cells that span several rows, by their last row.
    var ending = [[Int]](repeating: [], count: layout.rows.count)
    for (row, rowCells) in layout.rows.enumerated() {
      var height = 1
      for (index, cell) in rowCells.enumerated() {
        let area = areas[row][index]
        for row in area.rows {
          for column in area.columns { owners[row * columnCount + column] = cells.count }
        }
        let lines = writer.layOut(cells.count, rowCells, index, area.columns, in: &laidOut, &terminal)
        if area.rows.count == 1 { height = max(height, lines) }
        ending[area.rows.upperBound - 1].append(cells.count)
        cells.append(cell)
        self.areas.append(area)
      }
      starts.append(row == 0 ? 0 : starts[row - 1] + heights[row - 1] + linesBefore(row))
      // If a cell doesn't fit into its rows, the last one becomes higher.
      for index in ending[row] where self.areas[index].rows.count > 1 {
        let before = starts[row] - starts[self.areas[index].rows.lowerBound]
        height = max(height, laidOut.height(of: index) - before)
      }
      heights.append(height)
    }
  }

  func owner(_ row: Int, _ column: Int) -> Int { owners[row * columnCount + column] }

  /// Whether a line between columns runs through a row after a column.
  func hasBoundary(_ row: Int, behind column: Int) -> Bool {
    let owner = owner(row, column)
    return owner < 0 || owner != self.owner(row, column + 1)
  }

  func boundaries(_ row: Int) -> [Bool] {
    (0..<max(columnCount - 1, 0)).map { hasBoundary(row, behind: $0) }
  }

  /// Whether a cell continues in the next row.
  func goesOn(_ row: Int, _ column: Int) -> Bool {
    let owner = owner(row, column)
    return owner >= 0 && owner == self.owner(row + 1, column)
  }

  /// Appends a line of the cell that covers a column.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - column: The first column of a cell.
  ///   - number: The index of the line in the table.
  ///   - line: The line to append to.
  /// - Returns: The next column.
  func appendCell(_ row: Int, _ column: Int, number: Int, to line: inout CellLine) -> Int {
    let owner = owner(row, column)
    guard owner >= 0 else {
      let spaces = writer.grid.spaces(around: 0, in: column..<(column + 1))
      line.append(spaces: spaces.before + spaces.behind)
      return column + 1
    }
    let area = areas[owner]
    let first = starts[area.rows.lowerBound]
    let last = area.rows.upperBound - 1
    writer.append(
      cells, owner, laidOut, row: number - first, of: starts[last] + heights[last] - first,
      area.columns, to: &line)
    return area.columns.upperBound
  }

  func line(_ row: Int, number: Int) -> CellLine {
    var line = CellLine()
    var column = 0
    while column < columnCount {
      if column > 0 {
        let (left, right) = (fill(row, column - 1), fill(row, column))
        writer.grid.appendSeparator(over: left == right ? left?.background : nil, to: &line)
      }
      column = appendCell(row, column, number: number, to: &line)
    }
    return line
  }

  private func fill(_ row: Int, _ column: Int) -> CellLook? {
    let owner = owner(row, column)
    return owner < 0 ? nil : cells[owner].fill
  }

  /// A line below a row, interrupted by the cells that continue in the next row.
  func separator(_ separator: SeparatorLine, below row: Int, number: Int) -> CellLine {
    let spans = grid.spans
    let horizontal = grid.horizontal(of: separator)
    func isLine(_ column: Int) -> Bool { !goesOn(row, column) }
    func end(_ isRight: Bool) -> CellRun {
      let meets = columnCount > 0 && isLine(isRight ? columnCount - 1 : 0)
      return CellRun(
        text: grid.side(isRight: isRight, meeting: meets ? separator.line : nil), width: 1,
        look: grid.border.lineLook)
    }
    var line = CellLine()
    if grid.border.hasLeft { line.append(end(false)) }
    var column = 0
    while column < columnCount {
      if column > 0, let columnLine = grid.columnLine {
        let (left, right) = (isLine(column - 1), isLine(column))
        let text = grid.joint(
          up: hasBoundary(row, behind: column - 1), right: right ? separator.line : nil,
          down: hasBoundary(row + 1, behind: column - 1), left: left ? separator.line : nil)
        line.append(CellRun(text: text, width: 1, look: left || right ? separator.look : columnLine.look))
      }
      if isLine(column) {
        line.append(
          CellRun(
            text: String(rowOf: horizontal, count: spans[column]), width: spans[column], look: separator.look)
        )
        column += 1
      } else {
        column = appendCell(row, column, number: number, to: &line)
      }
    }
    if grid.border.hasRight { line.append(end(true)) }
    return line
  }
}
