import RestyleElements

/// The columns and rows of a table's cells, some of which span several.
struct ResolvedTableAreas: Sendable {
  let columnCount: Int
  /// The areas of each row's cells.
  let rows: [[CellArea]]
  /// The columns of each row that no cell occupies.
  let freeColumns: [[Range<Int>]]
  /// The properties of cells for which there is no space.
  let lostProperties: [String]
}

extension ResolvedTableAreas {
  /// Creates the areas of a table's cells; nil if each cell has one column and one row.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - widest: The number of columns if no cell spans several.
  init?(_ table: Table, widest: Int) {
    guard table.rows.contains(where: { $0.cells.contains(where: \.span.isLarge) }) else { return nil }
    let cells = table.rows.map(\.cells)
    func placed(_ span: (Table.Cell) -> CellSpan) -> CellPlacement {
      CellPlacement(
        cells, bodyCount: cells.count, declared: table.columns.count,
        limit: max(widest, CellSpan.largest.columns),
        span: span)
    }
    var placement = placed(\.span)
    var isLost = (columns: placement.cutsColumns, rows: placement.cutsRows)
    if placement.lacksColumns {
      // No cell may be lost because others span several columns.
      placement = placed { _ in CellSpan(columns: 1, rows: 1) }
      isLost = (true, true)
    }
    columnCount = placement.columnCount
    rows = placement.rows
    freeColumns = placement.freeColumns()
    lostProperties = (isLost.columns ? ["columnSpan"] : []) + (isLost.rows ? ["rowSpan"] : [])
  }
}

extension Table.Cell {
  /// The number of columns and rows that the cell requests.
  fileprivate var span: CellSpan {
    CellSpan(
      columns: min(columnSpan, CellSpan.largest.columns), rows: min(rowSpan, CellSpan.largest.rows))
  }
}

extension ResolvedTable.Row {
  /// The columns of the row that contain no cell, neither of the row nor from a row above.
  public var emptyColumns: [Range<Int>] {
    if let index, let areas = table.areas { return areas.freeColumns[index] }
    return cellCount < table.columnCount ? [cellCount..<table.columnCount] : []
  }
}

extension ResolvedTable.Cell {
  private var area: CellArea? { row.index.flatMap { row.table.areas?.rows[$0][ifThere: column] } }

  /// The columns that the cell spans, from 0.
  public var columns: Range<Int> { area?.columns ?? column..<(column + 1) }

  /// The rows that the cell spans, from 0.
  ///
  /// The row of the column headers isn't counted.
  public var rows: Range<Int> {
    let first = row.index ?? 0
    return area?.rows ?? first..<(first + 1)
  }
}
