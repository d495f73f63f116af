import Restyle
import RestyleElements
import RestyleRendering

extension InterfaceWriter {
  mutating func open(_ table: ResolvedTable) {
    let style = table.element.style
    reportUnshown(of: table.element)
    startColumn()
    if let caption = table.caption { append(textPart(caption, part: "caption")) }
    // The background of the cells; the grid draws the lines.
    start(
      LayoutNode.Container(
        alignment: .leading, frame: terminal.frame(style.background.restyled { $0.border = .none })))
    var grid = LayoutNode.Grid(
      table: TableGrid(gridStyle(of: style), columnCount: table.columnCount, in: terminal))
    if table.hasSpans { grid.areas = [] }
    if terminal.showsColors {
      grid.headerColor = style.headerColor.map { terminal.resolvedFill($0) }
      grid.stripeColor = style.stripeColor.map { terminal.resolvedFill($0) }
    }
    grids.append(grid)
    start(grid)
  }

  /// The style of a table's grid, with lines that can be distinguished from the background, and its padding.
  ///
  /// A table without lines gets those of the default table style, since nothing else would show its columns.
  private func gridStyle(of style: TableStyle) -> TerminalTableStyle {
    func distinct(_ color: Color) -> Color { terminal.distinct(terminal.resolved(color), from: ground) }
    var result = TerminalTableStyle.rounded
    if terminal.isSeen(style.separator.width, style.separator.color) {
      let color = distinct(style.separator.color)
      result.border.color = color
      result.columnSeparator.color = color
      result.headerSeparator = SeparatorStyle(width: style.separator.width, color: color)
    }
    let border = style.background.border
    if terminal.isSeen(border.width, border.color) {
      result.border = border.restyled { $0.color = distinct($0.color) }
    }
    let insets = insets(of: style)
    result.padding = min(insets.left, insets.right)
    return result
  }

  /// The insets of a table's cells, rounded down to whole cells since each column has them.
  private func insets(of style: TableStyle) -> CellInsets {
    let size = terminal.options.cellSize
    func cells(_ length: Double, of cell: Double) -> Int { Int(min(max(length / cell, 0), 100)) }
    let sides = PhysicalSides(style.cellInsets, in: terminal.isMirrored ? .rightToLeft : .leftToRight)
    return CellInsets(
      top: cells(sides.top, of: size.height), left: cells(sides.left, of: size.width),
      bottom: cells(sides.bottom, of: size.height), right: cells(sides.right, of: size.width))
  }

  mutating func close(_ table: ResolvedTable) {
    if let grid = grids.popLast() { finish(grid) }
    finish(2)
  }

  mutating func open(_ row: ResolvedTable.Row) {
    guard let grid = grids.indices.last else { return }
    grids[grid].cellCounts.append(row.cellCount)
    grids[grid].areas?.append([])
    if row.index == nil { grids[grid].hasHeader = true }
  }

  mutating func close(_ row: ResolvedTable.Row) {
    guard let grid = grids.indices.last, grids[grid].areas != nil else { return }
    // Missing cells have the row's background, too.
    for column in row.emptyColumns.joined().prefix(terminal.profile.columns) {
      start(LayoutNode.Container())
      finish()
      grids[grid].add(column..<(column + 1), row.index.map { $0..<($0 + 1) })
    }
  }

  mutating func open(_ cell: ResolvedTable.Cell) {
    var insets = insets(of: cell.row.table.element.style)
    // The grid adds the shared insets to all columns.
    let shared = min(insets.left, insets.right)
    insets.left -= shared
    insets.right -= shared
    let alignment = cell.alignment.inLine(terminal.isMirrored ? .rightToLeft : .leftToRight) ?? .leading
    start(LayoutNode.Container(insets: insets, alignment: alignment))
    if let grid = grids.indices.last { grids[grid].add(cell.columns, cell.row.index.map { _ in cell.rows }) }
    guard let text = cell.text, !text.isEmpty else { return }
    append(part(of: cell, text, alignment))
    guard cell.sortOrder != nil, let unmarked = cell.unmarkedText, let grid = grids.indices.last else {
      return
    }
    grids[grid].unmarkedHeaders[cell.column] = part(of: cell, unmarked, alignment)
  }

  private mutating func part(
    of cell: ResolvedTable.Cell, _ text: ShownText, _ alignment: StackStyle.Alignment
  ) -> TextPart {
    var part = textPart(text, part: cell.part)
    if cell.row.index == nil {
      let header = TerminalTableStyle.rounded.header
      part.text.runs = part.text.runs.map { $0.restyled { $0.inherit(from: header) } }
    }
    // Each line is aligned like the column, not only the widest one.
    let side: TextAlignment? =
      switch alignment {
      case .trailing: terminal.isMirrored ? .left : .right
      case .center: .center
      case .leading, .fill, .firstBaseline: nil
      }
    if let side, part.text.block.attribute(for: .alignment) == nil { part.text.block.alignment = side }
    return part
  }

  mutating func close(_ cell: ResolvedTable.Cell) { finish() }
}
