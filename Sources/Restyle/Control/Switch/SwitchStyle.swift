/// How a switch looks.
///
/// It is on while its state has `.selected`. What `states` says of a state goes over the colours for on and off.
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
  /// What differs in some states.
  public var states: StateStyles<SwitchStateStyle>

  /// Makes a switch's style.
  ///
  /// - Parameters:
  ///   - onTintColor: The colour of the track while it is on; nil for that of the surroundings.
  ///   - thumbTintColor: The colour of the thumb; nil for that of the surroundings.
  ///   - onImage: An image over the track while it is on.
  ///   - offImage: An image over the track while it is off.
  ///   - offTintColor: The colour of the track while it is off; nil for that of the surroundings.
  ///   - size: The size of the track.
  ///   - thumbSize: The size of the thumb.
  ///   - states: What differs in some states.
  public init(
    onTintColor: Color?,
    thumbTintColor: Color? = nil,
    onImage: Image? = nil,
    offImage: Image? = nil,
    offTintColor: Color? = nil,
    size: Size = systemSize,
    thumbSize: Size = systemThumbSize,
    states: StateStyles<SwitchStateStyle> = [:]
  ) {
    self.onTintColor = onTintColor
    self.offTintColor = offTintColor
    self.thumbTintColor = thumbTintColor
    self.onImage = onImage
    self.offImage = offImage
    self.size = size
    self.thumbSize = thumbSize
    self.states = states
  }
}
