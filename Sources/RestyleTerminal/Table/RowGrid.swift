import Restyle
import RestyleRendering

/// The positions of a table's columns in a row, with the cells around and between them.
///
/// Separate from the rest of the table, which is large and would be copied for each cell.
struct RowGrid: Sendable {
  let columns: [Column]
  /// The number of cells between the contents of two columns.
  let gap: Int
  /// The runs between two columns, on the left, and on the right; empty runs take no cells.
  let separator: CellRun
  let left: CellRun
  let right: CellRun

  /// The width of a column's content, and the number of cells before and after it.
  struct Column: Sendable {
    let before: Int
    let width: Int
    let behind: Int
  }
}

extension RowGrid {
  /// The width of the content in a range of columns.
  func width(of area: Range<Int>) -> Int {
    let first = columns[area.lowerBound].width
    return area.count == 1
      ? first : columns[area].reduce(gap * (area.count - 1)) { $0 + $1.width }
  }

  /// Adds the runs at the sides of rows.
  func frame(_ lines: inout [CellLine]) {
    guard left.width + right.width > 0 else { return }
    // By index, so that no run is copied.
    for index in lines.indices {
      lines[index].prepend(left)
      lines[index].append(right)
    }
  }

  /// Appends the run between two columns.
  @inline(__always)
  func appendSeparator(over fill: Color?, to line: inout CellLine) {
    if let fill, separator.width > 0 { line.append(separator.over(fill)) } else { line.append(separator) }
  }

  /// The number of cells before and after the content of a cell.
  ///
  /// - Parameters:
  ///   - width: The width of the content.
  ///   - area: The columns that the cell spans.
  ///   - alignment: The alignment of the content.
  /// - Returns: The numbers of cells, with the padding of the columns.
  func spaces(
    around width: Int, in area: Range<Int>, _ alignment: TextAlignment = .left
  ) -> (before: Int, behind: Int) {
    let room = max(self.width(of: area) - width, 0)
    let before = alignment.spacesBefore(room)
    return (columns[area.lowerBound].before + before, room - before + columns[area.upperBound - 1].behind)
  }
}
