import Restyle
import RestyleElements
import RestyleRendering

extension HTMLWriter {
  mutating func open(_ table: ResolvedTable) {
    let tag = tables.tables.tag(
      of: table.box, &styles, content: { StyledContent(texts: [$0.caption, $0.header, $0.cell]) })
    tableTags.append(tag)
    tag.append(behind: "<table", to: &bytes)
    append(table.box.element.accessibility)
    bytes.append(UInt8(ascii: ">"))
    if let caption = text(ifAny: table.captionText, in: tag, resolved: table.caption) {
      bytes.append(verbatim: "<caption")
      appendCell(caption, tag, 1, part: "caption")
      bytes.append(verbatim: "</caption>")
    }
    if !table.hasColumnHeaders { bytes.append(verbatim: "<tbody>") }
  }

  mutating func close(_ table: ResolvedTable) {
    tableTags.removeLast()
    bytes.append(verbatim: "</tbody></table>")
  }

  mutating func open(_ row: ResolvedTable.Row) {
    guard let index = row.index else { return bytes.append(verbatim: "<thead><tr>") }
    bytes.append(verbatim: "<tr")
    if index % 2 == 1 { tableTags.last?.append(5, to: &bytes) }
    bytes.append(UInt8(ascii: ">"))
  }

  mutating func close(_ row: ResolvedTable.Row) {
    for columns in row.emptyColumns { append(emptyCellOf: row, columns) }
    bytes.append(verbatim: row.index == nil ? "</tr></thead><tbody>" : "</tr>")
  }

  mutating func open(_ cell: ResolvedTable.Cell) {
    guard let tag = tableTags.last else { return }
    let (isHeader, isColumnHeader) = (cell.isHeader, cell.row.index == nil)
    // An empty header would be one of nothing.
    bytes.append(
      verbatim: !isHeader ? "<td" : isColumnHeader ? "<th scope=\"col\"" : "<th scope=\"row\"")
    if let number = cell.number { append(" id", identifier: number) }
    append(span: " colspan", cell.columns.count)
    append(span: " rowspan", cell.rows.count)
    if isColumnHeader, let order = cell.sortOrder { append(" aria-sort", order.rawValue) }
    let part = isColumnHeader ? 2 : isHeader ? 3 : 4
    guard let text = text(ifAny: cell.displayText, in: tag, isHeader ? 1 : 2, resolved: cell.unmarkedText)
    else {
      append(tag, part, and: boxes(of: cell.alignment) + [.lines(cell.alignment)])
      return bytes.append(UInt8(ascii: ">"))
    }
    appendCell(text, tag, part, alignment: cell.alignment, part: cell.part)
  }

  mutating func close(_ cell: ResolvedTable.Cell) {
    if cell.row.index == nil, let order = cell.sortOrder {
      bytes.append(verbatim: "<span aria-hidden=\"true\">")
      bytes.append(escaping: order.mark)
      bytes.append(verbatim: "</span>")
    }
    bytes.append(verbatim: cell.isHeader ? "</th>" : "</td>")
  }

  /// Appends one cell for all that a row lacks, so that short rows beside a long one take no more than they hold.
  private mutating func append(emptyCellOf row: ResolvedTable.Row, _ columns: Range<Int>) {
    bytes.append(verbatim: "<td")
    append(span: " colspan", min(columns.count, CellSpan.largest.columns))
    if let tag = tableTags.last {
      let alignment = row.table.alignment(ofColumn: columns.lowerBound)
      append(tag, row.index == nil ? 2 : 4, and: boxes(of: alignment))
    }
    bytes.append(UInt8(ascii: ">"))
    bytes.append(verbatim: "</td>")
  }

  private mutating func append(span name: StaticString, _ count: Int) {
    if count > 1 { append(name, String(count)) }
  }

  private mutating func appendCell(
    _ text: BlockText, _ tag: StyledTag, _ index: Int, alignment: HorizontalAlignment = .leading,
    part: @autoclosure () -> String?
  ) {
    append(tag, index, and: boxes(of: alignment), around: text)
    bytes.append(UInt8(ascii: ">"))
    append(text, part: part())
  }

  private func boxes(of alignment: HorizontalAlignment) -> [ElementBoxStyle] {
    alignment == .leading ? [] : [.cell(alignment)]
  }
}
