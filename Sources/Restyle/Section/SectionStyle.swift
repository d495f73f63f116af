/// The style of a section: rows, one below the other, between a header and a footer.
///
/// ```swift
/// let section = SectionStyle.system(grouped: true, horizontallyRegular: false).restyled {
///   $0.header.text.color = .red
///   $0.minRowHeight = 56
/// }
/// ```
public struct SectionStyle: Style, Hashable {
  /// The space around the content of a row.
  public var rowInsets: EdgeInsets
  /// The space between the items of a row, in points; a non-finite value becomes 0.
  @Finite public var itemSpacing: Double
  /// The minimum height of a row, in points; a negative or non-finite value becomes 0.
  @NonNegative public var minRowHeight: Double
  /// The colour of all texts in selected rows; nil for each text's own colour.
  public var selectedTextColor: Color?
  /// The style of the header.
  public var header: HeaderFooterStyle
  /// The style of the footer.
  public var footer: HeaderFooterStyle
  var rows: Boxed<Rows>

  struct Rows: Hashable, Sendable, EmptyInitializable {
    var background = Background()
    var selectedBackground = Background()
  }

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - rowInsets: The space around the content of a row.
  ///   - itemSpacing: The space between the items of a row, in points.
  ///   - minRowHeight: The minimum height of a row, in points.
  ///   - background: The background of the rows.
  ///   - selectedBackground: The background of selected rows.
  ///   - selectedTextColor: The colour of all texts in selected rows; nil for each text's own colour.
  ///   - header: The style of the header.
  ///   - footer: The style of the footer.
  public init(
    rowInsets: EdgeInsets = .zero,
    itemSpacing: Double = 0,
    minRowHeight: Double = 0,
    background: Background = Background(),
    selectedBackground: Background = Background(),
    selectedTextColor: Color? = nil,
    header: HeaderFooterStyle = HeaderFooterStyle(),
    footer: HeaderFooterStyle = HeaderFooterStyle()
  ) {
    self.rowInsets = rowInsets
    self.itemSpacing = itemSpacing
    self.minRowHeight = minRowHeight
    self.selectedTextColor = selectedTextColor
    self.header = header
    self.footer = footer
    rows = Boxed(Rows(background: background, selectedBackground: selectedBackground))
  }
}

extension SectionStyle {
  /// The background of the rows.
  public var background: Background {
    get { rows.storage?.value.background ?? Background() }
    set { rows.value.background = newValue }
  }

  /// The background of selected rows.
  public var selectedBackground: Background {
    get { rows.storage?.value.selectedBackground ?? Background() }
    set { rows.value.selectedBackground = newValue }
  }

  /// Returns the backgrounds of usual and of selected rows at a position, shared with the style and not copied.
  package func slots(at position: SegmentPosition) -> (usual: Background.Slot, selected: Background.Slot) {
    guard let rows = rows.storage else { return (Background.Slot(), Background.Slot()) }
    return (rows.value.background.slot(position), rows.value.selectedBackground.slot(position))
  }
}

extension SectionStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("rowInsets", \.rowInsets), .init("itemSpacing", \._itemSpacing),
    .init("minRowHeight", \._minRowHeight), .init("background", \.background),
    .init("selectedBackground", \.selectedBackground),
    .init("selectedTextColor", optional: \.selectedTextColor), .init("header", \.header),
    .init("footer", \.footer))
}
