/// How wide the longest numbers in the columns of a table are, as far as its cells were looked at.
struct NumberWidths {
  private let extent: NumberExtent
  /// How wide the longest number in each column is, or how wide the column is at least.
  private(set) var widest: [Int]
  /// How wide a cell is at most that isn't looked at.
  private var limits: [Int]

  /// Starts with how wide the columns are at least: `Int.max` for those that aren't looked at.
  init(_ extent: NumberExtent, least: [Int]) {
    self.extent = extent
    widest = least
    limits = least
  }
}

extension NumberWidths {
  /// Whether a cell of a width is to be looked at: no number is wider than its cell.
  func dependOn(cell width: Int, in column: Int) -> Bool {
    limits.indices.contains(column) && width > limits[column]
  }

  /// Adds a cell that was looked at, and how wide its longest number is; 0 for none.
  mutating func add(_ width: Int, to column: Int, isHeader: Bool) {
    switch extent {
    case .number: limits[column] = max(limits[column], width)
    case .unit:
      // A column with other texts of several words keeps no units whole, whichever come first: most are such.
      guard width > 0 || isHeader else {
        (widest[column], limits[column]) = (limits[column], .max)
        return
      }
    }
    widest[column] = max(widest[column], width)
  }
}
