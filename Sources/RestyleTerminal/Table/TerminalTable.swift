public import Restyle

/// Rows of texts, numbers and blocks in columns, as wide as they need to be and as narrow as the terminal is.
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
/// Where there are too few columns, the widest ones of the table give way first, then the room around cells, and then
/// texts are broken or cut as their column says. Numbers stay whole as long as texts can give way, and beside their
/// units as long as no word is broken, texts that are truncated keep what is readable of them, and columns without a line between them stay a cell apart.
/// The lines and the room around texts are part of the width.
public struct TerminalTable: TerminalContent {
  /// The columns; without titles there is no header.
  public var columns: [Column]
  /// The cells of each row; one that has too few is filled up, and more than there are columns get columns of their own.
  ///
  /// A cell that spans several columns or rows takes the place of those there; what follows it moves on.
  public var rows: [[Cell]]
  /// The cells of the last row, such as sums; none by default.
  public var footer: [Cell] = []
  /// The text above or below the table; none by default.
  public var caption: Caption?
  /// How the table looks.
  public var style: TerminalTableStyle
  /// The characters that its lines are drawn with; nil for those of Unicode or ASCII.
  ///
  /// The style says which lines there are, and their colours.
  public var characters: BorderCharacters?
  /// How wide the table is.
  public var width: TerminalBox.Width = .fit
  /// The style of the text in a cell, by its row and column, merged over the table's style; a background fills the
  /// cell.
  public var cellStyle: (@Sendable (_ row: Int, _ column: Int) -> TextStyle)?

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - rows: The cells of each row.
  ///   - caption: The text above or below the table.
  ///   - style: How the table looks.
  public init(
    columns: [Column], rows: [[Cell]] = [], caption: Caption? = nil, style: TerminalTableStyle = .rounded
  ) {
    self.columns = columns
    self.rows = rows
    self.caption = caption
    self.style = style
  }

  /// Creates a table of texts with styles.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - rows: The texts of each row.
  ///   - caption: The text above or below the table.
  ///   - style: How the table looks.
  @_disfavoredOverload  // Literals are cells.
  public init(
    columns: [Column], rows: [[StyledString]], caption: Caption? = nil, style: TerminalTableStyle = .rounded
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
