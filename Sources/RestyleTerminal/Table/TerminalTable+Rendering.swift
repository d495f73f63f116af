import Restyle
import RestyleElements
import RestyleRendering

extension TerminalTable {
  /// Renders the table.
  public func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    var layout = TableLayout(self, columns: columns, in: &terminal)
    return layout.block(in: &terminal)
  }
}

/// A table whose texts are ready and whose columns have widths.
private struct TableLayout {
  private let table: TerminalTable
  private let columns: [TerminalTable.Column]
  private let grid: TableGrid
  private let header: [TableCell]
  private let footer: [TableCell]
  private var rows: [[TableCell]] = []
  /// What lies behind rows, by their position.
  private var fills: [SegmentPosition: [BoxFrame.Fill]] = [:]

  init(_ table: TerminalTable, columns available: Int, in terminal: inout TerminalRenderer) {
    self.table = table
    let count = max(table.columns.count, table.footer.count, table.rows.reduce(0) { max($0, $1.count) })
    let columns = (0..<count).map { table.columns.indices.contains($0) ? table.columns[$0] : .init("") }
    self.columns = columns
    for position in SegmentPosition.allCases {
      guard let segment = table.style.backgrounds[position] else { continue }
      // Only what lies behind: the table has lines of its own.
      fills[position] = terminal.frame(segment.background.restyled { $0.border = .none }).fills
    }
    let titles = table.columns.map(\.title)
    header =
      titles.allSatisfy(\.isEmpty)
      ? [] : terminal.cells(titles, columns) { _ in table.style.header }
    rows.reserveCapacity(table.rows.count)
    for (index, row) in table.rows.enumerated() {
      rows.append(
        terminal.cells(row, columns) { column in
          table.cellStyle.map { table.style.text.merging($0(index, column)) } ?? table.style.text
        })
    }
    footer = table.footer.isEmpty ? [] : terminal.cells(table.footer, columns) { _ in table.style.footer }
    grid = TableGrid(
      table.style, hasFills: fills.values.contains { !$0.isEmpty }, columnCount: count, in: terminal)
    share(available, in: &terminal)
  }

  private var widths: [Int] = []
  private var padding = 0

  /// Gives each column its width.
  private mutating func share(_ available: Int, in terminal: inout TerminalRenderer) {
    let lines = grid.lineColumns
    padding = table.style.padding.asLength
    // Room around texts gives way before texts do.
    while padding > 0, lines + grid.paddingColumns(padding) + columns.count > available { padding -= 1 }
    let around = lines + grid.paddingColumns(padding)
    let room: Int
    switch table.width {
    case .fit, .fill: room = available - around
    case .fixed(let width): room = min(width.asLength, available) - around
    }
    let cells = ([header] + rows + [footer]).filter { !$0.isEmpty }
    var demands = columns.enumerated().map { index, column -> ColumnWidths.Demand in
      let widest = cells.reduce(0) { max($0, $1[index].width) }
      return column.demand(ideal: widest, room: room)
    }
    if demands.reduce(0, { $0 + $1.ideal }) > room {
      for index in columns.indices {
        if case .fixed = columns[index].width { continue }
        demands[index].word = cells.reduce(0) {
          max($0, $1[index].text.wordWidth(terminal.profile.metrics))
        }
      }
    }
    widths = ColumnWidths.shared(max(room, 0), among: demands)
    if table.width != .fit { widths = ColumnWidths.grown(widths, to: room, demands) }
    if widths.reduce(around, +) > available {
      terminal.problems.append(RenderingProblem(.property("columns")))
    }
  }

  mutating func block(in terminal: inout TerminalRenderer) -> TerminalBlock {
    var lines: [CellLine] = []
    lines.reserveCapacity(rows.count + 5)
    let spans = widths.enumerated().map { index, width in
      width + grid.paddingBefore(index, padding) + grid.paddingBehind(index, padding)
    }
    func append(_ line: CellLine?) { if let line { lines.append(line) } }
    append(grid.top(spans))
    if !header.isEmpty {
      lines += cellLines(header, in: &terminal)
      append(grid.between(spans, table.style.headerSeparator, in: terminal))
    }
    let rowLine = grid.between(spans, table.style.rowSeparator, in: terminal)
    for index in rows.indices {
      if index > 0 { append(rowLine) }
      let position = SegmentPosition(isFirst: index == 0, isLast: index == rows.count - 1)
      let row = cellLines(rows[index], in: &terminal)
      guard let fills = fills[position], !fills.isEmpty else {
        lines += row
        continue
      }
      var frame = BoxFrame()
      frame.fills = fills
      lines += frame.drawn(around: TerminalBlock(row, terminal.profile.metrics)).lines
    }
    if !footer.isEmpty {
      append(grid.between(spans, table.style.headerSeparator, in: terminal))
      lines += cellLines(footer, in: &terminal)
    }
    append(grid.bottom(spans))
    return TerminalBlock(lines, width: spans.reduce(grid.lineColumns, +), terminal.profile.metrics)
  }

  /// The lines of a row, with what stands between its texts.
  private func cellLines(_ cells: [TableCell], in terminal: inout TerminalRenderer) -> [CellLine] {
    // Nearly all rows have one line.
    let isShort = zip(cells, widths).allSatisfy { cell, width in cell.line != nil && cell.width <= width }
    guard !isShort else {
      return [line(cells) { index in CellLine([cells[index].line ?? .spaces(0)]) }]
    }
    let blocks = zip(cells, widths).map {
      terminal.block(of: $0.text, columns: max($1, 1)).limited(columns: $1)
    }
    let height = blocks.reduce(1) { max($0, $1.height) }
    let placed = zip(blocks, columns).map { $0.aligned($1.verticalAlignment, rows: height) }
    return (0..<height).map { row in line(cells) { placed[$0].lines[row] } }
  }

  private func line(_ cells: [TableCell], content: (Int) -> CellLine) -> CellLine {
    var line = CellLine()
    line.reserveCapacity(cells.count * 5 + 2)
    line.append(grid.left)
    for (index, cell) in cells.enumerated() {
      if index > 0 { line.append(grid.separator(fill: cells[index - 1].fill == cell.fill ? cell.fill : nil)) }
      let content = content(index)
      let room = max(widths[index] - content.width, 0)
      let before = cell.text.block.spacesBefore(room)
      let look = cell.fill.map { CellLook(background: $0) } ?? .plain
      line.append(spaces: grid.paddingBefore(index, padding) + before, look)
      if let fill = cell.fill {
        line.append(content.mapLooks { $0.over(fill) })
      } else {
        line.append(content)
      }
      line.append(spaces: room - before + grid.paddingBehind(index, padding), look)
    }
    line.append(grid.right)
    return line
  }
}

extension TerminalTable.Column {
  fileprivate func demand(ideal: Int, room: Int) -> ColumnWidths.Demand {
    let least = max(minimumWidth.asLength, 1)
    let most = max(maximumWidth?.asLength ?? .max, least)
    switch width {
    case .fit:
      return ColumnWidths.Demand(
        ideal: min(max(ideal, least), most), word: least, minimum: least, maximum: most)
    case .fixed(let width):
      let width = min(max(width.asLength, least), most)
      return ColumnWidths.Demand(ideal: width, word: width, minimum: width, grows: false)
    case .fraction(let part):
      let part = part.isFinite ? min(max(part, 0), 1) : 0
      let width = min(max(Int(part * Double(max(room, 0))), least), most)
      return ColumnWidths.Demand(ideal: width, word: least, minimum: least, grows: false)
    }
  }
}

extension TerminalRenderer {
  /// Makes the texts of a row ready, and empty ones where there are none.
  fileprivate mutating func cells(
    _ texts: [StyledString], _ columns: [TerminalTable.Column], style: (Int) -> TextStyle
  ) -> [TableCell] {
    columns.indices.map { index in
      tableCell(texts.indices.contains(index) ? texts[index] : StyledString(), style(index), columns[index])
    }
  }
}
