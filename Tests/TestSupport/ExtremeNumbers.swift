extension Int {
  /// Numbers that a careless sum, product, negation or count traps on.
  public static let extremes: [Int] = [
    .min, .min + 1, Int(Int32.min) - 1, -1, 0, 1, Int(Int32.max) + 1, .max - 3, .max - 1, .max,
  ]
}

extension Double {
  /// Numbers that a careless conversion, sum or range traps on.
  public static let extremes: [Double] = [
    -.infinity, -.greatestFiniteMagnitude, -1e19, -1, -0.0, 0, .leastNonzeroMagnitude, 1e19,
    .greatestFiniteMagnitude / 2, .greatestFiniteMagnitude, .infinity, .nan,
  ]
}
