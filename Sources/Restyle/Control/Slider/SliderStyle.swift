/// The style of a slider.
///
/// ```swift
/// let green = SliderStyle.system.restyled { $0.fillColor = .systemGreen }
/// ```
///
/// Each output draws the slider itself, its keyboard focus and its disabled state in its own way. Browsers, for
/// example, draw sliders that remain visible in colours of the reader's choice.
public struct SliderStyle: Style, Hashable, Codable {
  /// The colour of the thumb and of the track before it; nil for the colour of the surroundings.
  public var fillColor: Color?
  /// The colour of both while the number is invalid; nil for `fillColor`.
  public var invalidFillColor: Color?
  /// The minimum height of the slider, in points, which is its target for fingers and pointers.
  @NonNegative public var minimumHeight: Double

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - fillColor: The colour of the thumb and of the track before it; nil for the colour of the surroundings.
  ///   - invalidFillColor: The colour of both while the number is invalid; nil for `fillColor`.
  ///   - minimumHeight: The minimum height of the slider, in points.
  public init(fillColor: Color? = nil, invalidFillColor: Color? = nil, minimumHeight: Double = 24) {
    self.fillColor = fillColor
    self.invalidFillColor = invalidFillColor
    self.minimumHeight = minimumHeight
  }
}

extension SliderStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("fillColor", optional: \.fillColor),
    .init("invalidFillColor", optional: \.invalidFillColor), .init("minimumHeight", \._minimumHeight))
}

extension SliderStyle {
  /// The system's style: the tint of iOS, dark enough to be seen, and the height of WCAG 2.2, success criterion 2.5.8.
  public static let system = SliderStyle(fillColor: .legibleTint, invalidFillColor: .legibleErrorFill)

  /// Returns the colour of the thumb and of the track before it, for a state.
  ///
  /// - Parameter state: The current states of the slider.
  /// - Returns: The colour; nil for the colour of the surroundings.
  public func fillColor(for state: ControlState) -> Color? {
    state.contains(.invalid) ? invalidFillColor ?? fillColor : fillColor
  }
}
