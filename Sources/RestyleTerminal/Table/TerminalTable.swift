public import Restyle
public import RestyleElements

/// Rows of texts in columns, as wide as they need to be and as narrow as the terminal is.
///
/// ```swift
/// var table = TerminalTable(columns: ["File", TerminalTable.Column("Size", alignment: .trailing)])
/// table.rows = [["README.md", "9 kB"], ["Package.swift", "12 kB"]]
/// terminal.append(block: table)
/// // ╭───────────────┬───────╮
/// // │ File          │  Size │
/// // ├───────────────┼───────┤
/// // │ README.md     │  9 kB │
/// // │ Package.swift │ 12 kB │
/// // ╰───────────────┴───────╯
/// ```
///
/// Where there are too few columns, the widest ones of the table give way first, and texts are broken or cut as their
/// column says. The lines and the room around texts are part of the width.
public struct TerminalTable: TerminalContent {
  /// The columns; without titles there is no header.
  public var columns: [Column]
  /// The texts of each row; one that has too few is filled up, and more than there are columns get columns of their own.
  public var rows: [[StyledString]]
  /// The texts of the last row, such as sums; none by default.
  public var footer: [StyledString] = []
  /// How the table looks.
  public var style: TerminalTableStyle
  /// How wide the table is.
  public var width: TerminalBox.Width = .fit
  /// How the text of a cell looks, by its row and column, beyond what the style says; a background fills the cell.
  public var cellStyle: (@Sendable (_ row: Int, _ column: Int) -> TextStyle)?

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - rows: The texts of each row.
  ///   - style: How the table looks.
  public init(
    columns: [Column], rows: [[StyledString]] = [], style: TerminalTableStyle = .rounded
  ) {
    self.columns = columns
    self.rows = rows
    self.style = style
  }
}

extension TerminalTable {
  /// A column of a table.
  public struct Column: Hashable, Sendable {
    /// The text in the header.
    public var title: StyledString
    /// How wide the column is, without the room around its texts.
    public var width: Width
    /// How many cells the column has at least, as long as the terminal is wide enough.
    public var minimumWidth: Int
    /// How many cells the column has at most; nil for as many as it needs.
    public var maximumWidth: Int?
    /// Where texts lie in the column that say nothing of it themselves.
    public var alignment: StackStyle.Alignment
    /// Where texts lie that have fewer lines than others of their row: `leading` is the top.
    public var verticalAlignment: StackStyle.Alignment = .leading
    /// Whether texts that are too long are broken or cut, where they say nothing of it themselves.
    public var lineBreakMode: LineBreakMode

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - title: The text in the header.
    ///   - width: How wide the column is.
    ///   - minimumWidth: How many cells the column has at least.
    ///   - maximumWidth: How many cells the column has at most; nil for as many as it needs.
    ///   - alignment: Where texts lie in the column.
    ///   - lineBreakMode: Whether texts that are too long are broken or cut.
    public init(
      _ title: StyledString, width: Width = .fit, minimumWidth: Int = 1, maximumWidth: Int? = nil,
      alignment: StackStyle.Alignment = .leading, lineBreakMode: LineBreakMode = .wordWrapping
    ) {
      self.title = title
      self.width = width
      self.minimumWidth = minimumWidth
      self.maximumWidth = maximumWidth
      self.alignment = alignment
      self.lineBreakMode = lineBreakMode
    }

    /// How wide a column is.
    public enum Width: Hashable, Sendable, Codable {
      /// As wide as its widest text.
      case fit
      /// As many cells.
      case fixed(Int)
      /// A part, 0...1, of the cells that all texts of a row have together.
      case fraction(Double)
    }
  }
}

extension TerminalTable.Column: ExpressibleByStringLiteral {
  /// Creates a column as wide as its widest text.
  public init(stringLiteral title: String) { self.init(StyledString(title)) }
}
