extension SwitchStyle {
  /// The appearance of a switch in one state.
  public struct Appearance: Hashable, Sendable {
    /// The background of the track.
    public var track: BackgroundStyle
    /// The colour of the thumb; nil for the colour of the surroundings.
    public var thumbColor: Color?
    /// The size of the thumb.
    public var thumbSize: Size
    /// The radius of the thumb's corners, in points; at most the radius of half circles.
    public var thumbCornerRadius: Double
    /// The opacity of the whole switch, 0...1.
    public var opacity: Double
  }

  /// Returns the appearance of the switch in a state.
  ///
  /// The colours are those for on or off, with the style of the state over them. The ends of the track are half circles
  /// unless the state has its own border.
  ///
  /// - Parameter state: The current states of the switch; with `.selected`, it is on.
  /// - Returns: The appearance to draw.
  public func appearance(for state: ControlState) -> Appearance {
    let isOn = state.contains(.selected)
    let style = states.style(for: state)
    let thumbSize = style?.thumbSize ?? self.thumbSize
    let roundest = min(thumbSize.width, thumbSize.height) / 2
    return Appearance(
      track: BackgroundStyle(
        color: trackColor(for: state) ?? .clear,
        image: isOn ? onImage : offImage,
        border: style?.border ?? BorderStyle(cornerRadius: size.height / 2)
      ),
      thumbColor: style?.thumbColor ?? thumbTintColor,
      thumbSize: thumbSize,
      thumbCornerRadius: min(thumbCornerRadius ?? roundest, roundest),
      opacity: style?.opacity ?? 1
    )
  }

  /// Returns the colour of the track in a state; nil if the style sets none.
  package func trackColor(for state: ControlState) -> Color? {
    states.style(for: state)?.trackColor ?? (state.contains(.selected) ? onTintColor : offTintColor)
  }

  // The sizes are those of `UISwitch` in iOS 7 to 18.

  /// The size of the track of iOS, in points.
  @usableFromInline package static let systemSize = Size(width: 51, height: 31)
  /// The size of the thumb of iOS, in points.
  @usableFromInline package static let systemThumbSize = Size(square: 27)

  /// The style of an iOS switch: green while it is on, grey while it is off, and pale while it is disabled.
  public static let system = SwitchStyle(
    onTintColor: .systemGreen,
    thumbTintColor: .white,
    offTintColor: .secondarySystemFill,
    states: [.disabled: SwitchStateStyle(opacity: 0.5)]
  )
}

extension SwitchStyle: StatefulStyle {
  /// A style that changes nothing.
  @inlinable public static var unsetStateStyle: SwitchStateStyle { SwitchStateStyle() }

  /// Changes the styles of the states.
  @inlinable
  public mutating func restyleStates(_ styler: (inout StateStyles<SwitchStateStyle>) throws -> Void) rethrows
  {
    try styler(&states)
  }
}
