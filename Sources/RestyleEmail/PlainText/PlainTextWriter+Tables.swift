import RestyleElements
import RestyleRendering

extension PlainTextWriter {
  /// A table whose cells are being visited.
  struct OpenTable {
    fileprivate let table: ResolvedTable
    /// The cells; those of the columns' headers first, if there are any.
    fileprivate var rows: [[Cell]] = []
    /// What the row around the table says; nil outside of cells.
    fileprivate var around: RowContents?

    fileprivate struct Cell {
      let columns: Range<Int>
      let rows: Range<Int>
      var text = ""

      /// Whether it is broken into lines where a column is.
      func isBroken(with column: Int) -> Bool { columns.count > 1 || columns.contains(column) }
    }
  }

  mutating func startTable(_ table: ResolvedTable) {
    if let caption = table.caption { append(caption) }
    tables.append(OpenTable(table: table))
  }

  mutating func startTableRow() { tables[tables.count - 1].rows.append([]) }

  /// Starts a cell: what is in it is gathered as what is in a row.
  mutating func startCell(_ cell: ResolvedTable.Cell) {
    let index = tables.count - 1
    tables[index].rows[tables[index].rows.count - 1].append(
      OpenTable.Cell(columns: cell.columns, rows: cell.rows))
    tables[index].around = row
    row = RowContents()
  }

  mutating func endCell() {
    let index = tables.count - 1
    let pieces = (row?.pieces ?? []) + (row?.notes ?? [])
    let target = row?.target
    row = tables[index].around.take()
    let said = pieces.joined(separator: ", ").linked(to: target)
    let text = PlainTextLines(said, columns: .max).lines.joined(separator: " ")
    let (rowIndex, cellIndex) = (tables[index].rows.count - 1, (tables[index].rows.last?.count ?? 0) - 1)
    tables[index].rows[rowIndex][cellIndex].text = text
  }

  /// Ends a table: in columns where there is room, of which the widest one may be broken into lines, else row by row with
  /// the headers before the cells, or in a row of their own where one is long.
  mutating func endTable() {
    guard let open = tables.popLast(), open.table.columnCount > 0 else { return }
    if let lines = open.lines(within: room) { return append(lines: lines) }
    let headerCount = open.table.hasColumnHeaders ? 1 : 0
    let hasShortHeaders = open.rows.prefix(headerCount).joined().allSatisfy {
      $0.text.columns <= OpenTable.limit
    }
    var headers = headerCount > 0 && hasShortHeaders ? open.rows[0] : []
    // The mark of the order of the rows is none of each cell.
    for column in headers.indices where open.table.element.columns[column].sortOrder != nil {
      let header = open.table.unmarkedHeader(ofColumn: column)
      guard !header.isEmpty else { continue }
      headers[column].text = PlainTextLines(header.linkedText, columns: .max).lines.joined(separator: " ")
    }
    startList()
    // The cells from rows above, which say something of this one as well.
    var spanning: [OpenTable.Cell] = []
    for (index, own) in open.rows.enumerated().dropFirst(headers.isEmpty ? 0 : 1) {
      spanning.removeAll { $0.rows.upperBound <= index - headerCount }
      let cells =
        spanning.isEmpty
        ? own : (spanning + own).sorted { $0.columns.lowerBound < $1.columns.lowerBound }
      // In all no more than a line may have: the message would grow with the product of rows and cells.
      var length = spanning.reduce(0) { $0 + $1.text.utf8.count }
      for cell in own where cell.rows.count > 1 && length + cell.text.utf8.count <= OpenTable.limit {
        length += cell.text.utf8.count
        spanning.append(cell)
      }
      let pieces = cells.compactMap { cell -> String? in
        guard !cell.text.isEmpty else { return nil }
        let column = cell.columns.lowerBound
        // That of one column isn't that of a cell of several.
        let header = headers.indices.contains(column) && cell.columns.count == 1 ? headers[column].text : ""
        return header.isEmpty ? cell.text : "\(header): \(cell.text)"
      }
      startItem(marker: "-")
      append(piece: pieces.joined(separator: ", "))
      endItem()
    }
    endList()
  }
}

extension PlainTextWriter.OpenTable {
  /// Wider lines can't be read, and would make every row as long as the longest one.
  fileprivate static let limit = 200

  /// The texts in columns, with a line under the headers; nil if the lines are too long.
  fileprivate func lines(within room: Int) -> [String]? {
    let room = min(room, Self.limit)
    let texts = rows.map { $0.map { [$0.text] } }
    let widths = widths(of: texts)
    return total(widths) <= room ? lines(texts, widths) : brokenLines(widths, within: room)
  }

  /// The texts in columns, of which the widest one is broken into lines; nil if it has less than a quarter of the room, or
  /// a longer word, and if rows can't be told apart.
  private func brokenLines(_ natural: [Int], within room: Int) -> [String]? {
    guard table.columnCount > 1 else { return nil }
    var limits = widths(of: rows.map { $0.map { [$0.text] } }, countsSpans: false)
    // Where single columns fit, cells of several are what doesn't.
    let widest = total(limits) > room ? limits : natural
    guard let broken = widest.indices.max(by: { widest[$0] < widest[$1] }) else { return nil }
    limits[broken] += room - total(limits)
    guard limits[broken] > 0, limits[broken] >= room / 4 else { return nil }
    let texts = rows.map { cells in
      cells.map { cell in
        guard cell.isBroken(with: broken) else { return [cell.text] }
        return PlainTextLines(cell.text, columns: max(width(of: cell.columns, limits), 1)).lines
      }
    }
    let widths = widths(of: texts, growing: broken)
    return total(widths) <= room && hasDistinctRows(texts, broken: broken) ? lines(texts, widths) : nil
  }

  /// Whether no row looks like more lines of the one above, and no line like a row.
  private func hasDistinctRows(_ texts: [[[String]]], broken: Int) -> Bool {
    var (wasAlone, hadLines) = (false, false)
    for (cells, texts) in zip(rows, texts).dropFirst(table.hasColumnHeaders ? 1 : 0) {
      let said = cells.filter { !$0.text.isEmpty }
      let isAlone = said.count == 1 && said[0].isBroken(with: broken)
      let hasLines = texts.contains { $0.count > 1 }
      // A text across all columns is seen to be one, but not below another.
      let isAcrossAll = isAlone && said[0].columns.count == table.columnCount
      if isAlone, hadLines || hasLines && (wasAlone || !isAcrossAll) { return false }
      (wasAlone, hadLines) = (isAlone, hasLines)
    }
    return true
  }

  /// The widths that the lines of texts need.
  ///
  /// - Parameters:
  ///   - texts: The lines of each cell.
  ///   - countsSpans: Whether cells of several columns count.
  ///   - growing: The column that takes what these need beyond their columns; nil for the last one of each.
  /// - Returns: The widths of the columns.
  private func widths(of texts: [[[String]]], countsSpans: Bool = true, growing: Int? = nil) -> [Int] {
    var widths = [Int](repeating: 0, count: table.columnCount)
    func visit(ofSeveralColumns: Bool, _ body: (Range<Int>, Int) -> Void) {
      for (cells, texts) in zip(rows, texts) {
        for (cell, lines) in zip(cells, texts) where (cell.columns.count > 1) == ofSeveralColumns {
          body(cell.columns, lines.reduce(0) { max($0, $1.columns) })
        }
      }
    }
    visit(ofSeveralColumns: false) { columns, width in
      widths[columns.lowerBound] = max(widths[columns.lowerBound], width)
    }
    guard countsSpans else { return widths }
    visit(ofSeveralColumns: true) { columns, width in
      let column = growing.flatMap { columns.contains($0) ? $0 : nil } ?? columns.upperBound - 1
      widths[column] += max(width - self.width(of: columns, widths), 0)
    }
    return widths
  }

  private func width(of columns: Range<Int>, _ widths: [Int]) -> Int {
    widths[columns].reduce(2 * (columns.count - 1), +)
  }

  private func total(_ widths: [Int]) -> Int { width(of: widths.indices, widths) }

  private func lines(_ texts: [[[String]]], _ widths: [Int]) -> [String] {
    var lines = zip(rows, texts).map { cells, texts in
      (0..<(texts.reduce(1) { max($0, $1.count) })).map { index in
        line(zip(cells, texts).map { ($0.columns, $1.indices.contains(index) ? $1[index] : "") }, widths)
      }
    }
    if table.hasColumnHeaders {
      let rule = widths.enumerated().map { column, width in
        (column..<(column + 1), String(repeating: "-", count: width))
      }
      lines[0].append(line(rule, widths))
    }
    return Array(lines.joined())
  }

  private func line(_ cells: [(columns: Range<Int>, text: String)], _ widths: [Int]) -> String {
    var line = ""
    // What is behind the last text isn't written, since nobody sees spaces at the end of a line.
    var end = 0
    for (columns, text) in cells where !text.isEmpty {
      let column = columns.lowerBound
      let space = width(of: columns, widths) - text.columns
      let before = table.alignment(ofColumn: column).inTable.cellsBefore(space)
      let start = widths[..<column].reduce(2 * column, +) + before
      line += String(repeating: " ", count: start - end) + text
      end = start + text.columns
    }
    return line
  }
}
