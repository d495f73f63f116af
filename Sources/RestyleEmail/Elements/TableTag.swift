import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering

/// The start of a row or a cell of a table of data, which narrow windows may show otherwise.
enum TableTag {
  case headerRow
  case cell(Cell)

  struct Cell {
    /// The opaque colour behind it; nil for that behind the table.
    let color: Color?
    var alignment = HorizontalAlignment.leading
    /// What it is the header of; nil for none.
    var scope: StaticString?
    var columns = 1
    var rows = 1
    /// Whether it ends where the table does.
    var isAtBottom = false
    var position = Position.none
    /// The column whose header stands before its text where cells lie below each other; nil for none.
    var label: Int?
  }

  /// Where a cell is in its row.
  enum Position {
    /// Nowhere: there is no such cell, or nothing in it.
    case none
    case last
    case other
  }
}

extension EmailWriter {
  /// Appends a tag of a table, whose cells lie below each other in narrow windows, or beside each other in all.
  mutating func append(_ tag: TableTag, of table: OpenTable) {
    switch tag {
    case .headerRow:
      contents.append(verbatim: "<tr")
      var look = EmailLook()
      if let stacked = table.stacked { look.add(stacked.hidden) }
      contents.append(attributes: look)
    case .cell(let cell):
      append(cell, of: table)
      if let column = cell.label, let label = table.stacked?.labels[ifThere: column] {
        contents.append(contentsOf: label)
      }
    }
  }

  private mutating func append(_ cell: TableTag.Cell, of table: OpenTable) {
    contents.append(verbatim: cell.scope == nil ? "<td" : "<th")
    if let scope = cell.scope { contents.append(verbatim: scope) }
    if cell.columns > 1 { contents.append(integer: cell.columns, behind: " colspan=\"", before: "\"") }
    if cell.rows > 1 { contents.append(integer: cell.rows, behind: " rowspan=\"", before: "\"") }
    contents.append(verbatim: " align=\"")
    contents.append(verbatim: cell.alignment.side(in: direction))
    contents.append(verbatim: "\" valign=\"top\"")
    var look = EmailLook()
    if let stacked = table.stacked {
      switch cell.position {
      case .none: look.add(stacked.hidden)
      case .last: look.add(stacked.last)
      case .other: look.add(stacked.other)
      }
    }
    if let color = cell.color { look.setBackground(palette.color(color, over: surface), &classes) }
    if !table.padding.areZero { look.add("padding", table.padding) }
    let width = table.separator.width.asLineWidth
    let isDrawn = width > 0 && !(cell.isAtBottom && table.isOutlinedBelow)
    if isDrawn {
      // A line lies on the colour of the cell.
      let color = palette.color(table.separator.color, over: cell.color ?? surface)
      look.setBorder(PhysicalSides(bottom: width), color, &classes)
    }
    // Clients make headers bold by themselves.
    if cell.scope != nil { look.add("font-weight", "400") }
    contents.append(attributes: look, withBackground: true)
  }
}
