public import Restyle

/// A table of data: texts in rows and columns, with headers and a caption.
///
/// ```swift
/// Table(
///   "Prices", columns: ["Dish", Table.Column("Price", alignment: .trailing)],
///   rows: [["Soup", "4.50"], ["Pie", "8.00"]])
/// ```
///
/// For controls beside each other use ``Row``s: a table is read cell by cell.
public struct Table: TraitStyledElement {
  /// What the table is about; nil for no caption.
  public var caption: DisplayText?
  /// The columns, with their headers.
  public var columns: [Column]
  /// The cells, row by row; a row may have fewer than there are columns, and those beyond them have no header.
  public var rows: [[DisplayText]]
  /// Whether the first cell of each row is its header.
  public var hasRowHeaders: Bool
  /// The style that the table was given.
  public var givenStyle: GivenStyle<TableStyle>
  /// What assistive technologies and tests are told about the table.
  public var accessibility = Accessibility()
}

extension Table {
  /// A column of a table.
  public struct Column: Sendable {
    /// The header; an empty one is none.
    public var title: DisplayText
    /// Where the texts lie between the column's edges.
    public var alignment: HorizontalAlignment

    /// Makes a column.
    ///
    /// - Parameters:
    ///   - title: The header, of any displayable type; an empty one is none.
    ///   - alignment: Where the texts lie between the column's edges.
    public init(_ title: any DisplayableString, alignment: HorizontalAlignment = .leading) {
      self.title = DisplayText(title)
      self.alignment = alignment
    }
  }

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - caption: What the table is about; nil for no caption.
  ///   - columns: The columns, with their headers.
  ///   - rows: The cells, row by row.
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
      caption: .optional(caption), columns: columns, rows: rows, hasRowHeaders: hasRowHeaders,
      givenStyle: GivenStyle(style))
  }

  /// The style of tables that were given none.
  public static var defaultStyle: TableStyle { .default }

  /// Returns content that holds the table alone.
  public consuming func asContent() -> ElementContent { ElementContent(.table(ElementBox(self))) }
}

extension Table.Column: ExpressibleByStringInterpolation {
  /// Makes a column with a header.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
