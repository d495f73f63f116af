import Restyle
import RestyleRendering

extension TerminalTable {
  /// Renders the table.
  public func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    TableLayout(self, columns: columns, in: &terminal).block(within: columns, in: &terminal)
  }
}

/// A table whose texts are ready and whose columns have widths.
private struct TableLayout {
  private let table: TerminalTable
  private let columns: [TerminalTable.Column]
  private var grid: TableGrid
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

  /// Gives each column its width.
  private mutating func share(_ available: Int, in terminal: inout TerminalRenderer) {
    let cells = ([header] + rows + [footer]).filter { !$0.isEmpty }
    let metrics = terminal.profile.metrics
    grid.share(available, as: table.width) { room in
      var demands = columns.enumerated().map { index, column -> ColumnWidths.Demand in
        let widest = cells.reduce(0) { max($0, $1[index].width) }
        return column.demand(ideal: widest, room: room)
      }
      guard demands.reduce(0, { $0 + $1.ideal }) > room else { return demands }
      for index in columns.indices {
        if case .fixed = columns[index].width { continue }
        demands[index].word = cells.reduce(0) {
          max($0, $1[index].text(in: columns[index]).wordWidth(metrics))
        }
      }
      return demands
    }
  }

  func block(within available: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let (first, last) = (header.isEmpty ? 0 : 1, footer.isEmpty ? 0 : 1)
    return grid.drawn(
      rows: first + rows.count + last, hasHeader: first > 0, hasFooter: last > 0, within: available,
      in: &terminal
    ) { number, terminal in
      let index = number - first
      guard rows.indices.contains(index) else {
        return cellLines(index < 0 ? header : footer, in: &terminal)
      }
      let lines = cellLines(rows[index], in: &terminal)
      let position = SegmentPosition(isFirst: index == 0, isLast: index == rows.count - 1)
      guard let fills = fills[position], !fills.isEmpty else { return lines }
      return BoxFrame(fills: fills).filled(TerminalBlock(lines, terminal.profile.metrics)).lines
    }
  }

  /// The lines of a row, with what stands between its texts.
  private func cellLines(_ cells: [TableCell], in terminal: inout TerminalRenderer) -> [CellLine] {
    var height = 1
    // Only for texts that don't fit in a line, of which most rows have none.
    var broken: [TerminalBlock?] = []
    for index in cells.indices where cells[index].line == nil || cells[index].width > grid.widths[index] {
      if broken.isEmpty { broken = Array(repeating: nil, count: cells.count) }
      let block = terminal.block(
        of: cells[index].text(in: columns[index]), columns: max(grid.widths[index], 1)
      )
      .limited(columns: grid.widths[index])
      height = max(height, block.height)
      broken[index] = block
    }
    return (0..<height).map { line(cells, broken, row: $0, of: height) }
  }

  /// A line of a row: of the texts that were broken, and of the others as they are.
  private func line(_ cells: [TableCell], _ broken: [TerminalBlock?], row: Int, of height: Int) -> CellLine {
    var line = CellLine()
    line.reserveCapacity(cells.count * 4 + 1)
    // A cell holds a few references, so that it is looked at in its place.
    for index in cells.indices {
      let fill = cells[index].fill
      if index > 0 {
        grid.appendSeparator(over: cells[index - 1].fill == fill ? fill?.background : nil, to: &line)
      }
      let content = broken.isEmpty ? nil : broken[index]
      let rows = content?.height ?? 1
      let textRow = height == 1 ? row : row - columns[index].verticalAlignment.cellsBefore(height - rows)
      let isInText = 0..<rows ~= textRow
      let width = isInText ? content?.lines[textRow].width ?? cells[index].width : 0
      let before = cells[index].alignment.spacesBefore(max(grid.widths[index] - width, 0))
      grid.append(index, width: width, before: before, over: fill ?? .plain, to: &line) { line in
        guard isInText else { return }
        if let content {
          let text = content.lines[textRow]
          line.append(fill?.background.map { fill in text.mapLooks { $0.over(fill) } } ?? text)
        } else if var run = cells[index].line {
          if let fill = fill?.background { run.look = run.look.over(fill) }
          line.append(run)
        }
      }
    }
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
      TableCell(
        texts.indices.contains(index) ? texts[index] : StyledString(), style(index), columns[index], in: &self
      )
    }
  }
}
