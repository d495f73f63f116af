import Restyle
import RestyleRendering

/// The demands of a table's columns, computed from its cells.
struct TableDemands {
  let rows: [[TableCell]]
  /// The columns and rows that the cells span; nil if each takes one.
  let areas: [[CellArea]]?
  let columns: [TerminalTable.Column]
  /// The widths of the parts of numbers, in columns that align them.
  let numbers: [NumberParts.Widths?]
  let hasHeader: Bool
}

extension TableDemands {
  /// The ideal width of each column.
  ///
  /// - Parameters:
  ///   - room: The number of cells of all columns together.
  ///   - gap: The number of cells between two columns.
  /// - Returns: The demand of each column.
  func ideal(in room: Int, gap: Int) -> [ColumnWidths.Demand] {
    var widest = numbers.map { $0?.total ?? 0 }
    forEachCell { row, index, column in widest[column] = max(widest[column], rows[row][index].width) }
    var result = columns.indices.map { columns[$0].demand(ideal: widest[$0], room: room) }
    widen(&result, \.ideal, gap: gap) { cells, index, _ in cells[index].width }
    return result
  }

  /// The total width of the texts in each column, and the width of its longest word.
  struct Texts {
    var totals: [Int]
    var words: [Int]
  }

  /// The texts of each column.
  func texts(_ metrics: CellMetrics) -> Texts {
    var texts = Texts(totals: columns.map { _ in 0 }, words: numbers.map { $0?.total ?? 0 })
    let modes = columns.map { column -> LineBreakMode? in
      // Words in columns of a fixed width don't matter.
      if case .fixed = column.width { nil } else { column.lineBreakMode }
    }
    forEachCell { row, index, column in
      texts.totals[column] += rows[row].textWidth(of: index)
      // Cells that are no wider than the longest word so far can't change it.
      guard let mode = modes[column], rows[row][index].width > texts.words[column] else { return }
      let word = rows[row].narrowestWidth(of: index, breaking: mode, metrics)
      texts.words[column] = max(texts.words[column], word)
      // In a truncated column, the title says more than the rest of the texts.
      guard hasHeader, row == 0 else { return }
      let titleWord = rows[row].narrowestWidth(of: index, breaking: .wordWrapping, metrics)
      texts.words[column] = max(texts.words[column], titleWord)
    }
    for (row, index, columns) in spanningCells {
      for column in columns { texts.totals[column] += rows[row].textWidth(of: index) / columns.count }
    }
    return texts
  }

  /// Adds the amount of text in each column, and its width without broken words and damaged blocks.
  func add(_ texts: Texts, to demands: inout [ColumnWidths.Demand], gap: Int, _ metrics: CellMetrics) {
    for column in columns.indices {
      demands[column].total += texts.totals[column]
      if case .fixed = columns[column].width { continue }
      demands[column].word = texts.words[column]
      // Texts shrink first, since a broken number looks like two.
      demands[column].minimum = max(demands[column].minimum, numbers[column]?.total ?? 0)
    }
    widen(&demands, \.word, gap: gap) { cells, index, column in
      cells.narrowestWidth(of: index, breaking: columns[column].lineBreakMode, metrics)
    }
  }

  /// The width of the longest number in each column, with or without its unit, or the column's minimum.
  func numberWidths(_ least: [Int], _ extent: NumberExtent, _ metrics: CellMetrics) -> [Int] {
    var widths = NumberWidths(extent, least: least)
    let modes = columns.map(\.lineBreakMode)
    forEachCell { row, index, column in
      // Other columns aren't broken into lines.
      guard widths.dependOn(cell: rows[row][index].width, in: column),
        rows[row].lineBreakMode(of: index, in: modes[column])?.wraps == true
      else { return }
      let width = rows[row].numberWidth(of: index, extent, metrics)
      widths.add(width, to: column, isHeader: hasHeader && row == 0)
    }
    return widths.widest
  }

  /// Calls `body` with the indices of each cell that takes one column: cells aren't copied, since they hold references.
  @inline(__always)
  private func forEachCell(_ body: (_ row: Int, _ index: Int, _ column: Int) -> Void) {
    for row in rows.indices {
      for index in rows[row].indices {
        guard let areas else {
          body(row, index, index)
          continue
        }
        let area = areas[row][index].columns
        if area.count == 1 { body(row, index, area.lowerBound) }
      }
    }
  }

  /// Widens the columns of each spanning cell until it fits.
  private func widen(
    _ demands: inout [ColumnWidths.Demand], _ width: WritableKeyPath<ColumnWidths.Demand, Int>, gap: Int,
    _ wanted: (_ cells: [TableCell], _ index: Int, _ column: Int) -> Int
  ) {
    let cells = spanningCells.map { row, index, columns in
      (columns: columns, wanted: wanted(rows[row], index, columns.lowerBound))
    }
    ColumnWidths.widen(&demands, width, for: cells, gap: gap)
  }

  /// The cells that span several columns.
  private var spanningCells: [(row: Int, index: Int, columns: Range<Int>)] {
    guard let areas else { return [] }
    return rows.indices.flatMap { row in
      rows[row].indices.map { (row: row, index: $0, columns: areas[row][$0].columns) }
        .filter { $0.columns.count > 1 }
    }
  }
}
