public import Restyle

extension Table {
  /// Gathers the rows of a table; understands `if`, `switch` and `for`.
  @resultBuilder
  public enum RowBuilder {
    /// Takes a row.
    public static func buildExpression(_ row: Row) -> [Row] { [row] }

    /// Takes rows that were made before.
    public static func buildExpression(_ rows: [Row]) -> [Row] { rows }

    /// Gathers rows.
    public static func buildBlock(_ rows: [Row]...) -> [Row] { rows.flatMap(\.self) }

    /// Takes the rows of an `if` without an `else`.
    public static func buildOptional(_ rows: [Row]?) -> [Row] { rows ?? [] }

    /// Takes the rows of an `if`, or of a case.
    public static func buildEither(first rows: [Row]) -> [Row] { rows }

    /// Takes the rows of an `else`, or of another case.
    public static func buildEither(second rows: [Row]) -> [Row] { rows }

    /// Takes the rows of all turns of a loop.
    public static func buildArray(_ rows: [[Row]]) -> [Row] { rows.flatMap(\.self) }

    /// Takes rows that not all systems have.
    public static func buildLimitedAvailability(_ rows: [Row]) -> [Row] { rows }
  }

  /// Gathers the cells of a row: texts and elements, each a cell; understands `if`, `switch` and `for`.
  @resultBuilder
  public enum CellBuilder {
    /// Takes a cell.
    public static func buildExpression(_ cell: Cell) -> [Cell] { [cell] }

    /// Takes cells that were made before.
    public static func buildExpression(_ cells: [Cell]) -> [Cell] { cells }

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

    /// Gathers cells.
    public static func buildBlock(_ cells: [Cell]...) -> [Cell] { cells.flatMap(\.self) }

    /// Takes the cells of an `if` without an `else`.
    public static func buildOptional(_ cells: [Cell]?) -> [Cell] { cells ?? [] }

    /// Takes the cells of an `if`, or of a case.
    public static func buildEither(first cells: [Cell]) -> [Cell] { cells }

    /// Takes the cells of an `else`, or of another case.
    public static func buildEither(second cells: [Cell]) -> [Cell] { cells }

    /// Takes the cells of all turns of a loop.
    public static func buildArray(_ cells: [[Cell]]) -> [Cell] { cells.flatMap(\.self) }

    /// Takes cells that not all systems have.
    public static func buildLimitedAvailability(_ cells: [Cell]) -> [Cell] { cells }
  }
}
