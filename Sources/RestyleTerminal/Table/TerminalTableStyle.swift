public import Restyle

/// How a table in a terminal looks.
///
/// ```swift
/// let dense = TerminalTableStyle.rounded.restyled {
///   $0.padding = 0
///   $0.rowSeparator = SeparatorStyle(width: 1, color: .gray)
/// }
/// ```
public struct TerminalTableStyle: Style, Hashable, Codable {
  /// The line around the table.
  public var border: BorderStyle
  /// The line between the header and the rows, and between the rows and the footer.
  public var headerSeparator: SeparatorStyle
  /// The line between rows.
  public var rowSeparator: SeparatorStyle
  /// The line between columns.
  public var columnSeparator: SeparatorStyle
  /// The attributes of texts in the header that their own styles don't set.
  public var header: TextStyle
  /// The attributes of texts in rows that their own styles don't set.
  public var text: TextStyle
  /// The attributes of texts in the footer that their own styles don't set.
  public var footer: TextStyle
  /// The attributes of the caption that its own style doesn't set.
  public var caption: TextStyle
  /// The backgrounds of rows by their position, of which colours and gradients are shown.
  public var backgrounds: SectionStyle.Background
  /// The cells at both sides of a text, but for those at the sides of a table without a line or background there.
  public var padding: Int

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - border: The line around the table.
  ///   - headerSeparator: The line between the header and the rows.
  ///   - rowSeparator: The line between rows.
  ///   - columnSeparator: The line between columns.
  ///   - header: What texts of the header take where their own styles leave it open.
  ///   - text: What texts of rows take where their own styles leave it open.
  ///   - footer: What texts of the footer take where their own styles leave it open.
  ///   - caption: What the caption takes where its own style leaves it open.
  ///   - backgrounds: What lies behind rows, by their position.
  ///   - padding: The cells at both sides of a text.
  public init(
    border: BorderStyle = .none, headerSeparator: SeparatorStyle = .none,
    rowSeparator: SeparatorStyle = .none, columnSeparator: SeparatorStyle = .none,
    header: TextStyle = TextStyle().bold, text: TextStyle = TextStyle(), footer: TextStyle = TextStyle(),
    caption: TextStyle = TextStyle().italic, backgrounds: SectionStyle.Background = .none, padding: Int = 1
  ) {
    self.border = border
    self.headerSeparator = headerSeparator
    self.rowSeparator = rowSeparator
    self.columnSeparator = columnSeparator
    self.header = header
    self.text = text
    self.footer = footer
    self.caption = caption
    self.backgrounds = backgrounds
    self.padding = padding
  }
}

extension TerminalTableStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("border", \.border), .init("headerSeparator", \.headerSeparator),
    .init("rowSeparator", \.rowSeparator), .init("columnSeparator", \.columnSeparator),
    .init("header", \.header), .init("text", \.text), .init("footer", \.footer),
    .init("caption", \.caption), .init("backgrounds", \.backgrounds), .init("padding", \.padding))
}

// Its Swift source, as of all styles.

extension TerminalTableStyle {
  /// Creates a style from that of a section: its header, the backgrounds of its rows, and the lines around and between
  /// them.
  ///
  /// - Parameter section: The style of the section.
  public init(_ section: SectionStyle) {
    let row = section.background.middle ?? section.background.unique
    let separator = row?.topSeparator.style ?? .none
    let own = row.map {
      $0.bottomSeparator.style.width > separator.width ? $0.bottomSeparator.style : separator
    }
    self.init(
      border: row?.border ?? .none, headerSeparator: own ?? .none, rowSeparator: own ?? .none,
      header: section.header.text, footer: section.footer.text, backgrounds: section.background)
  }

  /// No lines: the header is bold, and two cells lie between columns.
  public static let plain = Self()

  /// No lines but one below the header.
  public static let underlined = Self(headerSeparator: line)

  /// A line with round corners around the table, and lines between columns and below the header.
  public static let rounded = Self(
    border: BorderStyle(width: 1, color: .gray, cornerRadius: 4), headerSeparator: line, columnSeparator: line
  )

  /// Lines around all cells.
  public static let grid = Self(
    border: BorderStyle(width: 1, color: .gray), headerSeparator: line, rowSeparator: line,
    columnSeparator: line)

  private static let line = SeparatorStyle(width: 1, color: .gray)
}
