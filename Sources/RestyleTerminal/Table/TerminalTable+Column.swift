public import Restyle
public import RestyleElements

extension TerminalTable {
  /// A column of a table.
  ///
  /// ```swift
  /// let price = TerminalTable.Column("Price", decimalSeparator: ",")
  /// let table = TerminalTable(columns: ["Item", price], rows: [["Tea", "4,5 €"], ["Cake", "12 €"]])
  /// // │ Item │  Price │
  /// // │ Tea  │  4,5 € │
  /// // │ Cake │ 12   € │
  /// ```
  public struct Column: Hashable, Sendable {
    /// The text in the header.
    public var title: StyledString
    /// How wide the column is, without the room around its cells.
    public var width: Width
    /// How many cells the column has at least, as long as the terminal is wide enough.
    public var minimumWidth: Int
    /// How many cells the column has at most; nil for as many as it needs.
    public var maximumWidth: Int?
    /// The alignment of texts and blocks that don't set their own.
    ///
    /// Nil has numbers end at the right, in columns that hold nothing else, and everything else start at the left.
    public var alignment: StackStyle.Alignment?
    /// The decimal separator of the column's numbers, which are aligned at it.
    ///
    /// Nil aligns numbers at the point where the column has no texts. With a separator, numbers in texts are aligned too,
    /// such as those with a unit or a percent sign, and values that are numbers are written with it. A text
    /// without a number ends where the decimals begin, and one with an alignment of its own is aligned by that.
    @Exact public var decimalSeparator: String?
    /// The style of texts in rows, merged over the table's style; a background fills the cells.
    public var style: TextStyle
    /// Where cells lie that have fewer lines than others of their row: `leading` is the top.
    public var verticalAlignment: StackStyle.Alignment = .leading
    /// How texts that are longer than their line break, where their own styles don't set it.
    public var lineBreakMode: LineBreakMode

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - title: The text in the header.
    ///   - width: How wide the column is.
    ///   - minimumWidth: How many cells the column has at least.
    ///   - maximumWidth: How many cells the column has at most; nil for as many as it needs.
    ///   - alignment: Where texts lie in the column; nil for numbers at the right, and everything else at the left.
    ///   - decimalSeparator: What the decimals of numbers are written after, where they are aligned.
    ///   - lineBreakMode: Whether texts that are too long are broken or cut.
    ///   - style: How texts of the rows look, beyond what the table's style says.
    public init(
      _ title: StyledString, width: Width = .fit, minimumWidth: Int = 1, maximumWidth: Int? = nil,
      alignment: StackStyle.Alignment? = nil, decimalSeparator: String? = nil,
      lineBreakMode: LineBreakMode = .wordWrapping, style: TextStyle = TextStyle()
    ) {
      self.title = title
      self.width = width
      self.minimumWidth = minimumWidth
      self.maximumWidth = maximumWidth
      self.alignment = alignment
      self.decimalSeparator = decimalSeparator
      self.lineBreakMode = lineBreakMode
      self.style = style
    }

    /// How wide a column is.
    public enum Width: Hashable, Sendable, Codable {
      /// As wide as its widest cell.
      case fit
      /// As many cells.
      case fixed(Int)
      /// A fraction, 0...1, of the cells of all columns.
      case fraction(Double)
    }
  }
}

extension TerminalTable.Column: ExpressibleByStringInterpolation {
  /// Creates a column as wide as its widest cell.
  public init(stringLiteral title: String) { self.init(StyledString(title)) }

  /// Creates a column as wide as its widest cell, with styles in its title.
  public init(stringInterpolation title: StyledString.StringInterpolation) {
    self.init(StyledString(stringInterpolation: title))
  }
}

extension TerminalTable.Column {
  /// What the column asks for.
  func demand(ideal: Int, room: Int) -> ColumnWidths.Demand {
    let least = max(minimumWidth.asLength, 1)
    let most = max(maximumWidth?.asLength ?? .max, least)
    switch width {
    case .fit:
      return ColumnWidths.Demand(
        ideal: min(max(ideal, least), most), word: least, minimum: least, maximum: most)
    case .fixed(let width):
      let width = min(max(width.asLength, least), most)
      return ColumnWidths.Demand(ideal: width, word: width, minimum: width, grows: false)
    case .fraction(let part):
      let part = part.isFinite ? min(max(part, 0), 1) : 0
      let width = min(max(Int(part * Double(max(room, 0))), least), most)
      return ColumnWidths.Demand(ideal: width, word: least, minimum: least, grows: false)
    }
  }
}
