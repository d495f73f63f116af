public import Restyle
public import RestyleElements
import RestyleRendering

extension TerminalTable {
  /// A cell of a table: a text, a number, or a block such as a bar or another table.
  ///
  /// ```swift
  /// let cells: [TerminalTable.Cell] = [
  ///   "\("Berlin", style: .bold)", 3.9, nil, .init(block: TerminalProgressBar(0.4)),
  ///   .init("both columns").spanning(columns: 2),
  /// ]
  /// ```
  public struct Cell: Sendable {
    let content: Content
    /// The number of columns that the cell spans, at least one.
    public var columnSpan = 1
    /// The number of rows that the cell spans, at least one.
    public var rowSpan = 1
    /// The alignment of the cell; nil for the alignment of its text or its column.
    public var alignment: StackStyle.Alignment?

    enum Content: Sendable {
      case text(StyledString)
      /// A number as Swift describes it, with a decimal point.
      case number(String)
      // Held indirectly, since tables can be nested to any depth.
      case block(HeldContent<any TerminalContent>)
    }

    private init(_ content: Content) { self.content = content }
  }
}

extension TerminalTable.Cell {
  /// Creates a cell from a text with styles.
  public init(_ text: StyledString) { self.init(.text(text)) }

  /// Creates a cell from a text.
  public init(_ text: String) { self.init(.text(StyledString(text))) }

  /// Creates a cell from a displayable value.
  public init(_ text: some DisplayableString) { self.init(.text(StyledString(styling: text))) }

  /// Creates a cell from the description of a value.
  public init(_ value: some CustomStringConvertible) { self.init(.text(StyledString(value.description))) }

  // Without it, the two above would be ambiguous.
  /// Creates a cell from a displayable value.
  public init(_ text: some DisplayableString & CustomStringConvertible) {
    self.init(.text(StyledString(styling: text)))
  }

  /// Creates a cell from a number; columns of numbers align it at the point.
  public init(_ number: some Numeric & CustomStringConvertible) { self.init(.number(number.description)) }

  /// Creates a cell from a number that may be missing.
  public init(_ number: (some Numeric & CustomStringConvertible)?) {
    self.init(number.map { .number($0.description) } ?? .text(StyledString()))
  }

  /// Creates a cell from a block, such as a bar, a list or another table.
  public init(block: some TerminalContent) { self.init(.block(HeldContent(block))) }

  /// Creates a cell from a text as a block; its literal can contain styles.
  public init(block text: StyledString) { self.init(.block(HeldContent(text))) }

  /// Returns the cell, spanning several columns and rows.
  ///
  /// The part of the cell beyond the last column or row, or in the place of another cell, is left out and reported.
  ///
  /// - Parameters:
  ///   - columns: The number of columns that the cell spans.
  ///   - rows: The number of rows that the cell spans.
  /// - Returns: The spanning cell.
  public func spanning(columns: Int = 1, rows: Int = 1) -> Self {
    var cell = self
    cell.columnSpan = columns
    cell.rowSpan = rows
    return cell
  }

  /// Returns the cell with an alignment other than that of its column.
  public func aligned(_ alignment: StackStyle.Alignment) -> Self {
    var cell = self
    cell.alignment = alignment
    return cell
  }
}

extension TerminalTable.Cell: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByNilLiteral
{
  /// Creates a cell from a text.
  public init(stringLiteral text: String) { self.init(text) }

  /// Creates a cell from a text with styles in it.
  public init(stringInterpolation text: StyledString.StringInterpolation) {
    self.init(StyledString(stringInterpolation: text))
  }

  /// Creates a cell from a whole number.
  public init(integerLiteral number: Int) { self.init(number) }

  /// Creates a cell from a number.
  public init(floatLiteral number: Double) { self.init(number) }

  /// Creates an empty cell.
  public init(nilLiteral: ()) { self.init(StyledString()) }
}

extension TerminalTable.Cell {
  var span: CellSpan { CellSpan(columns: columnSpan, rows: rowSpan) }

  /// Whether the cell is a number; nil if it is empty.
  var isNumber: Bool? {
    switch content {
    case .number: true
    case .text(let text): text.isEmpty ? nil : false
    case .block: false
    }
  }
}
