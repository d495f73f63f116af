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
  }
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
