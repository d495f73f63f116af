/// How a slider looks, which people move along a range.
///
/// ```swift
/// let green = SliderStyle.system.restyled { $0.fillColor = .systemGreen }
/// ```
///
/// Where it is drawn, how it shows the keyboard's focus, and that it can't be used, is a matter of the output: browsers
/// draw sliders so that they can be seen in the colours that readers chose, too.
public struct SliderStyle: Style, Hashable, Codable {
  /// The colour of the thumb and of the track before it; nil for that of the surroundings.
  public var fillColor: Color?
  /// The colour of both while the number is wrong; nil for the same.
  public var invalidFillColor: Color?
  /// How high the slider is at least, in points: what fingers and pointers hit.
  @NonNegative public var minimumHeight: Double

  /// Creates a slider's style.
  ///
  /// - Parameters:
  ///   - fillColor: The colour of the thumb and of the track before it; nil for that of the surroundings.
  ///   - invalidFillColor: The colour of both while the number is wrong; nil for the same.
  ///   - minimumHeight: How high the slider is at least, in points.
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
  /// The tint of iOS, darkened until it is seen, and high enough for WCAG 2.2, success criterion 2.5.8.
  public static let system = SliderStyle(fillColor: .legibleTint, invalidFillColor: .legibleErrorFill)

  /// The colour of the thumb in some states.
  ///
  /// - Parameter state: The states that the slider is in.
  /// - Returns: The colour; nil for that of the surroundings.
  public func fillColor(for state: ControlState) -> Color? {
    state.contains(.invalid) ? invalidFillColor ?? fillColor : fillColor
  }
}
