/// The style of a progress bar.
///
/// ```swift
/// let thick = ProgressBarStyle.system.restyled { $0.thickness = 8 }
/// ```
public struct ProgressBarStyle: Style, Hashable, Codable {
  /// The background of the whole bar, whose corners the fill shares.
  public var track: BackgroundStyle
  /// The colour of the fill, which shows the progress; nil for the colour of the surroundings.
  public var fillColor: Color?
  /// The height of the bar, in points.
  @NonNegative public var thickness: Double

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - track: The background of the whole bar.
  ///   - fillColor: The colour of the fill, which shows the progress; nil for the colour of the surroundings.
  ///   - thickness: The height of the bar, in points.
  public init(track: BackgroundStyle = .none, fillColor: Color? = nil, thickness: Double = 4) {
    self.track = track
    self.fillColor = fillColor
    self.thickness = thickness
  }
}

extension ProgressBarStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("track", \.track), .init("fillColor", optional: \.fillColor),
    .init("thickness", \._thickness))
}

extension ProgressBarStyle {
  /// The style of an iOS progress bar: a grey track, and a fill in the tint.
  ///
  /// The figures are those of `UIProgressView` in iOS 13 to 18.
  public static let system = ProgressBarStyle(
    track: BackgroundStyle(color: .systemGray5, border: BorderStyle(cornerRadius: 2)),
    fillColor: .legibleTint, thickness: 4)
}
