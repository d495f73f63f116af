/// The style of a field for choosing a colour: a swatch of the colour in a frame.
///
/// ```swift
/// let round = ColorFieldStyle.system.allRestyled { $0.border.cornerRadius = 22 }
/// ```
public struct ColorFieldStyle: Style, Hashable, Codable {
  /// The size of the frame, in points.
  public var size: Size
  /// The space between the frame and the swatch, in points.
  @NonNegative public var inset: Double
  /// The frames for the states of the field.
  public var frames: StateStyles<BackgroundStyle>

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - size: The size of the frame, in points.
  ///   - inset: The space between the frame and the swatch, in points.
  ///   - frames: The frames for the states of the field.
  public init(
    size: Size = Size(width: 48, height: 32), inset: Double = 4, frames: StateStyles<BackgroundStyle> = [:]
  ) {
    self.size = size
    self.inset = inset
    self.frames = frames
  }
}

extension ColorFieldStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("size", \.size), .init("inset", \._inset), .init("frames", \.frames))
}

extension ColorFieldStyle: StatefulStyle {
  /// No frame.
  @inlinable public static var unsetStateStyle: BackgroundStyle { .none }

  /// Changes the frames of the states.
  @inlinable
  public mutating func restyleStates(_ styler: (inout StateStyles<BackgroundStyle>) throws -> Void) rethrows {
    try styler(&frames)
  }

  /// Returns the frame for a state, by the rule of `StateStyles`; no frame if no style applies.
  ///
  /// - Parameter state: The current states of the field.
  /// - Returns: The frame.
  public func frame(for state: ControlState) -> BackgroundStyle { frames.style(for: state) ?? .none }
}

extension ColorFieldStyle {
  /// The style with the frame of the system's text fields.
  public static let system = ColorFieldStyle(frames: FieldStyle.systemFrames)
}
