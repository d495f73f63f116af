/// How a title looks with a subtitle below.
public struct TitleSubtitleStyle: Style, Hashable, Codable {
  /// The title's text.
  public var title: TextStyle
  /// The subtitle's text.
  public var subtitle: TextStyle
  /// The space between the two, in points.
  @Finite public var spacing: Double
  /// The space around both.
  public var insets: EdgeInsets

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - title: The title's text.
  ///   - subtitle: The subtitle's text.
  ///   - spacing: The space between the two, in points; what isn't finite becomes 0.
  ///   - insets: The space around both.
  public init(title: TextStyle, subtitle: TextStyle, spacing: Double, insets: EdgeInsets) {
    self.title = title
    self.subtitle = subtitle
    self.spacing = spacing
    self.insets = insets
  }
}

extension TitleSubtitleStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(title: TextStyle(), subtitle: TextStyle(), spacing: 0, insets: .zero), .init("title", \.title),
    .init("subtitle", \.subtitle), .init("spacing", \._spacing), .init("insets", \.insets))
}

extension TitleSubtitleStyle {
  /// Creates a style from the given values; the others are those of `TitleSubtitleStyle.default`.
  ///
  /// - Parameters:
  ///   - title: The title's text.
  ///   - subtitle: The subtitle's text.
  ///   - spacing: The space between the two, in points; what isn't finite becomes 0.
  ///   - insets: The space around both.
  public init(
    title: TextStyle? = nil, subtitle: TextStyle? = nil, spacing: Double? = nil, insets: EdgeInsets? = nil
  ) {
    // Read once, so that all values come from the same defaults, even if another thread swaps them.
    self = .default
    self.title = title ?? self.title
    self.subtitle = subtitle ?? self.subtitle
    self.spacing = spacing ?? self.spacing
    self.insets = insets ?? self.insets
  }

  /// The text of an iOS table row with a subtitle.
  ///
  /// The figures are those of `UITableViewCell` in iOS 13 to 18 and of the text styles body and caption 1.
  public static let system = TitleSubtitleStyle(
    title: TextStyle(font: .system(size: 17), color: .label),
    subtitle: TextStyle(font: .system(size: 12), color: .label),
    spacing: 3,
    insets: .zero
  )
}
