public import Restyle

extension Table {
  /// Gathers the rows of a table.
  @resultBuilder
  public enum RowBuilder: ArrayBuilder {
    /// What is gathered.
    public typealias Component = Row
  }

  /// Gathers the cells of a row: texts and elements, each a cell.
  @resultBuilder
  public enum CellBuilder: ArrayBuilder {
    /// What is gathered.
    public typealias Component = Cell

    /// Takes a text as a cell.
    public static func buildExpression(_ text: some DisplayableString) -> [Cell] { [Cell(text)] }

    /// Takes an element as a cell.
    public static func buildExpression(_ element: some Element) -> [Cell] {
      [Cell { element }]
    }

    /// Takes an element that renderers know as a cell.
    public static func buildExpression(_ element: consuming some PrimitiveElement) -> [Cell] {
      let content = element.asContent()
      return [Cell { content }]
    }
  }
}
