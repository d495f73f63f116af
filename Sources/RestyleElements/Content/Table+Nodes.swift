extension Table {
  /// A row of a table with elements, as an element of a walk.
  @usableFromInline
  package struct RowNode: NodeElement {
    let table: ElementBox<Table>
    /// The index of the row; nil for the row of the column headers.
    package let row: Int?

    package static func node(_ box: ElementBox<Self>) -> ElementNode { .tableRow(box) }

    package var kindName: String { row == nil ? "Table.Header" : "Table.Row" }
    // The row of column headers isn't counted.
    package var number: Int? { (row ?? 0) + 1 }
    package var contentDepth: Int { table.nodeFacts.contentDepth }

    package static func child(of box: ElementBox<Self>, at index: Int) -> ElementNode? {
      let (table, row) = (box.element.table, box.element.row)
      let count = row.map { table.element.rows[$0].cells.count } ?? table.element.columns.count
      return index < count ? CellNode(table: table, row: row, column: index).asNode() : nil
    }
  }

  /// A cell of a table with elements, as an element of a walk.
  @usableFromInline
  package struct CellNode: NodeElement {
    let table: ElementBox<Table>
    /// The index of the row; nil for the row of the column headers.
    let row: Int?
    package let column: Int

    package static func node(_ box: ElementBox<Self>) -> ElementNode { .tableCell(box) }

    package var kindName: String { "Table.Cell" }
    package var contentDepth: Int { table.nodeFacts.contentDepth }

    package static func child(of box: ElementBox<Self>, at index: Int) -> ElementNode? {
      box.element.content.elements?.node(at: index)
    }

    private var content: Content {
      row.map { table.element.rows[$0].cells[column].content } ?? table.element.columns[column].header
    }
  }
}
