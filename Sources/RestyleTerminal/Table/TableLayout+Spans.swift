import RestyleRendering

extension TableLayout {
  /// Draws a table with cells that span several columns or rows.
  func spannedBlock(
    _ areas: [[CellArea]], within available: Int, in terminal: inout TerminalRenderer
  ) -> TerminalBlock {
    if grid.width > available { terminal.noteOnce(.lackingTableColumns) }
    let headerLine = terminal.line(of: grid.style.headerSeparator)
    let rowLine = terminal.line(of: grid.style.rowSeparator)
    let lastBody = rows.count - (hasFooter ? 2 : 1)
    func separator(below row: Int) -> SeparatorLine? {
      hasHeader && row == 0 || hasFooter && row == lastBody ? headerLine : rowLine
    }
    let table = SpannedTable(
      self, areas, linesBefore: { separator(below: $0 - 1) == nil ? 0 : 1 }, in: &terminal)
    let (metrics, rowGrid) = (terminal.profile.metrics, grid.makeRow())
    var lines: [CellLine] = []
    if grid.border.hasTop {
      lines.append(
        grid.edge(grid.spans, isLower: false, boundaries: rows.isEmpty ? nil : table.boundaries(0)))
    }
    for row in rows.indices {
      var inside = filled(
        (0..<table.heights[row]).map { table.line(row, number: table.starts[row] + $0) }, row: row, metrics)
      rowGrid.frame(&inside)
      lines += inside
      if row + 1 < rows.count, let separator = separator(below: row) {
        lines.append(table.separator(separator, below: row, number: table.starts[row] + table.heights[row]))
      }
    }
    if grid.border.hasBottom {
      lines.append(
        grid.edge(
          grid.spans, isLower: true, boundaries: rows.isEmpty ? nil : table.boundaries(rows.count - 1)))
    }
    return TerminalBlock(lines, width: grid.width, metrics)
  }
}
