import Restyle

/// The normal distribution of variance 1, as a table that is read between its entries.
enum NormalDistribution {
  private static let stepsPerDeviation = 64.0
  private static let limit = 4.0

  /// Φ from -4 on, in steps of 1/64; a straight line between two of them is off by less than 10 millionths.
  private static let table: [Float] = (0...Int(2 * limit * stepsPerDeviation) + 1).map { step in
    Float(Mathematics.normalDistribution(below: Double(step) / stepsPerDeviation - limit))
  }

  /// Appends the parts of the distribution that lie below evenly spaced values.
  ///
  /// - Parameters:
  ///   - count: How many values there are.
  ///   - start: The first value.
  ///   - step: How far the next one lies above it.
  ///   - parts: What to append to.
  static func append(_ count: Int, from start: Double, step: Double, to parts: inout [Float]) {
    table.withUnsafeBufferPointer { table in
      for index in 0..<count {
        let value = start + Double(index) * step
        let position = Float((min(max(value, -limit), limit) + limit) * stepsPerDeviation)
        let entry = Int(position)
        parts.append(table[entry] + (position - Float(entry)) * (table[entry + 1] - table[entry]))
      }
    }
  }

  /// The part of the distribution between two values.
  static func part(from start: Double, to end: Double) -> Double {
    Mathematics.normalDistribution(below: end) - Mathematics.normalDistribution(below: start)
  }

  static func density(at value: Double) -> Double {
    // 1 / √(2π)
    0.398_942_280_401_432_7 * Mathematics.exponential(-value * value / 2)
  }
}
