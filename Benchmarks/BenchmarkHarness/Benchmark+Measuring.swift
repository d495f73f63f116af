extension Benchmark {
  /// Measures the case and its baselines.
  ///
  /// The batches take turns (case, baseline, baseline, case, ...), so that noise hits all of them alike.
  ///
  /// - Parameter effort: How long to measure.
  /// - Returns: The time and the allocations of one operation, and the ratios to the baselines.
  /// - Throws: `MeasurementError` if a body fails, or doesn't measure as it should.
  func measured(with effort: Effort) throws(MeasurementError) -> BenchmarkResult {
    var contenders: [CalibratedContender] = []
    for contender in [subject] + baselines {
      contenders.append(try CalibratedContender(contender, batch: effort.batch))
    }
    let rounds = effort.rounds(longestBatch: contenders.map(\.batchDuration).max() ?? effort.batch)
    for _ in 0..<rounds {
      for index in contenders.indices {
        try contenders[index].addSample()
      }
    }
    let nanoseconds = contenders[0].nanoseconds
    let (allocations, peakBytes) = try countAllocations(nanoseconds: nanoseconds)
    var notes = notes
    if reportsPeakMemory {
      notes["peak memory"] = peakBytes.map { "\(Double($0).text(decimals: 0)) bytes" } ?? "not counted"
    }
    if let rate {
      notes["\(rate.unit) per second"] = "\((Double(rate.count) / nanoseconds * 1_000).shortText) million"
    }
    return BenchmarkResult(
      name: name,
      nanoseconds: nanoseconds,
      allocations: allocations,
      ratios: Dictionary(
        contenders.dropFirst().map { ($0.contender.name, nanoseconds / $0.nanoseconds) },
        uniquingKeysWith: { first, _ in first }),
      notes: notes.isEmpty ? nil : notes,
      units: units)
  }

  /// Counts allocations over a number of operations that doesn't depend on the calibration, so that an
  /// average that isn't a whole number is the same in the next run.
  private func countAllocations(
    nanoseconds: Double
  ) throws(MeasurementError) -> (AllocationAverage, peakBytes: Int?) {
    let iterations = nanoseconds < 10_000 ? 1_000 : 10
    let tally = try subject.run(iterations: iterations, counting: .thread).allocations
    let average = tally.map { Double($0.allocations) / Double(iterations) }
    return (AllocationAverage(value: average), tally?.peakBytes)
  }
}
