/// A named operation that is measured: the case itself, or one of its baselines.
struct Contender: Sendable {
  let name: String
  let body: Benchmark.Body

  /// Runs the body once, with a batch that repeats the operation.
  ///
  /// - Parameters:
  ///   - iterations: How often the measured operation is repeated.
  ///   - scope: Whose allocations to count; without it, the time is taken.
  /// - Returns: What the batch measured.
  /// - Throws: `MeasurementError` if the body throws, or doesn't measure exactly once.
  func run(iterations: Int, counting scope: AllocationScope? = nil) throws(MeasurementError) -> Batch {
    var batch = Batch(iterations: iterations, counting: scope)
    do {
      try body(&batch)
    } catch {
      _ = scope?.end()
      throw .failed(name: name, reason: String(describing: error))
    }
    guard batch.measureCalls == 1 else {
      throw .notMeasuredOnce(name: name, calls: batch.measureCalls)
    }
    return batch
  }
}
