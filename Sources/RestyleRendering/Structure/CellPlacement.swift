/// The columns and rows of a table's cells, some of which span several.
package struct CellPlacement: Sendable {
  /// The areas of each row's cells, without the cells at its end that have no column.
  package private(set) var rows: [[CellArea]] = []
  /// The number of columns, within the limit.
  package private(set) var columnCount: Int
  /// Whether there was no column for a cell.
  package private(set) var lacksColumns = false
  /// Whether a cell has fewer columns than requested, or fewer rows.
  package private(set) var cutsColumns = false
  package private(set) var cutsRows = false
}

/// The columns and rows of a cell.
package struct CellArea: Hashable, Sendable {
  package var columns: Range<Int>
  package var rows: Range<Int>

  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }
}

/// The number of columns and rows that a cell requests; numbers below one count as one.
package struct CellSpan: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }

  /// The maximum span in browsers (HTML Standard, section 4.9.11).
  package static let largest = Self(columns: 1_000, rows: 65_534)

  /// Whether the cell spans more than one column or row.
  package var isLarge: Bool { columns > 1 || rows > 1 }
}

extension CellPlacement {
  /// Places each cell in the first column of its row that no cell from above occupies.
  ///
  /// A cell ends at the last row, before a cell from above, and at the last column in which a cell starts.
  ///
  /// - Parameters:
  ///   - cells: The rows.
  ///   - bodyCount: The number of rows before the footer; their cells don't extend into it.
  ///   - declared: The minimum number of columns.
  ///   - limit: The maximum number of columns.
  ///   - span: Returns the number of columns and rows that a cell requests.
  /// - Complexity: O(*n*) in the number of cells and of the columns that they span, in each row.
  package init<Cell>(
    _ cells: [[Cell]], bodyCount: Int, declared: Int, limit: Int, span: (Cell) -> CellSpan
  ) {
    columnCount = min(declared, limit)
    rows.reserveCapacity(cells.count)
    // The row after the cells from above, by column.
    var ends = [Int](repeating: 0, count: columnCount)
    for (row, cells) in cells.enumerated() {
      var column = 0
      var areas: [CellArea] = []
      for cell in cells {
        while column < ends.count, ends[column] > row { column += 1 }
        guard column < limit else {
          lacksColumns = true
          break
        }
        columnCount = max(columnCount, column + 1)
        let span = span(cell)
        var end = column
        let wanted = min(span.columns, limit - column)
        let rowEnd = row + min(span.rows, row < bodyCount ? bodyCount - row : 1)
        while end - column < wanted, end >= ends.count || ends[end] <= row {
          if end == ends.count { ends.append(0) }
          ends[end] = rowEnd
          end += 1
        }
        if rowEnd - row < span.rows { cutsRows = true }
        if end - column < span.columns { cutsColumns = true }
        areas.append(CellArea(columns: column..<end, rows: row..<rowEnd))
        column = end
      }
      rows.append(areas)
    }
    endCells()
  }

  /// Ends cells at the last column.
  private mutating func endCells() {
    for row in rows.indices {
      for index in rows[row].indices where rows[row][index].columns.upperBound > columnCount {
        rows[row][index].columns = rows[row][index].columns.clamped(to: 0..<columnCount)
        cutsColumns = true
      }
    }
  }

  /// The columns of each row that no cell occupies.
  ///
  /// - Complexity: O(*n* log *n*) in the number of cells in a row, for each row.
  package func freeColumns() -> [[Range<Int>]] {
    var taken: [CellArea] = []
    return rows.indices.map { row in
      taken.removeAll { $0.rows.upperBound <= row }
      taken += rows[row]
      taken.sort { $0.columns.lowerBound < $1.columns.lowerBound }
      var free: [Range<Int>] = []
      var column = 0
      for area in taken {
        if column < area.columns.lowerBound { free.append(column..<area.columns.lowerBound) }
        column = area.columns.upperBound
      }
      if column < columnCount { free.append(column..<columnCount) }
      return free
    }
  }
}
