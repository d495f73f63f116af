/// Many repetitions of one operation, measured together so that reading the clock costs nothing.
public struct Batch {
  enum Pass {
    case idle
    case warmUp
    case measured
  }

  let iterations: Int
  let allocationScope: AllocationScope?
  private(set) var duration = Duration.zero
  private(set) var allocations: AllocationTally?
  private(set) var measureCalls = 0
  private var pass = Pass.idle
  private var start = ContinuousClock.now

  init(iterations: Int, counting allocationScope: AllocationScope? = nil) {
    self.iterations = iterations
    self.allocationScope = allocationScope
  }

  /// Repeats the operation, and measures that alone: what the body does before and after isn't counted.
  ///
  /// A first repetition goes unmeasured, so that a copy on first write or a lazy value isn't counted.
  ///
  /// - Parameter operation: The operation; pass inputs through `hide` and results to `keep`.
  /// - Throws: What the operation throws.
  @inlinable
  @inline(__always)
  public mutating func measure<Failure: Error>(_ operation: () throws(Failure) -> Void) throws(Failure) {
    // Inlinable, because a call of the closure in each repetition costs as much as a fast operation.
    // One loop for both passes: a second place that calls the operation makes inlining it less likely.
    while let repetitions = nextPass() {
      for _ in 0..<repetitions {
        try operation()
      }
    }
  }

  /// Ends the pass that has just run, and starts the next one.
  ///
  /// - Returns: How often to repeat the operation in that pass; nil when the last one has run.
  @usableFromInline
  @inline(never)
  mutating func nextPass() -> Int? {
    switch pass {
    case .idle:
      measureCalls += 1
      pass = .warmUp
      return 1
    case .warmUp:
      pass = .measured
      allocationScope?.begin()
      start = .now
      return iterations
    case .measured:
      duration = start.duration(to: .now)
      allocations = allocationScope?.end()
      pass = .idle
      return nil
    }
  }
}
