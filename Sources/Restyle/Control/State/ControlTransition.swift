/// An animated transition of a control from the style of one state to that of another.
///
/// ```swift
/// let button = ButtonStyle.system.restyled { $0.states.transition = ControlTransition(duration: 0.15) }
/// ```
///
/// Nothing moves for readers who ask for less motion.
public struct ControlTransition: Hashable, Sendable, Codable, NonisolatedValue {
  /// The duration, in seconds.
  @NonNegative public var duration: Double
  /// The timing curve.
  public var curve: Curve

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; a negative or non-finite number becomes 0.
  ///   - curve: The timing curve.
  public init(duration: Double, curve: Curve = .easeInOut) {
    self.duration = duration
    self.curve = curve
  }
}

extension ControlTransition {
  /// A timing curve: a Bézier curve from the start to the end, given by its two inner points.
  ///
  /// Each point is a fraction of the time and a fraction of the progress.
  public struct Curve: Hashable, Sendable, Codable {
    /// The time of the first point, 0...1.
    @UnitInterval public var firstTime: Double
    /// The progress at the first point; a number outside of 0...1 overshoots.
    @Finite public var firstProgress: Double
    /// The time of the second point, 0...1.
    @UnitInterval public var secondTime: Double
    /// The progress at the second point; a number outside of 0...1 overshoots.
    @Finite public var secondProgress: Double

    /// Creates a curve from the coordinates of its two inner points.
    public init(_ firstTime: Double, _ firstProgress: Double, _ secondTime: Double, _ secondProgress: Double)
    {
      self.firstTime = firstTime
      self.firstProgress = firstProgress
      self.secondTime = secondTime
      self.secondProgress = secondProgress
    }
  }
}

// The curves of those names in CSS Easing Functions 1, section 2.2.
extension ControlTransition.Curve {
  /// A curve with constant speed.
  public static let linear = Self(0, 0, 1, 1)
  /// A curve that starts slowly.
  public static let easeIn = Self(0.42, 0, 1, 1)
  /// A curve that ends slowly.
  public static let easeOut = Self(0, 0, 0.58, 1)
  /// A curve that starts and ends slowly.
  public static let easeInOut = Self(0.42, 0, 0.58, 1)
}

extension ControlTransition: PropertyCoded {
  package static let properties = PropertyList<Self>(
    from: Self(duration: 0), .init("duration", \._duration), .init("curve", \.curve))
}

extension ControlTransition.Curve: PropertyCoded {
  package static let properties = PropertyList<Self>(
    from: .linear, .init("firstTime", \._firstTime), .init("firstProgress", \._firstProgress),
    .init("secondTime", \._secondTime), .init("secondProgress", \._secondProgress))
}
