import Restyle
import RestyleElements
import RestyleRendering

/// The input of a table layout: its columns, and the areas of its cells.
struct TableSource {
  private let table: TerminalTable
  /// The columns, each with an alignment.
  private(set) var columns: [TerminalTable.Column] = []
  /// The decimal separators of columns that align numbers; nil for others.
  private var separators: [String?] = []
  /// Whether some column aligns numbers.
  var alignsNumbers: Bool { separators.contains { $0 != nil } }
  let hasHeader: Bool
  let hasFooter: Bool
  /// The areas of the cells of all rows; nil if each takes one column and one row.
  private(set) var areas: [[CellArea]]?

  init(_ table: TerminalTable, columns available: Int, in terminal: inout TerminalRenderer) {
    self.table = table
    hasHeader = !table.columns.allSatisfy(\.title.isEmpty)
    hasFooter = !table.footer.isEmpty
    // Each column takes at least one cell, so the available cells limit the number of columns.
    let limit = max(terminal.isMeasuring ? terminal.profile.columns : available, 1)
    let count: Int
    if table.footer.containsLargeSpan || table.rows.contains(where: \.containsLargeSpan) {
      let placed = CellPlacement(
        table.rows + (hasFooter ? [table.footer] : []), bodyCount: table.rows.count,
        declared: table.columns.count, limit: limit, span: \.span)
      count = placed.columnCount
      if placed.lacksColumns || table.columns.count > limit { terminal.noteOnce(.lackingTableColumns) }
      if placed.cutsColumns { terminal.noteOnce(.cutSpan("columnSpan")) }
      if placed.cutsRows { terminal.noteOnce(.cutSpan("rowSpan")) }
      areas = placed.rows
    } else {
      let wanted = max(
        table.columns.count, table.footer.count, table.rows.reduce(0) { max($0, $1.count) })
      count = min(wanted, limit)
      if wanted > limit { terminal.noteOnce(.lackingTableColumns) }
    }
    if hasHeader, let body = areas { areas = Self.areas(body, belowHeaderOf: count) }
    align(count)
  }

  /// The areas with those of a header before them.
  private static func areas(_ areas: [[CellArea]], belowHeaderOf count: Int) -> [[CellArea]] {
    let header = (0..<count).map { CellArea(columns: $0..<($0 + 1), rows: 0..<1) }
    return [header]
      + areas.map { row in
        row.map {
          CellArea(columns: $0.columns, rows: ($0.rows.lowerBound + 1)..<($0.rows.upperBound + 1))
        }
      }
  }

  /// Chooses the alignment of columns without one.
  private mutating func align(_ count: Int) {
    var (hasNumbers, hasOthers) = (
      Array(repeating: false, count: count), Array(repeating: false, count: count)
    )
    let first = hasHeader ? 1 : 0
    // A text decides at once, so that most cells aren't inspected.
    for (row, cells) in table.rows.enumerated() {
      for index in cells.indices {
        let column: Int
        if let areas {
          guard index < areas[first + row].count, areas[first + row][index].columns.count == 1 else {
            continue
          }
          column = areas[first + row][index].columns.lowerBound
        } else {
          column = index
        }
        guard column < count else { break }
        guard !hasOthers[column], let isNumber = cells[index].isNumber else { continue }
        if isNumber { hasNumbers[column] = true } else { hasOthers[column] = true }
      }
    }
    for index in 0..<count {
      var column = table.columns.indices.contains(index) ? table.columns[index] : .init("")
      let separator = column.decimalSeparator ?? (hasNumbers[index] && !hasOthers[index] ? "." : nil)
      if column.alignment == nil { column.alignment = separator == nil ? .leading : .trailing }
      columns.append(column)
      separators.append(separator)
    }
  }
}

extension TableSource {
  /// Prepares the cells of all rows.
  ///
  /// - Parameters:
  ///   - available: The maximum width of the table.
  ///   - terminal: The renderer, which reports losses.
  /// - Returns: The rows with the header and the footer; each has a cell for each column unless some cells span
  ///   several.
  func cells(within available: Int, in terminal: inout TerminalRenderer) -> [[TableCell]] {
    var measuring: TerminalRenderer?
    var rows: [[TableCell]] = []
    rows.reserveCapacity(table.rows.count + 2)
    if hasHeader {
      let base = TableCell.Base(table.style.header)
      rows.append(columns.map { TableCell($0.title, base, $0.alignment, in: &terminal) })
    }
    // Once for each column, since most cells have no style of their own.
    let styles = columns.map { table.style.text.merging($0.style) }
    let bases = styles.map { TableCell.Base($0) }
    let cellStyle = table.cellStyle
    for (index, row) in table.rows.enumerated() {
      rows.append(
        cells(row, number: rows.count, within: available, measuredBy: &measuring, in: &terminal) { column in
          cellStyle.map { TableCell.Base(styles[column].merging($0(index, column))) } ?? bases[column]
        })
    }
    if hasFooter {
      let base = TableCell.Base(table.style.footer)
      rows.append(
        cells(table.footer, number: rows.count, within: available, measuredBy: &measuring, in: &terminal) {
          _ in base
        })
    }
    return rows
  }

  /// Prepares the cells of a row.
  private func cells(
    _ cells: [TerminalTable.Cell], number: Int, within available: Int,
    measuredBy measuring: inout TerminalRenderer?, in terminal: inout TerminalRenderer,
    base: (_ column: Int) -> TableCell.Base
  ) -> [TableCell] {
    let count = areas?[number].count ?? columns.count
    var result: [TableCell] = []
    result.reserveCapacity(count)
    for index in 0..<count {
      let area = areas?[number][index].columns ?? index..<(index + 1)
      let column = area.lowerBound
      if index >= cells.count {
        result.append(TableCell(StyledString(), base(column), columns[column].alignment, in: &terminal))
      } else if case .text(let text) = cells[index].content, separators[column] == nil, area.count == 1 {
        // A fast path for the most frequent case.
        result.append(
          TableCell(
            text, base(column), columns[column].alignment, own: cells[index].alignment, in: &terminal))
      } else {
        result.append(
          cell(
            cells[index], base(column), area, within: available, measuredBy: &measuring, in: &terminal))
      }
    }
    return result
  }

  private func cell(
    _ cell: TerminalTable.Cell, _ base: TableCell.Base, _ area: Range<Int>, within available: Int,
    measuredBy measuring: inout TerminalRenderer?, in terminal: inout TerminalRenderer
  ) -> TableCell {
    var column = columns[area.lowerBound]
    // Numbers in its first column don't apply to a cell that spans several.
    if area.count > 1 {
      column.alignment =
        table.columns.indices.contains(area.lowerBound) ? table.columns[area.lowerBound].alignment : nil
    }
    let separator = area.count == 1 ? separators[area.lowerBound] : nil
    switch cell.content {
    case .text(let text):
      return TableCell(
        text, base, column.alignment, own: cell.alignment, alignedAt: text.isEmpty ? nil : separator,
        in: &terminal)
    case .number(let number):
      var text = number
      if let mark = column.decimalSeparator, let point = number.firstIndex(of: ".") {
        text.replaceSubrange(point...point, with: mark)
      }
      return TableCell(
        StyledString(text), base, column.alignment, own: cell.alignment, alignedAt: separator, in: &terminal)
    case .block(let block):
      var renderer = measuring ?? terminal.measuring
      measuring = nil
      let result = TableCell(
        block: block.value, base, alignment: (cell.alignment ?? column.alignment ?? .leading).ofText,
        columns: available, isMeasured: terminal.isMeasuring, measuredBy: &renderer)
      measuring = renderer
      return result
    }
  }
}

extension [TerminalTable.Cell] {
  /// Whether some cell spans several columns or rows.
  fileprivate var containsLargeSpan: Bool {
    // By index, since copies would be retained.
    indices.contains { self[$0].span.isLarge }
  }
}
