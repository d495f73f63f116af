extension SwitchStyle {
  /// A switch as it looks in one state.
  public struct Appearance: Hashable, Sendable {
    /// The background of the track.
    public var track: BackgroundStyle
    /// The colour of the thumb; nil for that of the surroundings.
    public var thumbColor: Color?
    /// The size of the thumb.
    public var thumbSize: Size
    /// How far the thumb's corners are rounded, in points: at most so far that its ends are half circles.
    public var thumbCornerRadius: Double
    /// The opacity of the whole switch, 0...1.
    public var opacity: Double
  }

  /// How the switch looks in a state: the colours for on or off, with the state's style over them.
  ///
  /// - Parameter state: The states that the switch is in; with `.selected` it is on.
  /// - Returns: What to draw. The track's ends are half circles unless the state has a border of its own.
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

  /// The colour of the track in a state; nil if the style sets none.
  package func trackColor(for state: ControlState) -> Color? {
    states.style(for: state)?.trackColor ?? (state.contains(.selected) ? onTintColor : offTintColor)
  }

  // The figures are those of `UISwitch` in iOS 7 to 18.

  /// The size of the track of iOS, in points.
  @usableFromInline package static let systemSize = Size(width: 51, height: 31)
  /// The size of the thumb of iOS, in points.
  @usableFromInline package static let systemThumbSize = Size(square: 27)

  /// The switch of iOS: green while it is on, grey while it is off, pale while it can't be used.
  public static let system = SwitchStyle(
    onTintColor: .systemGreen,
    thumbTintColor: .white,
    offTintColor: .secondarySystemFill,
    states: [.disabled: SwitchStateStyle(opacity: 0.5)]
  )
}

extension SwitchStyle: StatefulStyle {
  /// A state in which nothing differs.
  @inlinable public static var unsetStateStyle: SwitchStateStyle { SwitchStateStyle() }

  /// Changes the styles of the states.
  @inlinable
  public mutating func restyleStates(_ styler: (inout StateStyles<SwitchStateStyle>) throws -> Void) rethrows
  {
    try styler(&states)
  }
}
