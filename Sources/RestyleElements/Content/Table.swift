public import Restyle

/// A table of data: texts and elements in rows and columns, with headers and a caption.
///
/// ```swift
/// Table(
///   "Prices", columns: ["Dish", Table.Column("Price", alignment: .trailing)],
///   rows: [["Soup", "4.50"], ["Pie", "8.00"]])
/// ```
///
/// If cells contain more than texts, write the table row by row. Each element and each text is a cell:
///
/// ```swift
/// Table("Members", columns: ["Name", "Notified", ""], hasRowHeaders: true) {
///   for name in ["Ada", "Grace"] {
///     Table.Row {
///       name
///       Switch(isOn: true)
///       Button("Remove")
///     }
///   }
/// }
/// ```
///
/// The headers of its row and column name a control without a label. People hear a table cell by cell: to lay out
/// controls that aren't data beside each other, use ``Row``s.
public struct Table: DefaultStyledElement, ListedElement {
  /// The caption, which names the subject of the table; nil for none.
  public var caption: DisplayText?
  /// The columns, with their headers.
  public var columns: [Column]
  /// The rows.
  ///
  /// A row may have fewer cells than the table has columns. Cells beyond the last column have no header.
  public var rows: [Row]
  /// Whether the first cell of each row is its header.
  public var hasRowHeaders: Bool
  /// The style that was set for the table.
  public var givenStyle: GivenStyle<TableStyle>
  /// The accessibility attributes of the table.
  public var accessibility = Accessibility()
}

extension Table {
  /// Creates a table.
  ///
  /// - Parameters:
  ///   - caption: The subject of the table; nil for no caption.
  ///   - columns: The columns, with their headers.
  ///   - rows: The texts of the cells, row by row.
  ///   - hasRowHeaders: Whether the first cell of each row is its header.
  ///   - style: The style; nil for the default one at the time of rendering.
  public init(
    _ caption: (any DisplayableString)? = nil,
    columns: [Column],
    rows: [[DisplayText]],
    hasRowHeaders: Bool = false,
    style: TableStyle? = nil
  ) {
    self.init(
      caption: .optional(caption), columns: columns, rows: rows.map { Row($0) },
      hasRowHeaders: hasRowHeaders, givenStyle: GivenStyle(style))
  }

  /// Creates a table from texts of a displayable type, such as those of a variable.
  ///
  /// - Parameters:
  ///   - caption: The subject of the table; nil for no caption.
  ///   - columns: The columns, with their headers.
  ///   - rows: The texts of the cells, row by row.
  ///   - hasRowHeaders: Whether the first cell of each row is its header.
  ///   - style: The style; nil for the default one at the time of rendering.
  @_disfavoredOverload
  public init(
    _ caption: (any DisplayableString)? = nil,
    columns: [Column],
    rows: [[some DisplayableString]],
    hasRowHeaders: Bool = false,
    style: TableStyle? = nil
  ) {
    self.init(
      caption, columns: columns, rows: rows.map { $0.map { DisplayText($0) } }, hasRowHeaders: hasRowHeaders,
      style: style)
  }

  /// Creates a table from rows with texts and elements.
  ///
  /// - Parameters:
  ///   - caption: The subject of the table; nil for no caption.
  ///   - columns: The columns, with their headers.
  ///   - hasRowHeaders: Whether the first cell of each row is its header.
  ///   - style: The style; nil for the default one at the time of rendering.
  ///   - rows: The rows.
  public init(
    _ caption: (any DisplayableString)? = nil,
    columns: [Column],
    hasRowHeaders: Bool = false,
    style: TableStyle? = nil,
    @ArrayBuilder<Row> rows: () -> [Row]
  ) {
    self.init(
      caption: .optional(caption), columns: columns, rows: rows(), hasRowHeaders: hasRowHeaders,
      givenStyle: GivenStyle(style))
  }

  package static var defaultSlot: DefaultStyling.Slot<TableStyle> { \.table }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .table(box) }

  package var shownTitle: DisplayText? { caption ?? accessibility.label }

  // A table of texts is visited as a whole.
  package var contentDepth: Int {
    let headers = columns.reduce(0) { max($0, $1.header.elements?.depth ?? 0) }
    return rows.reduce(headers) { deepest, row in
      row.cells.reduce(deepest) { max($0, $1.content.elements?.depth ?? 0) }
    }
  }

  // The column headers come first.
  package static func child(of box: ElementBox<Self>, at index: Int) -> ElementNode? {
    let headers = box.element.columns.isEmpty ? 0 : 1
    guard index < box.element.rows.count + headers else { return nil }
    return RowNode(table: box, row: index < headers ? nil : index - headers).asNode()
  }
}
