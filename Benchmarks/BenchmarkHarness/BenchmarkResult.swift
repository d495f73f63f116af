/// What was measured for one case, as it is written to a file.
struct BenchmarkResult: Codable, Equatable, Sendable {
  let name: String
  /// The time of one operation.
  let nanoseconds: Double
  /// The heap allocations of one operation.
  let allocations: AllocationAverage
  /// By baseline: the time of the case divided by the time of the baseline.
  let ratios: [String: Double]
  /// What else the case reports; nil, and not in the file, where it reports nothing.
  let notes: [String: String]?
  /// What the case has many of; nil, and not in the file, where it is one whole.
  let units: UnitCount?
}
