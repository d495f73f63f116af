/// The widths of the longest numbers in the columns of a table, among the inspected cells.
struct NumberWidths {
  private let extent: NumberExtent
  /// The width of the longest number in each column, or the column's minimum.
  private(set) var widest: [Int]
  /// The maximum width of cells that needn't be inspected.
  private var limits: [Int]

  /// Starts with the minimum widths of the columns, or `Int.max` for columns that are skipped.
  init(_ extent: NumberExtent, least: [Int]) {
    self.extent = extent
    widest = least
    limits = least
  }
}

extension NumberWidths {
  /// Whether a cell of some width must be inspected: no number is wider than its cell.
  func dependOn(cell width: Int, in column: Int) -> Bool {
    limits.indices.contains(column) && width > limits[column]
  }

  /// Adds an inspected cell with the width of its longest number; 0 for none.
  mutating func add(_ width: Int, to column: Int, isHeader: Bool) {
    switch extent {
    case .number: limits[column] = max(limits[column], width)
    case .unit:
      // A column with other texts of several words doesn't keep units whole, whatever the order of its cells. Most
      // columns are like this.
      guard width > 0 || isHeader else {
        (widest[column], limits[column]) = (limits[column], .max)
        return
      }
    }
    widest[column] = max(widest[column], width)
  }
}
