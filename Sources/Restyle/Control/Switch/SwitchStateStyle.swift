/// What differs of a switch in one of its states; what is nil doesn't.
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

  /// Makes what differs in a state.
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
