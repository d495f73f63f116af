/// How many of something a case and one of its baselines handle, so that the cost of one more can be told.
///
/// A case has a part that is paid once, such as the styles of a page; a baseline that is the same but for having
/// fewer of the units pays it too.
struct UnitCount: Codable, Equatable, Sendable {
  /// What the unit is called, such as `row`.
  let unit: String
  /// How many the case has.
  let count: Int
  /// The baseline that has fewer.
  let baseline: String
  /// How many the baseline has.
  let baselineCount: Int
}

extension BenchmarkResult {
  /// The time of each unit that the case has beyond those of the baseline; nil where that isn't known.
  var nanosecondsPerUnit: Double? {
    guard let units, let ratio = ratios[units.baseline], units.count > units.baselineCount else { return nil }
    return (nanoseconds - nanoseconds / ratio) / Double(units.count - units.baselineCount)
  }
}
