/// A type whose values can be interpolated.
///
/// All styles can be interpolated, and so can the values in them:
///
/// ```swift
/// let pale = Color.white.interpolated(to: .black, at: 0.25)
/// let half = BorderStyle.none.interpolated(to: BorderStyle(width: 2, color: .black), at: 0.5)
/// ```
///
/// Values that can't be interpolated change in a step: the first value before the middle, and the second one from the
/// middle on. A style of your own changes in a step, unless you implement its interpolation:
///
/// ```swift
/// struct PillStyle: Style, Hashable {
///   var text: TextStyle
///   var padding: Double
///
///   func interpolated(to other: PillStyle, at fraction: Double) -> PillStyle {
///     PillStyle(
///       text: text.interpolated(to: other.text, at: fraction),
///       padding: padding.interpolated(to: other.padding, at: fraction))
///   }
/// }
/// ```
///
/// Your implementation has to be exact at the ends: `self` at 0, and `other` at 1.
public protocol Interpolatable {
  /// Returns the value at a fraction between this value and another one; by default, a step in the middle.
  ///
  /// - Parameters:
  ///   - other: The other value.
  ///   - fraction: The fraction, from 0 for this value to 1 for the other; clamped to 0...1, and 0 for NaN.
  /// - Returns: The value at the fraction.
  func interpolated(to other: Self, at fraction: Double) -> Self
}

extension Interpolatable {
  /// Returns this value before the middle, and the other value from the middle on.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    // NaN counts as 0.
    fraction >= 0.5 ? other : self
  }

  /// Returns the value at a fraction between this value and another one, exact at the ends.
  ///
  /// - Parameters:
  ///   - other: The other value.
  ///   - fraction: The fraction; clamped to 0...1.
  ///   - between: Returns the value at a fraction within 0...1.
  /// - Returns: The value at the fraction.
  func interpolated(to other: Self, at fraction: Double, by between: (Double) -> Self) -> Self {
    let fraction = fraction.clamped(to: 0...1)
    return fraction == 0 ? self : fraction == 1 ? other : between(fraction)
  }
}

/// Returns the value at a fraction, within 0...1, between two values.
package typealias InterpolationFunction<Value> =
  @Sendable (_ first: Value, _ second: Value, _ fraction: Double) -> Value
