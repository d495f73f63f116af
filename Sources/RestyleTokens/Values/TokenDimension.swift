/// A length in pixels, or in multiples of the user's font size.
///
/// ```swift
/// let points = TokenDimension(1.5, .rem).points(rem: 16)  // 24
/// ```
public struct TokenDimension: Hashable, Sendable {
  /// The length in its unit.
  public var amount: Aliasable<Double>
  /// The unit.
  public var unit: Aliasable<Unit>

  /// Creates a length.
  ///
  /// - Parameters:
  ///   - amount: The length in its unit.
  ///   - unit: The unit.
  public init(_ amount: Double, _ unit: Unit) {
    self.amount = Aliasable(amount)
    self.unit = Aliasable(unit)
  }

  /// The unit of a length.
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    /// A pixel of the web, which is a point on Apple's systems.
    case px
    /// The user's font size.
    case rem
  }

  /// Returns the length in points.
  ///
  /// - Parameter rem: The user's font size, in points.
  /// - Returns: The length in points.
  public func points(rem: Double = 16) -> Double { unit.value == .px ? amount.value : amount.value * rem }
}
