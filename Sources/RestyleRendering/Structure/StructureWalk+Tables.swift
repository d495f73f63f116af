import RestyleElements

// Tables with elements; those of texts are visited as a whole.
extension StructureWalk {
  struct OpenTable {
    let table: ResolvedTable
    var row: ResolvedTable.Row?
    /// The last row with its own header.
    var headedRow: ResolvedTable.Row?
    var cell: OpenCell?
  }

  struct OpenCell {
    let cell: ResolvedTable.Cell
    /// The depth of the open elements, including the cell.
    let depth: Int
  }

  /// Whether the next element is in a header cell, where HTML allows neither sections nor headings.
  var isInHeaderCell: Bool { tables.contains { $0.cell?.cell.isHeader == true } }

  mutating func open(_ table: ElementBox<Table>, _ visitor: inout some StructureVisitor) {
    let firstNumber = nextNumber
    nextNumber += table.element.columns.count
    let resolved = ResolvedTable(table, firstHeaderNumber: firstNumber, language: language)
    tables.append(OpenTable(table: resolved))
    visitor.open(resolved)
    reportLostSpans(of: resolved, &visitor)
  }

  func reportLostSpans(of table: ResolvedTable, _ visitor: inout some StructureVisitor) {
    for property in table.areas?.lostProperties ?? [] { visitor.report(.cutSpan(property)) }
  }

  mutating func open(_ node: Table.RowNode, _ visitor: inout some StructureVisitor) {
    guard let index = tables.indices.last else { return }
    let table = tables[index].table
    // Without any header, the row of column headers would be empty.
    guard node.row != nil || table.hasColumnHeaders else { return }
    let row = ResolvedTable.Row(node.row, of: table, below: tables[index].headedRow) { makeNumber() }
    tables[index].row = row
    if row.hasOwnHeader { tables[index].headedRow = row }
    visitor.open(row)
  }

  mutating func open(_ node: Table.CellNode, _ visitor: inout some StructureVisitor) {
    guard let index = tables.indices.last, let row = tables[index].row else { return }
    let cell = ResolvedTable.Cell(row: row, column: node.column)
    tables[index].cell = OpenCell(cell: cell, depth: elements.depth)
    visitor.open(cell)
    // A header with a text has a mark; one with elements doesn't show the order.
    guard !visitor.isHeard, cell.displayText == nil, cell.sortOrder != nil else { return }
    visitor.report(.property("sort order"))
  }

  mutating func closeTableCell(_ visitor: inout some StructureVisitor) {
    guard let index = tables.indices.last, let open = tables[index].cell.take() else { return }
    visitor.close(open.cell)
  }

  mutating func closeTableRow(_ visitor: inout some StructureVisitor) {
    guard let index = tables.indices.last, let row = tables[index].row.take() else { return }
    visitor.close(row)
  }
}
