import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering

// The only tables that say what they are: those around elements have a role that says that they are none.

extension EmailWriter {
  mutating func visit(_ table: ResolvedTable) {
    let element = table.element
    report(element.accessibility)
    let style = element.style
    if style.separator.width >= PixelSides.widestLine + 0.5 {
      report(.property("a line of more than 8 points"))
    }
    let columns = table.columnCount
    plainText.append(table)
    open(EmailContainer(), in: box(style.background, insets: .zero))
    addContent { writer in
      guard columns > 0 else {
        if let caption = table.caption {
          writer.append(caption, as: .paragraph, target: writer.rowTarget, part: "caption")
        }
        return
      }
      writer.contents.append(verbatim: "<table cellpadding=\"0\" cellspacing=\"0\" border=\"0\"")
      writer.contents.append(verbatim: writer.fillsWidth ? " width=\"100%\">" : ">")
      if let caption = table.caption { writer.append(caption: caption, style.cellInsets) }
      if table.hasColumnHeaders {
        writer.append(rowOf: table, columns, cells: element.columns.count, color: style.headerColor) {
          Cell(text: table.header(ofColumn: $0), scope: " scope=\"col\"", part: "column \($0 + 1)")
        }
      }
      for row in element.rows.indices {
        let color = row % 2 == 1 ? style.stripeColor : nil
        writer.append(rowOf: table, columns, cells: element.rows[row].count, color: color) {
          Cell(
            text: table.cell(row: row, column: $0),
            scope: table.isHeader(column: $0) ? " scope=\"row\"" : nil,
            part: "row \(row + 1), column \($0 + 1)")
        }
      }
      writer.contents.append(verbatim: "</table>")
    }
    close()
  }

  private struct Cell {
    let text: ShownText
    /// The attribute of a header; nil for what is none.
    let scope: StaticString?
    let part: String
  }

  private mutating func append(caption: ShownText, _ insets: EdgeInsets) {
    let block = caption.block.restyled {
      // Captions have no room of their own in Word, and texts have margins.
      $0.headIndent += max(0, insets.leading)
      $0.firstLineHeadIndent += max(0, insets.leading)
    }
    let text = ShownText(caption.styledRuns, in: block, followsLinks: caption.followsLinks)
    contents.append(verbatim: "<caption style=\"text-align:")
    contents.append(verbatim: direction == .rightToLeft ? "right\">" : "left\">")
    append(text, as: .paragraph, target: rowTarget, marginTop: max(0, insets.top), part: "caption")
    contents.append(verbatim: "</caption>")
  }

  private mutating func append(
    rowOf table: ResolvedTable, _ columns: Int, cells count: Int, color: Color?, _ cell: (Int) -> Cell
  ) {
    let style = table.element.style
    let behind = color.map { $0.composited(over: surface) } ?? surface
    contents.append(verbatim: "<tr>")
    for column in 0..<min(count, columns) {
      let cell = cell(column)
      // An empty header would be one of nothing.
      let scope = cell.text.isEmpty ? nil : cell.scope
      appendCellStart(style, alignment: table.alignment(ofColumn: column), scope, color == nil ? nil : behind)
      if cell.text.isEmpty {
        contents.append(verbatim: "&nbsp;")
      } else {
        append(over: behind) { $0.append(cell.text, as: .paragraph, target: $0.rowTarget, part: cell.part) }
      }
      contents.append(verbatim: scope == nil ? "</td>" : "</th>")
    }
    // One cell for all that there isn't: rows may be of very different lengths.
    if count < columns {
      appendCellStart(style, alignment: .leading, nil, color == nil ? nil : behind, span: columns - count)
      contents.append(verbatim: "&nbsp;</td>")
    }
    contents.append(verbatim: "</tr>\n")
  }

  private mutating func appendCellStart(
    _ style: TableStyle, alignment: HorizontalAlignment, _ scope: StaticString?, _ color: Color?,
    span: Int = 1
  ) {
    contents.append(verbatim: scope == nil ? "<td" : "<th")
    if let scope { contents.append(verbatim: scope) }
    if span > 1 { contents.append(integer: span, behind: " colspan=\"", before: "\"") }
    let isMirrored = direction == .rightToLeft
    contents.append(verbatim: " align=\"")
    switch alignment {
    case .leading, .fill: contents.append(verbatim: isMirrored ? "right" : "left")
    case .trailing: contents.append(verbatim: isMirrored ? "left" : "right")
    case .left: contents.append(verbatim: "left")
    case .right: contents.append(verbatim: "right")
    case .center: contents.append(verbatim: "center")
    }
    contents.append(verbatim: "\" valign=\"top\"")
    var look = EmailLook()
    if let color { look.setBackground(palette.color(color, over: surface), &classes) }
    let insets = PixelSides(style.cellInsets, in: direction)
    if !insets.areZero { look.add("padding", insets) }
    if style.separator.width > 0 {
      let width = min(max(style.separator.width.rounded(), 1), PixelSides.widestLine)
      look.setBorder(PixelSides(bottom: width), self.color(style.separator.color), &classes)
    }
    // Clients make headers bold by themselves.
    if scope != nil { look.add("font-weight", "400") }
    contents.append(contentsOf: look.attributes(withBackground: true))
    contents.append(verbatim: ">")
  }
}
