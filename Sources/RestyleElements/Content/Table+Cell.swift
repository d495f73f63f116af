public import Restyle

extension Table {
  /// A cell of a ``Table``: a text, or elements one below the other.
  ///
  /// ```swift
  /// let cells = [
  ///   Table.Cell("Total", isHeader: true),
  ///   Table.Cell {
  ///     Label("Ada Lovelace")
  ///     Hyperlink("Profile", to: "/ada")
  ///   },
  /// ]
  /// ```
  public struct Cell: Sendable {
    package var content: Content
    /// Whether the cell is a header of its row.
    ///
    /// With ``Table/hasRowHeaders``, the first cell of a row is also a header.
    public var isHeader = false
    /// The number of columns that the cell spans, at most 1,000.
    ///
    /// Numbers less than one count as one.
    public var columnSpan = 1
    /// The number of rows that the cell spans, at most 65,534.
    ///
    /// Numbers less than one count as one.
    public var rowSpan = 1
  }

  /// The content of a cell.
  package enum Content: Sendable {
    case text(DisplayText)
    case elements(ElementContent)
  }

  /// A row of a ``Table``, with its cells in the order of the columns.
  public struct Row: Sendable {
    /// The cells.
    public var cells: [Cell]

    /// Creates a row from texts.
    ///
    /// - Parameter texts: The texts of the cells.
    public init(_ texts: [DisplayText]) { cells = texts.map { Cell(content: .text($0)) } }

    /// Creates a row from texts of a displayable type, such as those of a variable.
    ///
    /// - Parameter texts: The texts of the cells.
    @_disfavoredOverload
    public init(_ texts: [some DisplayableString]) { self.init(texts.map { DisplayText($0) }) }

    /// Creates a row from cells.
    ///
    /// Each other element, and each text, becomes a cell.
    ///
    /// - Parameter cells: The cells.
    public init(@ArrayBuilder<Cell> cells: () -> [Cell]) { self.cells = cells() }
  }
}

extension Table.Cell {
  /// Creates a cell from a text in the table's style.
  ///
  /// - Parameters:
  ///   - text: The text, of any displayable type.
  ///   - isHeader: Whether the cell is a header of its row.
  public init(_ text: any DisplayableString, isHeader: Bool = false) {
    self.init(content: .text(DisplayText(text)), isHeader: isHeader)
  }

  /// Creates a cell from elements.
  ///
  /// - Parameters:
  ///   - isHeader: Whether the cell is a header of its row.
  ///   - content: The elements.
  public init(isHeader: Bool = false, @ElementBuilder content: () -> ElementContent) {
    self.init(content: .elements(content()), isHeader: isHeader)
  }

  /// Returns the cell as one that spans several columns or rows.
  ///
  /// ```swift
  /// Table.Row { Table.Cell("Closed").spanning(columns: 2) }
  /// ```
  ///
  /// The cells after it are in the next columns. A span ends at the last column, at the last row, or before a cell that
  /// spans from a row above. What doesn't fit is left out and reported.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - rows: The number of rows.
  /// - Returns: The cell.
  public func spanning(columns: Int = 1, rows: Int = 1) -> Self {
    var cell = self
    cell.columnSpan = columns
    cell.rowSpan = rows
    return cell
  }

  /// The text; nil in a cell with elements.
  public var text: DisplayText? { content.text }

  /// The elements; empty in a cell with a text.
  public var elements: ElementContent { content.elements ?? ElementContent() }
}

extension Table.Cell: ExpressibleByStringInterpolation {
  /// Creates a cell from a text.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Table.Content {
  package var text: DisplayText? { if case .text(let text) = self { text } else { nil } }

  package var elements: ElementContent? {
    if case .elements(let elements) = self { elements } else { nil }
  }
}

extension ArrayBuilder where Component == Table.Cell {
  /// Adds a text as a cell.
  public static func buildExpression(_ text: some DisplayableString) -> [Table.Cell] { [Table.Cell(text)] }

  /// Adds an element as a cell.
  public static func buildExpression(_ element: some Element) -> [Table.Cell] { [Table.Cell { element }] }

  /// Adds a primitive element as a cell.
  public static func buildExpression(_ element: consuming some PrimitiveElement) -> [Table.Cell] {
    let content = element.asContent()
    return [Table.Cell { content }]
  }
}
