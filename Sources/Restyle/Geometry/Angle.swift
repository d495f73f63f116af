/// An angle.
public struct Angle: Hashable, Sendable, NonisolatedValue {
  /// The angle in degrees.
  @Finite public var degrees: Double

  /// Creates an angle in degrees; a value that isn't finite becomes 0.
  public init(degrees: Double) { self.degrees = degrees }
}

extension Angle {
  /// The angle of 0 degrees.
  public static let zero = Angle(degrees: 0)

  /// Creates an angle in degrees; a value that isn't finite becomes 0.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Creates an angle in radians; a value that isn't finite becomes 0.
  public static func radians(_ radians: Double) -> Angle {
    guard radians.isFinite else { return .zero }
    return Angle(degrees: (radians * 180 / .pi).inRange)
  }

  /// The angle in radians.
  public var radians: Double {
    let product = degrees * .pi
    return product.isFinite ? product / 180 : degrees / 180 * .pi
  }
}

extension Angle: ValueCoded {
  package init(coded: Finite) { _degrees = coded }
  package var coded: Finite { _degrees }
}
