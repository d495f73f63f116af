import Restyle
import RestyleRendering

// Tables of elements, which are like tables of text with blocks as cells.

extension LayoutNode.Grid {
  /// Adds the area of a cell, if some take several columns or rows.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - rows: The rows below the header; nil for the header.
  mutating func add(_ columns: Range<Int>, _ rows: Range<Int>?) {
    guard let last = areas?.indices.last else { return }
    let first = hasHeader ? 1 : 0
    let all = rows.map { ($0.lowerBound + first)..<($0.upperBound + first) } ?? 0..<1
    areas?[last].append(CellArea(columns: columns, rows: all))
  }

  /// Whether each cell has the header of a single column, which can be shown before the cell in a list.
  var canBeList: Bool { hasHeader && areas == nil && table.columnCount > 1 && cellCounts.count > 1 }

  /// The table as a list of its rows, as wide as its widest cell and its widest header.
  var list: Self {
    var list = self
    list.isList = true
    list.table = table.list
    return list
  }

  /// Calls `body` with each cell and its columns, row by row.
  func forEachCell(_ cells: ArraySlice<Int>, _ body: (_ cell: Int, _ columns: Range<Int>) -> Void) {
    if isList {
      for (index, cell) in cells.enumerated() { body(cell, index < cellCounts[0] ? 0..<1 : 1..<2) }
      return
    }
    if let areas {
      for (cell, area) in zip(cells, areas.joined()) { body(cell, area.columns) }
      return
    }
    var index = cells.startIndex
    for count in cellCounts {
      for column in 0..<count where index < cells.endIndex {
        body(cells[index], column..<(column + 1))
        index += 1
      }
    }
  }

  /// The demands of the columns, computed from their cells.
  ///
  /// - Parameters:
  ///   - cells: The indices of the cells.
  ///   - nodes: The nodes that the indices refer to.
  ///   - keepsWords: Whether even the longest words aren't broken.
  /// - Returns: The demand of each column.
  func demands(of cells: ArraySlice<Int>, in nodes: [LayoutNode], wholeWords keepsWords: Bool = false)
    -> Demands
  {
    let least = ColumnWidths.Demand(ideal: 1, word: 1, minimum: 1)
    var result = Demands(columns: Array(repeating: least, count: table.columnCount))
    forEachCell(cells) { cell, columns in
      let ideal = nodes[cell].idealWidth
      let word = nodes[cell].minimumWidth + (keepsWords ? nodes[cell].moreForWords : 0)
      for column in columns { result.columns[column].total += ideal / columns.count }
      let column = columns.lowerBound
      guard columns.count == 1 else { return result.spanning.append((columns, ideal, word)) }
      result.columns[column].ideal = max(result.columns[column].ideal, ideal)
      result.columns[column].word = max(result.columns[column].word, word)
    }
    return result
  }

  /// The width of the longest number in each column, with or without its unit, or the column's minimum.
  func numberWidths(
    of cells: ArraySlice<Int>, in nodes: [LayoutNode], _ least: [Int], _ extent: NumberExtent,
    _ metrics: CellMetrics
  ) -> [Int] {
    var widths = NumberWidths(extent, least: least)
    let firstCell = hasHeader ? cells.startIndex + cellCounts[0] : cells.startIndex
    let headerEnd = firstCell < cells.endIndex ? cells[firstCell] : .max
    forEachCell(cells) { cell, columns in
      guard columns.count == 1, widths.dependOn(cell: nodes[cell].idealWidth, in: columns.lowerBound) else {
        return
      }
      let width = nodes[cell..<nodes[cell].end].reduce(0) { widest, node in
        guard case .part(let part) = node.content else { return widest }
        return max(widest, part.numberWidth(extent, metrics))
      }
      widths.add(width, to: columns.lowerBound, isHeader: cell < headerEnd)
    }
    return widths.widest
  }

  /// The demands of columns, before the cells between them are known.
  struct Demands {
    /// The demands of cells in a single column.
    var columns: [ColumnWidths.Demand]
    /// The widths of cells that span several columns.
    var spanning: [(columns: Range<Int>, ideal: Int, word: Int)] = []

    /// The demand of each column for a gap of terminal cells between two columns.
    func columns(gap: Int) -> [ColumnWidths.Demand] {
      var result = columns
      ColumnWidths.widen(&result, \.ideal, for: spanning.map { ($0.columns, $0.ideal) }, gap: gap)
      ColumnWidths.widen(&result, \.word, for: spanning.map { ($0.columns, $0.word) }, gap: gap)
      return result
    }
  }

  /// Draws the cells with the lines around and between them.
  ///
  /// - Parameters:
  ///   - blocks: The cells, row by row.
  ///   - columns: The number of columns; everything beyond them is cut off.
  ///   - terminal: The renderer, which chooses the line characters.
  /// - Returns: The table.
  func drawn(around blocks: [TerminalBlock], columns: Int, in terminal: inout TerminalRenderer)
    -> TerminalBlock
  {
    guard terminal.isMirrored else { return block(around: blocks, columns: columns, in: &terminal) }
    var mirrored = self
    if let areas {
      mirrored.table.mirror()
      mirrored.areas = areas.map { row in
        row.map { area in
          let count = table.columnCount
          let columns = (count - area.columns.upperBound)..<(count - area.columns.lowerBound)
          return CellArea(columns: columns, rows: area.rows)
        }
      }
    } else {
      mirrored.table.mirror(within: columns)
    }
    return mirrored.block(around: blocks, columns: columns, in: &terminal)
  }

  /// The same, with the columns in their order on screen.
  private func block(around blocks: [TerminalBlock], columns: Int, in terminal: inout TerminalRenderer)
    -> TerminalBlock
  {
    if let areas {
      return TableLayout(spannedCells(blocks, areas), areas, in: table, hasHeader: hasHeader)
        .block(within: columns, in: &terminal)
    }
    let isMirrored = terminal.isMirrored
    let grid = table.makeRow()
    let headers = (isList ? blocks.prefix(cellCounts[0]) : []).map { block in
      headerColor.map { block.filled(with: $0) } ?? block
    }
    let counts = isList ? cellCounts.dropFirst() : cellCounts[...]
    var start = headers.count
    return table.drawn(rows: counts.count, hasHeader: hasHeader && !isList, within: columns, in: &terminal) {
      index, lines, terminal in
      let count = counts[counts.startIndex + index]
      let cells = blocks[min(start, blocks.count)..<min(start + count, blocks.count)]
      start += count
      func drawn(_ cells: ArraySlice<TerminalBlock>) -> [CellLine] {
        (0..<cells.reduce(1) { max($0, $1.height) }).map {
          line($0, of: cells, in: grid, isMirrored: isMirrored, within: columns)
        }
      }
      var inside = isList ? pairs(headers, cells).flatMap { drawn($0) } : drawn(cells)
      if let color = color(ofRow: index) {
        inside = TerminalBlock(inside, terminal.profile.metrics).filled(with: color).lines
      }
      grid.frame(&inside)
      lines += inside
    }
  }

  /// The cells of a row, each with its header; empty cells are left out unless all are empty.
  private func pairs(
    _ headers: [TerminalBlock], _ cells: ArraySlice<TerminalBlock>
  ) -> [ArraySlice<TerminalBlock>] {
    let pairs = cells.enumerated().compactMap { index, cell -> ArraySlice<TerminalBlock>? in
      if cell.height == 0 { return nil }
      return [index < headers.count ? headers[index] : TerminalBlock(), cell]
    }
    return pairs.isEmpty ? [[]] : pairs
  }

  /// The cells with the backgrounds of their rows.
  private func spannedCells(_ blocks: [TerminalBlock], _ areas: [[CellArea]]) -> [[TableCell]] {
    var start = 0
    return areas.indices.map { row in
      defer { start += areas[row].count }
      let fill = color(ofRow: row).map { CellLook(background: $0) }
      return areas[row].indices.map { TableCell(drawn: blocks[start + $0], over: fill) }
    }
  }

  /// The background of a row; the first row is the header.
  private func color(ofRow index: Int) -> Color? {
    guard hasHeader, !isList else { return index.isMultiple(of: 2) ? nil : stripeColor }
    return index == 0 ? headerColor : index.isMultiple(of: 2) ? stripeColor : nil
  }

  /// A line of a row, cut off at the given width, so that short rows beside a long one don't extend beyond it.
  ///
  /// Mirrored rows have no columns beyond it.
  private func line(
    _ row: Int, of cells: ArraySlice<TerminalBlock>, in grid: RowGrid, isMirrored: Bool, within columns: Int
  ) -> CellLine {
    var line = CellLine()
    let count = grid.columns.count
    for column in 0..<count where isMirrored || line.width < columns {
      if column > 0 { grid.appendSeparator(over: nil, to: &line) }
      let index = isMirrored ? count - 1 - column : column
      let cell = index < cells.count ? cells[cells.startIndex + index] : TerminalBlock()
      let content = row < cell.height ? cell.lines[row] : CellLine()
      // In a list, content that is narrower than its column is aligned with the others.
      let spaces = grid.spaces(
        around: content.width, in: column..<(column + 1), isList && isMirrored ? .right : .left)
      line.append(spaces: spaces.before)
      line.append(content)
      line.append(spaces: spaces.behind)
    }
    return line
  }
}
