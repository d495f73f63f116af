import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering

// The only tables that say what they are: those around elements have a role that says that they are none.

extension EmailWriter {
  mutating func open(_ table: ResolvedTable) {
    let element = table.element
    let style = element.style
    reportWidth(of: style.separator)
    plainText.startTable(table)
    open(EmailContainer(), in: box(style.background, insets: .zero, clipsContent: true))
    guard table.columnCount > 0 else {
      guard let caption = table.caption else { return }
      return addContent { $0.append(caption, target: $0.rowTarget, part: "caption") }
    }
    let fills = fillsWidth
    var opened = OpenTable(
      padding: PhysicalSides(pixelsOf: style.cellInsets, in: direction), separator: style.separator,
      isOutlinedBelow: style.isOutlinedBelow)
    let padding = opened.padding.horizontal
    let least = leastWidth(of: table, padding: padding)
    if let least {
      if least > narrowWidth { opened.stacked = makeStackedTable(of: table) }
    } else if table.columnCount > 1 {
      opened.measured = MeasuredTable(
        columnCount: table.columnCount, padding: padding, narrowWidth: narrowWidth)
    }
    tables.append(opened)
    open(
      EmailContainer(isData: true), in: EmailBox(room: padding),
      columns: least == nil ? table.columnCount : 1)
    if let least, opened.stacked == nil { reserve(least - padding) }
    addTags { writer in
      writer.contents.append(verbatim: "<table cellpadding=\"0\" cellspacing=\"0\" border=\"0\"")
      writer.contents.append(verbatim: fills ? " width=\"100%\">" : ">")
      if let caption = table.caption { writer.append(caption: caption, style.cellInsets) }
    }
  }

  mutating func close(_ table: ResolvedTable) {
    plainText.endTable()
    if table.columnCount > 0 {
      finish(table)
      tables.removeLast()
      addTags { $0.contents.append(verbatim: "</table>") }
      close()
    }
    close()
  }

  mutating func open(_ row: ResolvedTable.Row) {
    plainText.startTableRow()
    // A table without columns is none, whatever rows it has.
    guard row.table.columnCount > 0 else { return }
    // Elements of headers, such as links, stand nowhere else.
    tables[tables.count - 1].lastShownCell = row.lastShownCell
    let isRepeated = row.index == nil && row.table.element.columns.allSatisfy { $0.header.elements == nil }
    if isRepeated { add(.headerRow) } else { addTags { $0.contents.append(verbatim: "<tr>") } }
  }

  mutating func close(_ row: ResolvedTable.Row) {
    guard row.table.columnCount > 0 else { return }
    let color = self.color(behind: row)
    // One cell for all that there isn't: rows may be of very different lengths.
    for columns in row.emptyColumns {
      add(.cell(TableTag.Cell(color: color, columns: columns.count, isAtBottom: row.isLast)))
      addTags { $0.contents.append(verbatim: "&nbsp;</td>") }
    }
    addTags { $0.contents.append(verbatim: "</tr>\n") }
  }

  mutating func open(_ cell: ResolvedTable.Cell) {
    let color = self.color(behind: cell.row)
    let scope: StaticString? =
      cell.isHeader ? cell.row.index == nil ? " scope=\"col\"" : " scope=\"row\"" : nil
    var tag = TableTag.Cell(
      color: color, alignment: cell.alignment, scope: scope, columns: cell.columns.count,
      rows: cell.rows.count, isAtBottom: cell.isAtBottom)
    if cell.row.shows(cell: cell.column) {
      tag.position = cell.column == tables.last?.lastShownCell ? .last : .other
    }
    // The header of a column says nothing of a cell of several.
    if scope == nil, cell.columns.count == 1 { tag.label = cell.columns.lowerBound }
    add(.cell(tag))
    plainText.startCell(cell)
    // As wide as others, since a cell is as wide as all that is in its column.
    guard let text = cell.text else { return open(EmailContainer(), in: EmailBox(surface: color)) }
    var width = 0.0
    addTags { writer in
      guard !text.isEmpty else { return writer.contents.append(verbatim: "&nbsp;") }
      width = writer.append(over: color ?? writer.surface) {
        $0.append(text, target: $0.rowTarget, part: cell.part)
      }
    }
    note(width: width, of: cell)
    plainText.append(text)
  }

  mutating func close(_ cell: ResolvedTable.Cell) {
    plainText.endCell()
    if cell.text == nil {
      if let top = frames.indices.last {
        note(width: min(frames[top].leastWidth, frames[top].narrowWidth), of: cell)
      }
      close()
    }
    let isHeader = cell.isHeader
    addTags { $0.contents.append(verbatim: isHeader ? "</th>" : "</td>") }
  }

  /// Notes how wide what is in a cell is at least.
  private mutating func note(width: Double, of cell: ResolvedTable.Cell) {
    guard let top = tables.indices.last else { return }
    let room = tables[top].padding.horizontal
    tables[top].measured?.add(width: width + room, of: cell)
  }

  /// The opaque colour behind a row; nil for that behind the table.
  private func color(behind row: ResolvedTable.Row) -> Color? {
    let style = row.table.box.element.style
    let color = row.index.map { $0 % 2 == 1 ? style.stripeColor : nil } ?? style.headerColor
    return color?.composited(over: surface)
  }

  private mutating func append(caption: ShownText, _ insets: EdgeInsets) {
    let block = caption.block.restyled {
      // Captions have no room of their own in Word, and texts have margins.
      $0.headIndent += max(0, insets.leading)
      $0.firstLineHeadIndent += max(0, insets.leading)
    }
    let text = ShownText(caption.styledRuns, in: block, followsLinks: caption.followsLinks)
    contents.append(verbatim: "<caption style=\"text-align:")
    contents.append(verbatim: direction.start)
    contents.append(verbatim: "\">")
    append(text, target: rowTarget, marginTop: max(0, insets.top), part: "caption")
    contents.append(verbatim: "</caption>")
  }
}

extension ResolvedTable.Row {
  /// Whether a cell is shown where those of a row lie below each other: it isn't empty, or is the header of a column.
  fileprivate func shows(cell: Int) -> Bool { index == nil || isShown(cell: cell) }

  /// The index of the last cell that is shown there; nil for none.
  fileprivate var lastShownCell: Int? { (0..<cellCount).last(where: shows(cell:)) }

  /// Whether there is no row below it.
  fileprivate var isLast: Bool { (index ?? -1) == table.element.rows.count - 1 }
}

extension ResolvedTable.Cell {
  /// Whether there is no row below it, whichever it starts in.
  fileprivate var isAtBottom: Bool {
    row.index == nil ? row.isLast : rows.upperBound == row.table.element.rows.count
  }
}
