public import Restyle

/// The style of a table in a terminal.
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
  /// The backgrounds of rows by their position; only colours and gradients are shown.
  public var backgrounds: SectionStyle.Background
  /// The cells at both sides of a text, except at the sides of a table without a line or background there.
  public var padding: Int

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - border: The line around the table.
  ///   - headerSeparator: The line between the header and the rows, and between the rows and the footer.
  ///   - rowSeparator: The line between rows.
  ///   - columnSeparator: The line between columns.
  ///   - header: The attributes of texts in the header that their own styles don't set.
  ///   - text: The attributes of texts in rows that their own styles don't set.
  ///   - footer: The attributes of texts in the footer that their own styles don't set.
  ///   - caption: The attributes of the caption that its own style doesn't set.
  ///   - backgrounds: The backgrounds of rows by their position.
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

// Swift source, as for all styles.

extension TerminalTableStyle {
  /// Creates a style from the style of a section.
  ///
  /// It has the text styles of the section's header and footer, the backgrounds of its rows, and the lines around and
  /// between them.
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

  /// No lines, with a bold header and two cells between columns.
  public static let plain = Self()

  /// No lines except below the header and above the footer.
  public static let underlined = Self(headerSeparator: line)

  /// A rounded line around the table, and lines between columns, below the header and above the footer.
  public static let rounded = Self(
    border: BorderStyle(width: 1, color: .gray, cornerRadius: 4), headerSeparator: line, columnSeparator: line
  )

  /// Lines around all cells.
  public static let grid = Self(
    border: BorderStyle(width: 1, color: .gray), headerSeparator: line, rowSeparator: line,
    columnSeparator: line)

  private static let line = SeparatorStyle(width: 1, color: .gray)
}
