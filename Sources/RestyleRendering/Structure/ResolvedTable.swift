public import Restyle
public import RestyleElements

/// A table of data, with its displayed texts.
public struct ResolvedTable: Sendable {
  package let box: ElementBox<Table>
  /// The number of columns, including those that have cells and no header.
  public let columnCount: Int
  /// Whether any column has a header.
  public let hasColumnHeaders: Bool
  /// The number by which other elements refer to the header of the first column; nil if there is none.
  ///
  /// The numbers of the next columns follow.
  let firstHeaderNumber: Int?
  /// Whether the style of headers transforms texts, so that one that isn't empty may be shown as an empty one.
  let transformsHeaders: Bool
  /// The areas of the cells; nil if each cell has one column and one row.
  let areas: ResolvedTableAreas?
  /// The readers' language.
  let language: Language?

  init(_ box: ElementBox<Table>, firstHeaderNumber: Int? = nil, language: Language?) {
    self.box = box
    let widest = box.element.rows.reduce(box.element.columns.count) { max($0, $1.cells.count) }
    areas = ResolvedTableAreas(box.element, widest: widest)
    columnCount = areas?.columnCount ?? widest
    hasColumnHeaders = box.element.columns.contains { $0.header.isShown(in: language) }
    // Read once, since reading the style copies it.
    transformsHeaders = box.element.style.header.transformsText
    self.firstHeaderNumber = firstHeaderNumber
    self.language = language
  }

  /// A row of a table.
  public struct Row: Sendable {
    /// The table.
    public let table: ResolvedTable
    /// The index of the row in the table, from 0; nil for the row of the column headers.
    public let index: Int?
    /// The number by which other elements refer to the row's header; nil if there is none.
    let headerNumber: Int?
    /// The header that names the cells of the row, in this row or in one above that spans it; nil for none.
    let header: Header?

    /// The indices of a header's row, and of the header in it.
    struct Header {
      let row: Int
      let cell: Int
    }
  }

  /// A cell of a table.
  public struct Cell: Sendable {
    /// The row.
    public let row: Row
    /// The index of the cell in the row, from 0.
    public let column: Int
    // Stored, since outputs read it several times.
    /// Whether the cell is the header of a column or a row, and isn't empty.
    public let isHeader: Bool

    init(row: Row, column: Int) {
      self.row = row
      self.column = column
      isHeader = row.isHeader(cell: column)
    }
  }
}

extension ResolvedTable {
  /// The table.
  public var element: Table { box.element }

  /// The caption, before it is resolved; nil if there is none, or if it is empty.
  package var captionText: DisplayText? {
    box.element.caption.flatMap { $0.isShown(in: language) ? $0 : nil }
  }

  /// The caption; nil if there is none, or if it is empty.
  public var caption: ShownText? {
    captionText.map { ShownText($0, in: box.element.style.caption, language: language) }
  }

  /// Returns the header of a column; empty if there is none, or if it consists of elements.
  ///
  /// If the rows are sorted by the column, a mark follows the header.
  public func header(ofColumn column: Int) -> ShownText {
    let unmarked = unmarkedHeader(ofColumn: column)
    guard let order = box.element.columns[ifThere: column]?.sortOrder, !unmarked.isEmpty else {
      return unmarked
    }
    // The runs inherit from the style of headers.
    let style = box.element.style.header
    let runs = box.element.columns[column].title.styled(TextStyle(), in: style.language ?? language).runs
    let marked = StyledString(runs + [StyledText(order.mark, style: TextStyle())])
    return ShownText(DisplayText(marked), in: style, language: language)
  }

  /// Returns the header of a column without a mark, for outputs that announce the order themselves, and for labels of
  /// cells.
  package func unmarkedHeader(ofColumn column: Int) -> ShownText {
    ShownText(
      box.element.columns[ifThere: column]?.title ?? "", in: box.element.style.header, language: language)
  }

  /// Returns the text of a cell; empty for an invalid index, and for a cell with elements.
  public func cell(row: Int, column: Int) -> ShownText {
    let cell = box.element.rows[ifThere: row]?.cells[ifThere: column]
    let isHeader = cell != nil && isHeader(row: row, cell: column)
    let style = isHeader ? box.element.style.header : box.element.style.cell
    return ShownText(cell?.content.text ?? "", in: style, language: language)
  }

  /// Whether some cells span several columns or rows.
  package var hasSpans: Bool { areas != nil }

  /// Returns whether the cells of a column are the headers of their rows.
  public func isHeader(column: Int) -> Bool { column == 0 && box.element.hasRowHeaders }

  /// Whether an existing cell is a header of its row.
  fileprivate func isHeader(row: Int, cell: Int) -> Bool {
    isHeader(column: areas?.rows[row][cell].columns.lowerBound ?? cell)
      || box.element.rows[row].cells[cell].isHeader
  }

  /// Returns the alignment of the texts and elements of a column.
  public func alignment(ofColumn column: Int) -> HorizontalAlignment {
    box.element.columns[ifThere: column]?.alignment ?? .leading
  }

  /// Visits a table of texts, row by row.
  func visitRows(_ visitor: inout some StructureVisitor) {
    visitor.open(self)
    if hasColumnHeaders { visit(Row(nil, of: self) { nil }, &visitor) }
    for index in box.element.rows.indices {
      visit(Row(index, of: self) { nil }, &visitor)
    }
    visitor.close(self)
  }

  private func visit(_ row: Row, _ visitor: inout some StructureVisitor) {
    visitor.open(row)
    for column in 0..<row.cellCount {
      let cell = Cell(row: row, column: column)
      visitor.open(cell)
      visitor.close(cell)
    }
    visitor.close(row)
  }
}

extension ResolvedTable.Row {
  /// The number of cells in the row; the table may have more columns.
  public var cellCount: Int {
    index.map { table.box.element.rows[$0].cells.count } ?? table.box.element.columns.count
  }

  /// Creates a row of a table.
  ///
  /// - Parameters:
  ///   - index: The index of the row; nil for the row of the column headers.
  ///   - table: The table.
  ///   - above: The last row before it that has its own header.
  ///   - makeNumber: Returns the number of the row's header, if it has its own.
  init(_ index: Int?, of table: ResolvedTable, below above: Self? = nil, number makeNumber: () -> Int?) {
    self.table = table
    self.index = index
    let own = index.flatMap { index in
      let cells = table.box.element.rows[index].cells
      return cells.indices.first {
        table.isHeader(row: index, cell: $0) && cells[$0].content.isShown(in: table.language)
      }
    }
    if let index, let own {
      header = Header(row: index, cell: own)
      headerNumber = makeNumber()
    } else if let index, let above, let shared = above.header,
      table.areas?.rows[shared.row][shared.cell].rows.contains(index) == true
    {
      header = shared
      headerNumber = above.headerNumber
    } else {
      header = nil
      headerNumber = nil
    }
  }

  /// Whether a header is one of the row's own cells.
  var hasOwnHeader: Bool { header.map { $0.row == index } ?? false }

  /// Whether a cell isn't empty, whatever its content is.
  package func isShown(cell column: Int) -> Bool {
    content(ofCell: column)?.isShown(in: table.language) ?? false
  }

  fileprivate func content(ofCell column: Int) -> Table.Content? {
    guard let index else { return table.box.element.columns[ifThere: column]?.header }
    return table.box.element.rows[index].cells[ifThere: column]?.content
  }

  fileprivate func isHeader(cell column: Int) -> Bool {
    guard let content = content(ofCell: column), content.isShown(in: table.language) else { return false }
    if let index, !table.isHeader(row: index, cell: column) { return false }
    guard table.transformsHeaders, content.elements == nil else { return true }
    // Without a mark, which depends on whether the cell is a header.
    return !(index == nil ? table.unmarkedHeader(ofColumn: column) : text(ofCell: column)).isEmpty
  }

  /// The text of a cell without elements.
  fileprivate func text(ofCell column: Int) -> ShownText {
    index.map { table.cell(row: $0, column: column) } ?? table.header(ofColumn: column)
  }
}

extension ResolvedTable.Cell {
  private var content: Table.Content? { row.content(ofCell: column) }

  /// The text, before it is resolved; nil in a cell of elements, or if the column has no header.
  package var displayText: DisplayText? { content?.text }

  /// The text, which may be empty; nil in a cell with elements.
  public var text: ShownText? { content?.elements == nil ? row.text(ofCell: column) : nil }

  /// The text without the mark of a column that the rows are sorted by.
  package var unmarkedText: ShownText? {
    guard sortOrder != nil, content?.elements == nil else { return text }
    return row.table.unmarkedHeader(ofColumn: column)
  }

  /// The order of the rows by the column, for its header; nil for other cells and for empty headers.
  package var sortOrder: Table.SortOrder? {
    row.index == nil && isHeader ? row.table.box.element.columns[ifThere: column]?.sortOrder : nil
  }

  /// The alignment of the text or the elements.
  public var alignment: HorizontalAlignment { row.table.alignment(ofColumn: columns.lowerBound) }

  /// The number by which other elements refer to the header; nil if there is none.
  public var number: Int? {
    if row.index == nil { return isHeader ? row.table.firstHeaderNumber.map { $0 + column } : nil }
    return row.hasOwnHeader && column == row.header?.cell ? row.headerNumber : nil
  }

  /// The location of the cell in a table of texts; nil if it is in the path.
  package var part: String? {
    guard row.table.firstHeaderNumber == nil else { return nil }
    return row.index.map { "row \($0 + 1), column \(column + 1)" } ?? "column \(column + 1)"
  }

  /// The title that headers provide for the content of the cell; nil if there are none.
  var title: RowTitle? {
    guard row.index != nil else { return nil }
    let headerRow = ResolvedTable.Row(nil, of: row.table) { nil }
    let rowHeader = row.header.flatMap { header -> Self? in
      if row.hasOwnHeader { return header.cell == column ? nil : Self(row: row, column: header.cell) }
      return Self(row: ResolvedTable.Row(header.row, of: row.table) { row.headerNumber }, column: header.cell)
    }
    let columnHeader = Self(row: headerRow, column: columns.lowerBound)
    let headers = [rowHeader, columnHeader].compactMap(\.self).filter(\.isHeader)
    guard let first = headers.first else { return nil }
    return RowTitle(
      number: first.number, secondNumber: headers.count > 1 ? headers[1].number : nil,
      source: .headers(headers))
  }

  /// The text of a header; nil in a cell of elements.
  var shownTitle: String? { content?.text?.displayValue(in: row.table.language) }
}

extension Table.Content {
  /// Whether the cell isn't empty, so that it can be a header.
  fileprivate func isShown(in language: Language?) -> Bool {
    switch self {
    case .text(let text): text.isShown(in: language)
    case .elements(let elements): !elements.isEmpty
    }
  }
}
