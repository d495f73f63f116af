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
    open(EmailContainer(), in: box(style.background, insets: .zero))
    guard table.columnCount > 0 else {
      guard let caption = table.caption else { return }
      return addContent { $0.append(caption, target: $0.rowTarget, part: "caption") }
    }
    let fills = fillsWidth
    let padding = PhysicalSides(pixelsOf: style.cellInsets, in: direction).horizontal
    let least = leastWidth(of: table, padding: padding)
    stackedTable = (least ?? 0) > narrowWidth ? makeStackedTable(of: table) : nil
    open(
      EmailContainer(isData: true), in: EmailBox(room: padding),
      columns: least == nil ? table.columnCount : 1)
    if let least, stackedTable == nil { reserve(least - padding) }
    addTags { writer in
      writer.contents.append(verbatim: "<table cellpadding=\"0\" cellspacing=\"0\" border=\"0\"")
      writer.contents.append(verbatim: fills ? " width=\"100%\">" : ">")
      if let caption = table.caption { writer.append(caption: caption, style.cellInsets) }
    }
  }

  mutating func close(_ table: ResolvedTable) {
    plainText.endTable()
    stackedTable = nil
    if table.columnCount > 0 {
      addTags { $0.contents.append(verbatim: "</table>") }
      close()
    }
    close()
  }

  mutating func open(_ row: ResolvedTable.Row) {
    plainText.startTableRow()
    addTags { writer in
      writer.contents.append(verbatim: "<tr")
      var look = EmailLook()
      if row.index == nil, let stacked = writer.stackedTable { look.add(stacked.hidden) }
      writer.contents.append(attributes: look)
    }
  }

  mutating func close(_ row: ResolvedTable.Row) {
    let (style, color) = (row.table.box.element.style, self.color(behind: row))
    addTags { writer in
      // One cell for all that there isn't: rows may be of very different lengths.
      for columns in row.emptyColumns {
        writer.appendCellStart(
          style, alignment: .leading, nil, color, columns: columns.count, class: writer.stackedTable?.hidden)
        writer.contents.append(verbatim: "&nbsp;</td>")
      }
      writer.contents.append(verbatim: "</tr>\n")
    }
  }

  mutating func open(_ cell: ResolvedTable.Cell) {
    let table = cell.row.table
    let (style, color) = (table.box.element.style, self.color(behind: cell.row))
    let scope: StaticString? =
      cell.isHeader ? cell.row.index == nil ? " scope=\"col\"" : " scope=\"row\"" : nil
    let text = cell.text
    addTags { writer in
      let stacked = writer.stackedTable
      let isLast = cell.column == cell.row.cellCount - 1
      writer.appendCellStart(
        style, alignment: cell.alignment, scope, color, columns: cell.columns.count, rows: cell.rows.count,
        class: isLast ? stacked?.last : stacked?.other)
      guard let text else { return }
      if let stacked, scope == nil, let label = stacked.labels[ifThere: cell.column] {
        writer.contents.append(contentsOf: label)
      }
      if text.isEmpty {
        writer.contents.append(verbatim: "&nbsp;")
      } else {
        writer.append(over: color ?? writer.surface) {
          $0.append(text, target: $0.rowTarget, part: cell.part)
        }
      }
    }
    plainText.startCell(cell)
    if let text { return plainText.append(text) }
    // As wide as others, since a cell is as wide as all that is in its column.
    open(EmailContainer(), in: EmailBox(surface: color))
  }

  mutating func close(_ cell: ResolvedTable.Cell) {
    plainText.endCell()
    if cell.text == nil { close() }
    let isHeader = cell.isHeader
    addTags { $0.contents.append(verbatim: isHeader ? "</th>" : "</td>") }
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

  private mutating func appendCellStart(
    _ style: TableStyle, alignment: HorizontalAlignment, _ scope: StaticString?, _ color: Color?,
    columns: Int, rows: Int = 1, class name: Int? = nil
  ) {
    contents.append(verbatim: scope == nil ? "<td" : "<th")
    if let scope { contents.append(verbatim: scope) }
    if columns > 1 { contents.append(integer: columns, behind: " colspan=\"", before: "\"") }
    if rows > 1 { contents.append(integer: rows, behind: " rowspan=\"", before: "\"") }
    contents.append(verbatim: " align=\"")
    contents.append(verbatim: alignment.side(in: direction))
    contents.append(verbatim: "\" valign=\"top\"")
    var look = EmailLook()
    if let name { look.add(name) }
    if let color { look.setBackground(palette.color(color, over: surface), &classes) }
    let insets = PhysicalSides(pixelsOf: style.cellInsets, in: direction)
    if !insets.areZero { look.add("padding", insets) }
    let width = style.separator.width.asLineWidth
    if width > 0 {
      look.setBorder(PhysicalSides(bottom: width), self.color(style.separator.color), &classes)
    }
    // Clients make headers bold by themselves.
    if scope != nil { look.add("font-weight", "400") }
    contents.append(attributes: look, withBackground: true)
  }
}
