#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(ucrt)
  import ucrt
#elseif canImport(WASILibc)
  import WASILibc
#endif

/// Functions that the standard library lacks, from the platform's C library.
package enum Mathematics {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }

  package static func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }

  package static func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }

  package static func exponential(_ value: Double) -> Double { exp(value) }

  /// Returns the fraction of a normal distribution with variance 1 below a value.
  package static func normalDistribution(below value: Double) -> Double {
    erfc(-value * 0.5.squareRoot()) / 2
  }

  /// Returns the direction of a vector in degrees, in 0..<360.
  static func degrees(x: Double, y: Double) -> Double {
    let degrees = atan2(y, x) * 180 / .pi
    // Adding 360 to a tiny negative angle rounds to 360, which means 0.
    let positive = degrees < 0 ? degrees + 360 : degrees
    return positive < 360 ? positive + 0 : 0
  }
}
