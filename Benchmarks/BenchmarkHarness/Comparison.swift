/// A case now, beside the same case in a saved file.
struct Comparison: Equatable, Sendable {
  enum Regression: String, Sendable {
    case time
    case allocations
  }

  let before: BenchmarkResult
  let now: BenchmarkResult

  /// The time now divided by the time before.
  var timeRatio: Double { now.nanoseconds / before.nanoseconds }

  /// What got worse: more allocations by any amount, or more time than noise explains.
  ///
  /// Between runs a time varies by some percent, and a very short one by the alignment of its loop too.
  var regressions: [Regression] {
    var regressions: [Regression] = []
    if timeRatio > 1.2, now.nanoseconds - before.nanoseconds > 0.5 {
      regressions.append(.time)
    }
    if let before = before.allocations.value, let now = now.allocations.value, now > before {
      regressions.append(.allocations)
    }
    return regressions
  }
}
