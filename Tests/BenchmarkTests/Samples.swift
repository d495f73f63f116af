@testable import BenchmarkHarness

extension BenchmarkResult {
  /// A result with figures that don't matter to the test that leaves them out.
  static func sample(
    _ name: String = "a", nanoseconds: Double = 10, allocations: Double? = 0,
    ratios: [String: Double] = [:], notes: [String: String]? = nil, units: UnitCount? = nil
  ) -> BenchmarkResult {
    BenchmarkResult(
      name: name, nanoseconds: nanoseconds, allocations: AllocationAverage(value: allocations),
      ratios: ratios, notes: notes, units: units)
  }
}
