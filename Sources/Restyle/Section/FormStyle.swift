/// How a form looks: sections and fields one below the other.
public struct FormStyle: Style, Hashable, Codable {
  /// The space around all sections.
  public var insets: EdgeInsets
  /// The space between the sections and fields, in points; nil for none but their own.
  @OptionalNonNegative public var spacing: Double?
  /// The background of all sections.
  public var background: BackgroundStyle

  // The background comes last because restyling it copies what lies behind it.

  /// Creates a form's style.
  ///
  /// - Parameters:
  ///   - insets: The space around all sections.
  ///   - background: The background of all sections.
  ///   - spacing: The space between the sections and fields, in points; nil for none but their own.
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

  /// An iOS table.
  ///
  /// - Parameters:
  ///   - grouped: Whether the table is grouped, or plain.
  ///   - horizontallyRegular: Whether there is much space from side to side; then groups don't reach the sides.
  /// - Returns: The style for those surroundings.
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

  /// The space between fields, which have none of their own.
  ///
  /// Sections have it beside theirs, and terminals, whose lines are higher, show it only beside fields with a label
  /// above.
  private static let systemSpacing = 12.0
}
