/// A contender that is warm, whose batch size is known, and that gathers timings.
struct CalibratedContender {
  let contender: Contender
  let iterations: Int
  let batchDuration: Duration
  private(set) var samples: [Double] = []

  /// Runs the contender with growing batches until one takes as long as it should, which also warms it up.
  ///
  /// - Parameters:
  ///   - contender: What to measure.
  ///   - batch: How long a batch should take.
  /// - Throws: `MeasurementError` if the contender fails, or takes no time at all.
  init(_ contender: Contender, batch: Duration) throws(MeasurementError) {
    self.contender = contender
    var iterations = 1
    while true {
      let duration = try contender.run(iterations: iterations).duration
      if duration >= batch * 0.8 {
        self.iterations = iterations
        batchDuration = duration
        return
      }
      guard iterations < 1 << 32 else { throw .optimizedAway(name: contender.name) }
      let growth = min(max(batch / max(duration, .nanoseconds(1)), 1.5), 10)
      iterations = Int((Double(iterations) * growth).rounded(.up))
    }
  }

  /// Takes the time of one more batch.
  ///
  /// - Throws: `MeasurementError` if the contender fails.
  mutating func addSample() throws(MeasurementError) {
    let duration = try contender.run(iterations: iterations).duration
    samples.append(duration / .nanoseconds(1) / Double(iterations))
  }

  /// The time of one operation in nanoseconds: the fastest tenth's slowest batch.
  ///
  /// What disturbs a batch (interrupts, other processes, a cold cache) only ever makes it slower, so the
  /// fast end is closest to the operation's own cost; not the very fastest, which is one lucky sample.
  var nanoseconds: Double {
    let sorted = samples.sorted()
    return sorted.isEmpty ? .nan : sorted[(sorted.count - 1) / 10]
  }
}
