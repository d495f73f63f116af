import Restyle

/// The standard normal distribution; frequent functions are tables with linear interpolation.
enum NormalDistribution {
  private static let stepsPerDeviation = 64.0
  private static let limit = 4.0

  /// Φ from -4 on, in steps of 1/64; the error of linear interpolation is below 0.00001.
  private static let parts = table { Mathematics.normalDistribution(below: $0) }
  /// Its integral, in the same way.
  private static let integrals = table { integral(to: $0) }

  private static func table(_ value: (Double) -> Double) -> [Float] {
    (0...Int(2 * limit * stepsPerDeviation) + 1).map { Float(value(Double($0) / stepsPerDeviation - limit)) }
  }

  @inline(__always)
  private static func read(_ table: UnsafeBufferPointer<Float>, at value: Double) -> Float {
    let position = Float((min(max(value, -limit), limit) + limit) * stepsPerDeviation)
    let entry = Int(position)
    return table[entry] + (position - Float(entry)) * (table[entry + 1] - table[entry])
  }

  /// Appends the cumulative distribution at evenly spaced values.
  ///
  /// - Parameters:
  ///   - count: The number of values.
  ///   - start: The first value.
  ///   - step: The distance to the next value.
  ///   - parts: The array to append to.
  static func append(_ count: Int, from start: Double, step: Double, to parts: inout [Float]) {
    Self.parts.withUnsafeBufferPointer { table in
      for index in 0..<count { parts.append(read(table, at: start + Double(index) * step)) }
    }
  }

  /// Appends the means of the cumulative distribution between consecutive values.
  ///
  /// - Parameters:
  ///   - count: The number of means.
  ///   - start: The first value.
  ///   - step: The distance to the next value.
  ///   - parts: The array to append to.
  static func appendMeans(_ count: Int, from start: Double, step: Double, to parts: inout [Float]) {
    integrals.withUnsafeBufferPointer { table in
      func integral(_ index: Int) -> Float {
        let value = start + Double(index) * step
        // Beyond the table, the integral equals the value.
        return read(table, at: value) + Float(max(value - limit, 0))
      }
      var last = integral(0)
      for index in 0..<count {
        let next = integral(index + 1)
        parts.append((next - last) / Float(step))
        last = next
      }
    }
  }

  /// The probability between two values.
  static func part(from start: Double, to end: Double) -> Double {
    Mathematics.normalDistribution(below: end) - Mathematics.normalDistribution(below: start)
  }

  /// The integral of the cumulative distribution up to a value.
  static func integral(to value: Double) -> Double {
    value * Mathematics.normalDistribution(below: value) + density(at: value)
  }

  static func density(at value: Double) -> Double {
    // 1 / √(2π)
    0.398_942_280_401_432_7 * Mathematics.exponential(-value * value / 2)
  }
}
