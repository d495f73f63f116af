/// The style of a title with a subtitle below it.
public struct TitleSubtitleStyle: Style, Hashable, Codable {
  /// The style of the title.
  public var title: TextStyle
  /// The style of the subtitle.
  public var subtitle: TextStyle
  /// The space between the title and the subtitle, in points.
  @Finite public var spacing: Double
  /// The space around the title and the subtitle.
  public var insets: EdgeInsets

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - title: The style of the title.
  ///   - subtitle: The style of the subtitle.
  ///   - spacing: The space between the title and the subtitle, in points; a number that isn't finite becomes 0.
  ///   - insets: The space around the title and the subtitle.
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
  /// Creates a style from the given values, with the others from `TitleSubtitleStyle.default`.
  ///
  /// - Parameters:
  ///   - title: The style of the title.
  ///   - subtitle: The style of the subtitle.
  ///   - spacing: The space between the title and the subtitle, in points; a number that isn't finite becomes 0.
  ///   - insets: The space around the title and the subtitle.
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

  /// The style of an iOS table row with a subtitle.
  ///
  /// The figures are those of `UITableViewCell` in iOS 13 to 18 and of the text styles body and caption 1.
  public static let system = TitleSubtitleStyle(
    title: TextStyle(font: .system(size: 17), color: .label),
    subtitle: TextStyle(font: .system(size: 12), color: .label),
    spacing: 3,
    insets: .zero
  )
}
