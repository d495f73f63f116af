/// How long to measure in one process.
struct Effort: Sendable {
  /// How long one batch should take: long beside reading the clock, short beside a scheduler's slice.
  var batch: Duration
  /// How many batches of each contender are taken, within what the budget allows.
  var rounds: ClosedRange<Int>
  /// How long the batches of one contender may take in all.
  var budget: Duration

  static let full = Effort(batch: .milliseconds(1), rounds: 3...12, budget: .milliseconds(120))
  static let quick = Effort(batch: .microseconds(200), rounds: 3...10, budget: .milliseconds(50))

  /// How many rounds of batches to take.
  ///
  /// - Parameter longestBatch: How long a batch of the slowest contender takes.
  /// - Returns: A number within `rounds`.
  func rounds(longestBatch: Duration) -> Int {
    let affordable = budget / max(longestBatch, .nanoseconds(1))
    return Int(min(max(affordable, Double(rounds.lowerBound)), Double(rounds.upperBound)))
  }
}
