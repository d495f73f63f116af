/// How a switch looks.
///
/// It is on while its state has `.selected`. A style in `states` overrides the colours for on and off.
///
/// ```swift
/// let mint = SwitchStyle(onTintColor: .green)
/// mint.appearance(for: [.selected, .disabled])
/// ```
public struct SwitchStyle: Style, Hashable, Codable {
  /// The colour of the track while it is on; nil for that of the surroundings.
  public var onTintColor: Color?
  /// The colour of the track while it is off; nil for that of the surroundings.
  public var offTintColor: Color?
  /// The colour of the thumb; nil for that of the surroundings.
  public var thumbTintColor: Color?
  /// An image over the track while it is on.
  public var onImage: Image?
  /// An image over the track while it is off.
  public var offImage: Image?
  /// The size of the track.
  public var size: Size
  /// The size of the thumb.
  public var thumbSize: Size
  /// How far the thumb's corners are rounded, in points; nil for ends that are half circles.
  @OptionalNonNegative public var thumbCornerRadius: Double?
  /// The properties that differ in some states.
  public var states: StateStyles<SwitchStateStyle>

  /// Creates a switch's style.
  ///
  /// - Parameters:
  ///   - onTintColor: The colour of the track while it is on; nil for that of the surroundings.
  ///   - thumbTintColor: The colour of the thumb; nil for that of the surroundings.
  ///   - onImage: An image over the track while it is on.
  ///   - offImage: An image over the track while it is off.
  ///   - offTintColor: The colour of the track while it is off; nil for that of the surroundings.
  ///   - size: The size of the track.
  ///   - thumbSize: The size of the thumb.
  ///   - thumbCornerRadius: How far the thumb's corners are rounded, in points; nil for ends that are half circles.
  ///   - states: What differs in some states.
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

/// How a switch differs in one of its states; a property that is nil doesn't differ.
public struct SwitchStateStyle: Style, Hashable, Codable {
  /// The colour of the track.
  public var trackColor: Color?
  /// The line around the track; its corners are those of the track.
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
  ///   - border: The line around the track; its corners are those of the track.
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
