import Restyle
import RestyleRendering

/// What the columns of a table ask for, by its cells.
struct TableDemands {
  let rows: [[TableCell]]
  /// Which columns and rows the cells take; nil if each takes one.
  let areas: [[CellArea]]?
  let columns: [TerminalTable.Column]
  /// How wide the parts of numbers are in columns that align them.
  let numbers: [NumberParts.Widths?]
  let hasHeader: Bool
}

extension TableDemands {
  /// How wide each column is if there is room.
  ///
  /// - Parameters:
  ///   - room: How many cells all columns have together.
  ///   - gap: How many lie between two of them.
  /// - Returns: What each column asks for.
  func ideal(in room: Int, gap: Int) -> [ColumnWidths.Demand] {
    var widest = numbers.map { $0?.total ?? 0 }
    forEachCell { row, index, column in widest[column] = max(widest[column], rows[row][index].width) }
    var result = columns.indices.map { columns[$0].demand(ideal: widest[$0], room: room) }
    widen(&result, \.ideal, gap: gap) { cells, index, _ in cells[index].width }
    return result
  }

  /// How wide the texts of each column are one after another, and the longest word of each column.
  struct Texts {
    var totals: [Int]
    var words: [Int]
  }

  /// The texts of each column.
  func texts(_ metrics: CellMetrics) -> Texts {
    var texts = Texts(totals: columns.map { _ in 0 }, words: numbers.map { $0?.total ?? 0 })
    let modes = columns.map { column -> LineBreakMode? in
      // The words of others don't matter.
      if case .fixed = column.width { nil } else { column.lineBreakMode }
    }
    forEachCell { row, index, column in
      texts.totals[column] += rows[row].textWidth(of: index)
      // What is no wider than a word doesn't count.
      guard let mode = modes[column], rows[row][index].width > texts.words[column] else { return }
      let word = rows[row].narrowestWidth(of: index, breaking: mode, metrics)
      texts.words[column] = max(texts.words[column], word)
      // A title says more of a column that is truncated than what is left of its texts.
      guard hasHeader, row == 0 else { return }
      let titleWord = rows[row].narrowestWidth(of: index, breaking: .wordWrapping, metrics)
      texts.words[column] = max(texts.words[column], titleWord)
    }
    for (row, index, columns) in spanningCells {
      for column in columns { texts.totals[column] += rows[row].textWidth(of: index) / columns.count }
    }
    return texts
  }

  /// Adds how much text each column has, and how wide it is if no word is broken, and no block damaged.
  func add(_ texts: Texts, to demands: inout [ColumnWidths.Demand], gap: Int, _ metrics: CellMetrics) {
    for column in columns.indices {
      demands[column].total += texts.totals[column]
      if case .fixed = columns[column].width { continue }
      demands[column].word = texts.words[column]
      // A number that is broken reads as two: texts give way first.
      demands[column].minimum = max(demands[column].minimum, numbers[column]?.total ?? 0)
    }
    widen(&demands, \.word, gap: gap) { cells, index, column in
      cells.narrowestWidth(of: index, breaking: columns[column].lineBreakMode, metrics)
    }
  }

  /// How wide the longest number in each column is, with its unit or without, or how wide the column is at least.
  func numberWidths(_ least: [Int], _ extent: NumberExtent, _ metrics: CellMetrics) -> [Int] {
    var widths = NumberWidths(extent, least: least)
    let modes = columns.map(\.lineBreakMode)
    forEachCell { row, index, column in
      // Elsewhere, nothing is broken.
      guard widths.dependOn(cell: rows[row][index].width, in: column),
        rows[row].lineBreakMode(of: index, in: modes[column])?.wraps == true
      else { return }
      let width = rows[row].numberWidth(of: index, extent, metrics)
      widths.add(width, to: column, isHeader: hasHeader && row == 0)
    }
    return widths.widest
  }

  /// Calls `body` with the indices of each cell of one column: cells hold references, so that they aren't copied.
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

  /// Widens the columns of each cell that takes several until it fits.
  private func widen(
    _ demands: inout [ColumnWidths.Demand], _ width: WritableKeyPath<ColumnWidths.Demand, Int>, gap: Int,
    _ wanted: (_ cells: [TableCell], _ index: Int, _ column: Int) -> Int
  ) {
    let cells = spanningCells.map { row, index, columns in
      (columns: columns, wanted: wanted(rows[row], index, columns.lowerBound))
    }
    ColumnWidths.widen(&demands, width, for: cells, gap: gap)
  }

  /// The cells that take several columns.
  private var spanningCells: [(row: Int, index: Int, columns: Range<Int>)] {
    guard let areas else { return [] }
    return rows.indices.flatMap { row in
      rows[row].indices.map { (row: row, index: $0, columns: areas[row][$0].columns) }
        .filter { $0.columns.count > 1 }
    }
  }
}
