extension SwitchStyle {
  /// A switch as it looks in one state.
  public struct Appearance: Hashable, Sendable {
    /// What the track looks like.
    public var track: BackgroundStyle
    /// The colour of the thumb; nil for that of the surroundings.
    public var thumbColor: Color?
    /// The size of the thumb.
    public var thumbSize: Size
    /// The opacity of the whole switch, 0...1.
    public var opacity: Double
  }

  /// How the switch looks in a state: as it does on or off, and over that what the state's style says.
  ///
  /// - Parameter state: The states that the switch is in; with `.selected` it is on.
  /// - Returns: What to draw. The track's ends are half circles unless the state has a border of its own.
  public func appearance(for state: ControlState) -> Appearance {
    let isOn = state.contains(.selected)
    let style = states.style(for: state)
    return Appearance(
      track: BackgroundStyle(
        color: style?.trackColor ?? (isOn ? onTintColor : offTintColor) ?? .clear,
        image: isOn ? onImage : offImage,
        border: style?.border ?? BorderStyle(cornerRadius: size.height / 2)
      ),
      thumbColor: style?.thumbColor ?? thumbTintColor,
      thumbSize: style?.thumbSize ?? thumbSize,
      opacity: style?.opacity ?? 1
    )
  }

  /// Returns the style with what it says of all its states changed.
  ///
  /// - Parameter styler: Changes the style of a state in place.
  /// - Returns: The changed style.
  /// - Throws: What `styler` throws.
  public func allRestyled(_ styler: (inout SwitchStateStyle) throws -> Void) rethrows -> SwitchStyle {
    try restyled { try $0.states.restyleAll(styler) }
  }
}

// The figures are those of `UISwitch` in iOS 7 to 18.
extension SwitchStyle {
  /// The size of the track of iOS, in points.
  public static let systemSize = Size(width: 51, height: 31)
  /// The size of the thumb of iOS, in points.
  public static let systemThumbSize = Size(square: 27)

  /// The switch of iOS: green while it is on, grey while it is off, pale while it can't be used.
  public static let system = SwitchStyle(
    onTintColor: .systemGreen,
    thumbTintColor: .white,
    offTintColor: .secondarySystemFill,
    states: [.disabled: SwitchStateStyle(opacity: 0.5)]
  )
}
