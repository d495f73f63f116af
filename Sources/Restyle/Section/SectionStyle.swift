/// How a section looks: rows one below the other, between a header and a footer.
///
/// ```swift
/// let section = SectionStyle.system(grouped: true, horizontallyRegular: false).restyled {
///   $0.header.text.color = .red
///   $0.minRowHeight = 56
/// }
/// ```
public struct SectionStyle: Style, Hashable, Codable {
  /// The room around the content of a row.
  public var rowInsets: EdgeInsets
  /// The room between the items of a row, in points.
  @Finite public var itemSpacing: Double
  /// The least height of a row, in points.
  @NonNegative public var minRowHeight: Double
  /// What lies behind the rows.
  public var background: Background
  /// What lies behind rows that are selected.
  public var selectedBackground: Background
  /// The header.
  public var header: HeaderFooterStyle
  /// The footer.
  public var footer: HeaderFooterStyle

  /// Makes a section's style.
  ///
  /// - Parameters:
  ///   - rowInsets: The room around the content of a row.
  ///   - itemSpacing: The room between the items of a row, in points.
  ///   - minRowHeight: The least height of a row, in points.
  ///   - background: What lies behind the rows.
  ///   - selectedBackground: What lies behind rows that are selected.
  ///   - header: The header.
  ///   - footer: The footer.
  public init(
    rowInsets: EdgeInsets,
    itemSpacing: Double,
    minRowHeight: Double,
    background: Background,
    selectedBackground: Background,
    header: HeaderFooterStyle,
    footer: HeaderFooterStyle
  ) {
    self.rowInsets = rowInsets
    self.itemSpacing = itemSpacing
    self.minRowHeight = minRowHeight
    self.background = background
    self.selectedBackground = selectedBackground
    self.header = header
    self.footer = footer
  }
}
