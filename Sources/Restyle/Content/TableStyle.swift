/// The style of a table of data.
///
/// ```swift
/// let striped = TableStyle.system.restyled { $0.stripeColor = .systemGray6 }
/// ```
public struct TableStyle: Style, Hashable, Codable {
  /// The name for styles of tables in catalogs.
  public static var pluralName: String { "tableStyles" }

  /// The style of the caption.
  public var caption: TextStyle
  /// The style of the headers of columns and rows.
  public var header: TextStyle
  /// The style of the other cells.
  public var cell: TextStyle
  /// The space around each cell's text.
  public var cellInsets: EdgeInsets
  /// The line below each row.
  public var separator: SeparatorStyle
  /// The background of all cells.
  public var background: BackgroundStyle
  /// The background colour of column headers; nil for none.
  public var headerColor: Color?
  /// The background colour of every second row; nil for none.
  public var stripeColor: Color?

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - caption: The style of the caption.
  ///   - header: The style of the headers of columns and rows.
  ///   - cell: The style of the other cells.
  ///   - cellInsets: The space around each cell's text.
  ///   - separator: The line below each row.
  ///   - background: The background of all cells.
  ///   - headerColor: The background colour of column headers; nil for none.
  ///   - stripeColor: The background colour of every second row; nil for none.
  public init(
    caption: TextStyle = TextStyle(),
    header: TextStyle = TextStyle(),
    cell: TextStyle = TextStyle(),
    cellInsets: EdgeInsets = EdgeInsets(horizontalInset: 12, verticalInset: 8),
    separator: SeparatorStyle = .none,
    background: BackgroundStyle = .none,
    headerColor: Color? = nil,
    stripeColor: Color? = nil
  ) {
    self.caption = caption
    self.header = header
    self.cell = cell
    self.cellInsets = cellInsets
    self.separator = separator
    self.background = background
    self.headerColor = headerColor
    self.stripeColor = stripeColor
  }
}

extension TableStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("caption", \.caption), .init("header", \.header), .init("cell", \.cell),
    .init("cellInsets", \.cellInsets), .init("separator", \.separator), .init("background", \.background),
    .init("headerColor", optional: \.headerColor), .init("stripeColor", optional: \.stripeColor))
}

extension TableStyle {
  /// Whether the outline replaces the last separator.
  package var isOutlinedBelow: Bool { background.border.insets.bottom > 0 }

  /// Body text between the system's lines, with headers in semibold.
  public static let system: TableStyle = {
    let text = TextStyle(font: .system(size: 17), color: .label)
    return TableStyle(
      caption: text.resized(to: 15).colored(.legibleSecondaryLabel), header: text.weight(.semibold),
      cell: text, separator: SeparatorStyle(width: 1, color: .separator))
  }()
}
