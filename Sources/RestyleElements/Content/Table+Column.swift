public import Restyle

extension Table {
  /// A column of a table.
  ///
  /// ```swift
  /// let columns = [
  ///   Table.Column("Price", alignment: .trailing),
  ///   Table.Column { Button("Price, cheapest first") },
  /// ]
  /// ```
  public struct Column: Sendable {
    package var header: Content
    /// The horizontal alignment of the texts and elements in the column.
    public var alignment: HorizontalAlignment
    /// The order of the rows by this column; nil if they aren't sorted by it.
    ///
    /// A mark after the header shows the order. In a page, assistive technologies announce the order instead of the
    /// mark. E-mails and terminals report the order if the header consists of elements.
    public var sortOrder: SortOrder?

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - title: The header, of any displayable type; empty for none.
    ///   - alignment: The horizontal alignment of the texts and elements in the column.
    public init(_ title: any DisplayableString, alignment: HorizontalAlignment = .leading) {
      header = .text(DisplayText(title))
      self.alignment = alignment
    }

    /// Creates a column whose header consists of elements, such as a button that sorts the rows.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the texts and elements in the column.
    ///   - header: The elements.
    public init(
      alignment: HorizontalAlignment = .leading, @ElementBuilder header: () -> ElementContent
    ) {
      self.header = .elements(header())
      self.alignment = alignment
    }

    /// Returns the column with an order of the rows by it.
    ///
    /// - Parameter order: The order of the rows; nil if they aren't sorted by the column.
    /// - Returns: The column.
    public func sorted(_ order: SortOrder?) -> Self {
      var column = self
      column.sortOrder = order
      return column
    }
  }

  /// The order of rows by the values of a column.
  public enum SortOrder: String, Hashable, Sendable, Codable, CaseIterable {
    /// From the least value to the greatest, such as from A to Z.
    case ascending
    /// From the greatest value to the least.
    case descending
  }
}

extension Table.SortOrder {
  /// The mark after a header that the rows are sorted by.
  package var mark: String { self == .ascending ? "\u{A0}▲" : "\u{A0}▼" }
}

extension Table.Column {
  /// The header as a text; empty if there is none, or if it consists of elements.
  public var title: DisplayText {
    get { header.text ?? "" }
    set { header = .text(newValue) }
  }
}

extension Table.Column: ExpressibleByStringInterpolation {
  /// Creates a column with a header.
  public init(stringLiteral value: String) { self.init(value) }
}
