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
    /// The width of the column, without the padding of its cells.
    public var width: Width
    /// The minimum width in cells, if the terminal is wide enough.
    public var minimumWidth: Int
    /// The maximum width in cells; nil for no limit.
    public var maximumWidth: Int?
    /// The alignment of texts and blocks that don't set their own.
    ///
    /// If it is nil, columns with only numbers or with a decimal separator are trailing, and all others leading.
    public var alignment: StackStyle.Alignment?
    /// The decimal separator that aligns the numbers of the column.
    ///
    /// If it is nil, numbers are aligned at the point in a column without texts. With a separator, numbers within texts
    /// are aligned too, such as those with a unit or a percent sign, and number values are written with it. A text
    /// without a number ends where the decimals begin. A text with an alignment of its own is aligned by that.
    @Exact public var decimalSeparator: String?
    /// The style of texts in rows, merged over the table's style; a background fills the cells.
    public var style: TextStyle
    /// The vertical alignment of cells with fewer lines than others in their row: `leading` is the top.
    public var verticalAlignment: StackStyle.Alignment = .leading
    /// The line break mode of texts that don't set one.
    public var lineBreakMode: LineBreakMode

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - title: The text in the header.
    ///   - width: The width of the column.
    ///   - minimumWidth: The minimum width in cells.
    ///   - maximumWidth: The maximum width in cells; nil for no limit.
    ///   - alignment: The alignment of texts and blocks; nil for trailing numbers, and everything else leading.
    ///   - decimalSeparator: The decimal separator that aligns numbers; nil to align them in columns without texts
    ///     only.
    ///   - lineBreakMode: The line break mode of texts that don't set one.
    ///   - style: The style of texts in rows, merged over the table's style.
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

    /// Creates a column whose title is a displayable value, such as the string of a variable.
    ///
    /// - Parameters:
    ///   - title: The text in the header.
    ///   - width: The width of the column.
    ///   - alignment: The alignment of texts and blocks; nil for trailing numbers, and everything else leading.
    @_disfavoredOverload  // Literals can contain styles.
    public init(_ title: some DisplayableString, width: Width = .fit, alignment: StackStyle.Alignment? = nil)
    {
      self.init(StyledString(styling: title), width: width, alignment: alignment)
    }

    /// The width of a column.
    public enum Width: Hashable, Sendable, Codable {
      /// The width of the widest cell.
      case fit
      /// A number of cells.
      case fixed(Int)
      /// A fraction of the cells of all columns, from 0 to 1.
      case fraction(Double)
    }
  }
}

extension TerminalTable.Column: ExpressibleByStringInterpolation {
  /// Creates a column with the width of its widest cell.
  public init(stringLiteral title: String) { self.init(StyledString(title)) }

  /// Creates a column with the width of its widest cell, and with styles in its title.
  public init(stringInterpolation title: StyledString.StringInterpolation) {
    self.init(StyledString(stringInterpolation: title))
  }
}

extension TerminalTable.Column {
  /// Returns the demands of the column.
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
