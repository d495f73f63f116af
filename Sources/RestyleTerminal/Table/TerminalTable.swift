public import Restyle

/// A table of texts, numbers and blocks, as wide as its content or as narrow as the terminal.
///
/// ```swift
/// var table = TerminalTable(columns: ["File", "Lines", TerminalTable.Column("Size", alignment: .trailing)])
/// table.rows = [["README.md", 120, "9 kB"], ["Package.swift", 64.5, "12 kB"]]
/// terminal.append(block: table)
/// // ╭───────────────┬───────┬───────╮
/// // │ File          │ Lines │  Size │
/// // ├───────────────┼───────┼───────┤
/// // │ README.md     │ 120   │  9 kB │
/// // │ Package.swift │  64.5 │ 12 kB │
/// // ╰───────────────┴───────┴───────╯
/// ```
///
/// If the terminal has too few columns, the widest columns of the table become narrower first, then the padding of
/// cells. After that, texts are broken or cut off, as their column says. Numbers stay whole as long as texts can become
/// narrower, and stay beside their units as long as no word is broken. Truncated texts keep a readable part of
/// themselves. Columns without a line between them stay one cell apart. The lines and the padding are part of the
/// width.
public struct TerminalTable: TerminalContent {
  /// The columns; without titles there is no header.
  public var columns: [Column]
  /// The cells of each row; missing cells are empty, and cells beyond the last column get a column of their own.
  ///
  /// A cell that spans several columns or rows takes the place of other cells, which move on.
  public var rows: [[Cell]]
  /// The cells of the last row, such as sums; none by default.
  public var footer: [Cell] = []
  /// The text above or below the table; none by default.
  public var caption: Caption?
  /// The style of the table.
  public var style: TerminalTableStyle
  /// The characters of the lines; nil for Unicode ones, or ASCII ones on terminals that need them.
  ///
  /// The style sets which lines there are, and their colours.
  public var characters: BorderCharacters?
  /// The width of the table.
  public var width: TerminalBox.Width = .fit
  /// The style of the text in a cell by its row and column, merged over the table's style; a background fills the cell.
  public var cellStyle: (@Sendable (_ row: Int, _ column: Int) -> TextStyle)?

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - rows: The cells of each row.
  ///   - caption: The text above or below the table.
  ///   - style: The style of the table.
  public init(
    columns: [Column], rows: [[Cell]] = [], caption: Caption? = nil, style: TerminalTableStyle = .rounded
  ) {
    self.columns = columns
    self.rows = rows
    self.caption = caption
    self.style = style
  }

  /// Creates a table from texts with styles.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - rows: The texts of each row.
  ///   - caption: The text above or below the table.
  ///   - style: The style of the table.
  @_disfavoredOverload  // Literals are cells.
  public init(
    columns: [Column], rows: [[StyledString]], caption: Caption? = nil, style: TerminalTableStyle = .rounded
  ) {
    self.init(columns: columns, rows: rows.map { $0.map { Cell($0) } }, caption: caption, style: style)
  }

  /// Creates a table from displayable values, such as the strings of a variable.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - rows: The texts of each row.
  ///   - caption: The text above or below the table.
  ///   - style: The style of the table.
  @_disfavoredOverload  // Literals are cells.
  public init(
    columns: [Column], rows: [[some DisplayableString]], caption: Caption? = nil,
    style: TerminalTableStyle = .rounded
  ) {
    self.init(columns: columns, rows: rows.map { $0.map { Cell($0) } }, caption: caption, style: style)
  }
}

extension TerminalTable {
  /// Renders the table.
  public func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let table = TableLayout(self, columns: columns, in: &terminal).block(within: columns, in: &terminal)
    guard let caption, !terminal.isMeasuring else { return table }
    return caption.beside(table, columns: columns, style.caption, in: &terminal)
  }
}
