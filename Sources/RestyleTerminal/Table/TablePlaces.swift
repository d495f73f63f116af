/// Which columns and rows the cells of a table take, of which some span several.
struct TablePlaces {
  /// The places of each row's cells; the cells behind them found no column.
  private(set) var rows: [[Place]] = []
  /// How many columns there are, at most as many as there may be.
  private(set) var columnCount: Int
  /// Whether a cell found no column.
  private(set) var lacksColumns = false
  /// Whether a cell has fewer columns or rows than it asks for.
  private(set) var cutsColumns = false
  private(set) var cutsRows = false

  /// The columns and rows of a cell.
  struct Place: Hashable {
    var columns: Range<Int>
    var rows: Range<Int>
  }
}

extension TablePlaces {
  /// Places cells in the first columns of their row that no cell from above takes.
  ///
  /// A cell ends at the last row, before a cell from above, and at the last column that a cell starts at.
  ///
  /// - Parameters:
  ///   - cells: The rows.
  ///   - bodyCount: How many of the rows come before the footer, into which none of their cells reaches.
  ///   - declared: How many columns there are, whatever the cells are.
  ///   - limit: How many columns there may be.
  /// - Complexity: O(*n*) in the number of cells and in the columns that they take, of each row.
  init(_ cells: [[TerminalTable.Cell]], bodyCount: Int, declared: Int, limit: Int) {
    columnCount = min(declared, limit)
    rows.reserveCapacity(cells.count)
    // The row behind the cells from above, by column.
    var ends = [Int](repeating: 0, count: columnCount)
    for (row, cells) in cells.enumerated() {
      var column = 0
      var places: [Place] = []
      for cell in cells {
        while column < ends.count, ends[column] > row { column += 1 }
        guard column < limit else {
          lacksColumns = true
          break
        }
        columnCount = max(columnCount, column + 1)
        var end = column
        let wanted = min(max(cell.columnSpan, 1), limit - column)
        let rowEnd = row + min(max(cell.rowSpan, 1), row < bodyCount ? bodyCount - row : 1)
        while end - column < wanted, end >= ends.count || ends[end] <= row {
          if end == ends.count { ends.append(0) }
          ends[end] = rowEnd
          end += 1
        }
        if rowEnd - row < cell.rowSpan { cutsRows = true }
        if end - column < cell.columnSpan { cutsColumns = true }
        places.append(Place(columns: column..<end, rows: row..<rowEnd))
        column = end
      }
      rows.append(places)
    }
    endCells()
  }
}

extension TablePlaces {
  /// Ends cells at the last column.
  private mutating func endCells() {
    for row in rows.indices {
      for index in rows[row].indices where rows[row][index].columns.upperBound > columnCount {
        rows[row][index].columns = rows[row][index].columns.clamped(to: 0..<columnCount)
        cutsColumns = true
      }
    }
  }
}
