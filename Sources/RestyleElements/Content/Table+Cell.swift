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
    /// Whether the cell is a header of its row, beside those that the table makes one.
    public var isHeader: Bool

    /// Creates a cell of a text, which the table's style styles.
    ///
    /// - Parameters:
    ///   - text: The text, of any displayable type.
    ///   - isHeader: Whether the cell is a header of its row.
    public init(_ text: any DisplayableString, isHeader: Bool = false) {
      content = .text(DisplayText(text))
      self.isHeader = isHeader
    }

    /// Creates a cell of elements.
    ///
    /// - Parameters:
    ///   - isHeader: Whether the cell is a header of its row.
    ///   - content: The elements.
    public init(isHeader: Bool = false, @ElementBuilder content: () -> ElementContent) {
      self.content = .elements(content())
      self.isHeader = isHeader
    }
  }

  /// What a cell holds.
  package enum Content: Sendable {
    case text(DisplayText)
    case elements(ElementContent)
  }

  /// The cells of a ``Table`` beside each other, in the order of its columns.
  public struct Row: Sendable {
    /// The cells.
    public var cells: [Cell]

    /// Creates a row of texts.
    ///
    /// - Parameter texts: The texts of the cells.
    public init(_ texts: [DisplayText]) { cells = texts.map { Cell($0) } }

    /// Creates a row of cells; what isn't one stands in one of its own.
    ///
    /// - Parameter cells: The cells.
    public init(@ArrayBuilder<Cell> cells: () -> [Cell]) { self.cells = cells() }
  }

  /// Whether any cell holds elements, so that there is more to visit than texts.
  package var holdsElements: Bool {
    columns.contains { $0.header.elements != nil }
      || rows.contains { $0.cells.contains { $0.content.elements != nil } }
  }

  /// How many contents lie in one another in the cells.
  var depth: Int {
    let headers = columns.reduce(0) { max($0, $1.header.elements?.depth ?? 0) }
    return rows.reduce(headers) { deepest, row in
      row.cells.reduce(deepest) { max($0, $1.content.elements?.depth ?? 0) }
    }
  }
}

extension Table.Cell {
  /// The text; nil in a cell of elements.
  public var text: DisplayText? { content.text }

  /// The elements; none in a cell of a text.
  public var elements: ElementContent { content.elements ?? ElementContent() }
}

extension Table.Cell: ExpressibleByStringInterpolation {
  /// Creates a cell of a text.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Table.Content {
  package var text: DisplayText? { if case .text(let text) = self { text } else { nil } }

  package var elements: ElementContent? {
    if case .elements(let elements) = self { elements } else { nil }
  }
}

extension ArrayBuilder where Component == Table.Cell {
  /// Takes a text as a cell.
  public static func buildExpression(_ text: some DisplayableString) -> [Table.Cell] { [Table.Cell(text)] }

  /// Takes an element as a cell.
  public static func buildExpression(_ element: some Element) -> [Table.Cell] { [Table.Cell { element }] }

  /// Takes an element that renderers know as a cell.
  public static func buildExpression(_ element: consuming some PrimitiveElement) -> [Table.Cell] {
    let content = element.asContent()
    return [Table.Cell { content }]
  }
}
