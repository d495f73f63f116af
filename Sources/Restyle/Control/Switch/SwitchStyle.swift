/// The style of a switch.
///
/// The switch is on in the state `.selected`. A style in `states` overrides the colours for on and off.
///
/// ```swift
/// let mint = SwitchStyle(onTintColor: .green)
/// mint.appearance(for: [.selected, .disabled])
/// ```
public struct SwitchStyle: Style, Hashable, Codable {
  /// The colour of the track while the switch is on; nil for the colour of the surroundings.
  public var onTintColor: Color?
  /// The colour of the track while the switch is off; nil for the colour of the surroundings.
  public var offTintColor: Color?
  /// The colour of the thumb; nil for the colour of the surroundings.
  public var thumbTintColor: Color?
  /// The image over the track while the switch is on.
  public var onImage: Image?
  /// The image over the track while the switch is off.
  public var offImage: Image?
  /// The size of the track.
  public var size: Size
  /// The size of the thumb.
  public var thumbSize: Size
  /// The radius of the thumb's corners, in points; nil for half circles at its ends.
  @OptionalNonNegative public var thumbCornerRadius: Double?
  /// The changes of the style in states of the switch.
  public var states: StateStyles<SwitchStateStyle>

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - onTintColor: The colour of the track while the switch is on; nil for the colour of the surroundings.
  ///   - thumbTintColor: The colour of the thumb; nil for the colour of the surroundings.
  ///   - onImage: The image over the track while the switch is on.
  ///   - offImage: The image over the track while the switch is off.
  ///   - offTintColor: The colour of the track while the switch is off; nil for the colour of the surroundings.
  ///   - size: The size of the track.
  ///   - thumbSize: The size of the thumb.
  ///   - thumbCornerRadius: The radius of the thumb's corners, in points; nil for half circles at its ends.
  ///   - states: The changes of the style in states of the switch.
  public init(
    onTintColor: Color? = nil,
    thumbTintColor: Color? = nil,
    onImage: Image? = nil,
    offImage: Image? = nil,
    offTintColor: Color? = nil,
    size: Size = systemSize,
    thumbSize: Size = systemThumbSize,
    thumbCornerRadius: Double? = nil,
    states: StateStyles<SwitchStateStyle> = [:]
  ) {
    self.onTintColor = onTintColor
    self.offTintColor = offTintColor
    self.thumbTintColor = thumbTintColor
    self.onImage = onImage
    self.offImage = offImage
    self.size = size
    self.thumbSize = thumbSize
    self.thumbCornerRadius = thumbCornerRadius
    self.states = states
  }
}

extension SwitchStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("onTintColor", optional: \.onTintColor),
    .init("thumbTintColor", optional: \.thumbTintColor), .init("onImage", optional: \.onImage),
    .init("offImage", optional: \.offImage), .init("offTintColor", optional: \.offTintColor),
    .init("size", \.size), .init("thumbSize", \.thumbSize),
    .init("thumbCornerRadius", optional: \.$thumbCornerRadius), .init("states", \.states))
}

/// The changes of a switch's style in one of its states; a property that is nil changes nothing.
public struct SwitchStateStyle: Style, Hashable, Codable {
  /// The colour of the track.
  public var trackColor: Color?
  /// The line around the track, and the track's corners.
  public var border: BorderStyle?
  /// The colour of the thumb.
  public var thumbColor: Color?
  /// The size of the thumb.
  public var thumbSize: Size?
  /// The opacity of the whole switch, 0...1.
  @UnitInterval public var opacity: Double

  /// Creates a style for a state.
  ///
  /// - Parameters:
  ///   - trackColor: The colour of the track.
  ///   - border: The line around the track, and the track's corners.
  ///   - thumbColor: The colour of the thumb.
  ///   - thumbSize: The size of the thumb.
  ///   - opacity: The opacity of the whole switch, 0...1.
  public init(
    trackColor: Color? = nil,
    border: BorderStyle? = nil,
    thumbColor: Color? = nil,
    thumbSize: Size? = nil,
    opacity: Double = 1
  ) {
    self.trackColor = trackColor
    self.border = border
    self.thumbColor = thumbColor
    self.thumbSize = thumbSize
    self.opacity = opacity
  }
}

extension SwitchStateStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("trackColor", optional: \.trackColor), .init("border", optional: \.border),
    .init("thumbColor", optional: \.thumbColor), .init("thumbSize", optional: \.thumbSize),
    .init("opacity", \._opacity))
}
