/// The style of a form: sections and fields, one below the other.
public struct FormStyle: Style, Hashable, Codable {
  /// The space around the sections as a whole.
  public var insets: EdgeInsets
  /// The space between the sections and fields, in points; nil for their own space only.
  @OptionalNonNegative public var spacing: Double?
  /// The background of the sections as a whole.
  public var background: BackgroundStyle

  // The background comes last, because restyling it copies the fields after it.

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - insets: The space around the sections as a whole.
  ///   - background: The background of the sections as a whole.
  ///   - spacing: The space between the sections and fields, in points; nil for their own space only.
  public init(insets: EdgeInsets = .zero, background: BackgroundStyle = .none, spacing: Double? = nil) {
    self.insets = insets
    self.background = background
    self.spacing = spacing
  }
}

extension FormStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("insets", \.insets), .init("background", \.background),
    .init("spacing", optional: \.$spacing))
}

extension FormStyle {
  /// The style without space above the sections.
  public var openedTop: FormStyle { restyled { $0.insets.top = 0 } }

  /// The style without space below the sections.
  public var openedBottom: FormStyle { restyled { $0.insets.bottom = 0 } }

  /// Returns the style of an iOS table.
  ///
  /// - Parameters:
  ///   - grouped: Whether the table is grouped or plain.
  ///   - horizontallyRegular: Whether the horizontal size class is regular; groups then keep a distance from the sides.
  /// - Returns: The style of the table.
  public static func system(grouped: Bool, horizontallyRegular: Bool) -> FormStyle {
    guard grouped else {
      return FormStyle(background: BackgroundStyle(color: .systemBackground), spacing: systemSpacing)
    }
    return FormStyle(
      insets: EdgeInsets(
        horizontalInset: horizontallyRegular ? 20 : 0, verticalInset: HeaderFooterStyle.systemHalfSpacing),
      background: BackgroundStyle(color: .systemGroupedBackground), spacing: systemSpacing
    )
  }

  /// The space between fields, which have no space of their own.
  ///
  /// Sections add it to their own space. Terminals, whose lines are higher, show it only next to fields with a label
  /// above.
  private static let systemSpacing = 12.0
}
