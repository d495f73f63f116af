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
    /// The alignment of texts and elements between the column's edges.
    public var alignment: HorizontalAlignment
    /// The order that the rows are in by this column; nil if they aren't sorted by it.
    ///
    /// A mark behind the header shows it; in pages, assistive technologies say it in its place. E-mails and terminals
    /// report it where a header consists of elements.
    public var sortOrder: SortOrder?

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - title: The header, of any displayable type; an empty one is none.
    ///   - alignment: The alignment of texts and elements between the column's edges.
    public init(_ title: any DisplayableString, alignment: HorizontalAlignment = .leading) {
      header = .text(DisplayText(title))
      self.alignment = alignment
    }

    /// Creates a column whose header holds elements, such as a button that sorts by it.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of texts and elements between the column's edges.
    ///   - header: The elements.
    public init(
      alignment: HorizontalAlignment = .leading, @ElementBuilder header: () -> ElementContent
    ) {
      self.header = .elements(header())
      self.alignment = alignment
    }

    /// Returns the column as the one that the rows are sorted by, or not.
    ///
    /// - Parameter order: The order of the rows; nil if they aren't sorted by the column.
    /// - Returns: The column.
    public func sorted(_ order: SortOrder?) -> Self {
      var column = self
      column.sortOrder = order
      return column
    }
  }

  /// The order of rows by what is in one of their columns.
  public enum SortOrder: String, Hashable, Sendable, Codable, CaseIterable {
    /// From the least to the greatest, such as from A to Z.
    case ascending
    /// From the greatest to the least.
    case descending
  }
}

extension Table.SortOrder {
  /// What stands behind a header that the rows are sorted by.
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
