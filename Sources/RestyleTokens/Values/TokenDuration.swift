/// A duration in seconds or milliseconds.
///
/// ```swift
/// let seconds = TokenDuration(150, .milliseconds).seconds  // 0.15
/// ```
public struct TokenDuration: Hashable, Sendable {
  /// The duration in its unit.
  public var amount: Aliasable<Double>
  /// The unit.
  public var unit: Aliasable<Unit>

  /// Creates a duration.
  ///
  /// - Parameters:
  ///   - amount: The duration in its unit.
  ///   - unit: The unit.
  public init(_ amount: Double, _ unit: Unit) {
    self.amount = Aliasable(amount)
    self.unit = Aliasable(unit)
  }

  /// The unit of a duration.
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    /// A thousandth of a second.
    case milliseconds = "ms"
    /// A second.
    case seconds = "s"
  }

  /// The duration in seconds.
  public var seconds: Double { unit.value == .seconds ? amount.value : amount.value / 1000 }
}
