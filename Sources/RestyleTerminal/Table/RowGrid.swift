import Restyle
import RestyleRendering

/// Where the columns of a table lie in a row, and what lies around and between them.
///
/// Apart from the rest of the table, which is large, and would be copied for each cell.
struct RowGrid: Sendable {
  let columns: [Column]
  /// The cells between what two columns hold.
  let gap: Int
  /// What lies between two columns, at the left side and at the right one; nothing takes no cells.
  let separator: CellRun
  let left: CellRun
  let right: CellRun

  /// How wide what a column holds is, and how many cells lie before and behind it.
  struct Column: Sendable {
    let before: Int
    let width: Int
    let behind: Int
  }
}

extension RowGrid {
  /// How many cells what lies in some columns has.
  func width(of area: Range<Int>) -> Int {
    let first = columns[area.lowerBound].width
    return area.count == 1
      ? first : columns[area].reduce(gap * (area.count - 1)) { $0 + $1.width }
  }

  /// Adds what lies at the sides of rows.
  func frame(_ lines: inout [CellLine]) {
    guard left.width + right.width > 0 else { return }
    // In their array, so that no run is copied.
    for index in lines.indices {
      lines[index].prepend(left)
      lines[index].append(right)
    }
  }

  /// Appends what lies between two columns.
  @inline(__always)
  func appendSeparator(over fill: Color?, to line: inout CellLine) {
    if let fill, separator.width > 0 { line.append(separator.over(fill)) } else { line.append(separator) }
  }

  /// How many cells lie before and behind what a cell holds.
  ///
  /// - Parameters:
  ///   - width: How wide that is.
  ///   - area: The columns that the cell takes.
  ///   - alignment: Where it lies in them.
  /// - Returns: The cells, with those that each column has at its sides.
  func spaces(
    around width: Int, in area: Range<Int>, _ alignment: TextAlignment = .left
  ) -> (before: Int, behind: Int) {
    let room = max(self.width(of: area) - width, 0)
    let before = alignment.spacesBefore(room)
    return (columns[area.lowerBound].before + before, room - before + columns[area.upperBound - 1].behind)
  }
}
