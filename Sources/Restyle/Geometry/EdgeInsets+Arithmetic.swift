extension EdgeInsets: AdditiveArithmetic {
  /// Adds the distances edge by edge.
  public static func + (lhs: Self, rhs: Self) -> Self {
    lhs.combined(with: rhs, by: +)
  }

  /// Subtracts the distances edge by edge.
  public static func - (lhs: Self, rhs: Self) -> Self {
    lhs.combined(with: rhs, by: -)
  }

  private func combined(with other: Self, by combine: (Double, Double) -> Double) -> Self {
    EdgeInsets(
      top: combine(top, other.top),
      leading: combine(leading, other.leading),
      bottom: combine(bottom, other.bottom),
      trailing: combine(trailing, other.trailing)
    )
  }
}
