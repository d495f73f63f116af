extension Double: Interpolatable {
  /// Returns the number at a fraction between both numbers; if one of them isn't finite, a step.
  ///
  /// Between numbers of named values, the result is interpolated from the current numbers.
  public func interpolated(to other: Double, at fraction: Double) -> Double {
    if bitPattern == other.bitPattern { return self }
    return interpolated(to: other, at: fraction) { fraction in
      let (first, second) = (isReference ? plain : self, other.isReference ? other.plain : other)
      guard first.isFinite, second.isFinite else { return fraction < 0.5 ? self : other }
      // Clamped, because rounding could lead beyond the ends.
      return (first * (1 - fraction) + second * fraction).clamped(to: min(first, second)...max(first, second))
    }
  }
}

extension Float: Interpolatable {
  /// Returns the number at a fraction between both numbers; if one of them isn't finite, a step.
  public func interpolated(to other: Float, at fraction: Double) -> Float {
    Float(Double(self).interpolated(to: Double(other), at: fraction))
  }
}

// The numbers of styles. Each has a rule that all values between two valid ones obey, too.

extension NormalizedNumber {
  /// Returns the number at a fraction between both numbers.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    Self(wrappedValue: wrappedValue.interpolated(to: other.wrappedValue, at: fraction))
  }
}

extension ReferringNumber {
  /// Returns the number at a fraction between both numbers; for named values, between their current numbers.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    Self(wrappedValue: stored.interpolated(to: other.stored, at: fraction))
  }
}

extension Finite: Interpolatable {}
extension NonNegative: Interpolatable {}
extension Positive: Interpolatable {}
extension UnitInterval: Interpolatable {}
extension Font.Weight: Interpolatable {}

extension Font.Width: Interpolatable {
  /// Returns the width at a fraction between both widths.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    Self(percentage: percentage.interpolated(to: other.percentage, at: fraction))
  }
}

extension Angle: Interpolatable {
  /// Returns the angle at a fraction between both angles in degrees, which may be more than a turn.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    Self(degrees: degrees.interpolated(to: other.degrees, at: fraction))
  }
}
