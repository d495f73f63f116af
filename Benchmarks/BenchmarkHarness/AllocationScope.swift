import AllocationCounter

/// Whose heap allocations are counted.
enum AllocationScope: Sendable {
  /// Those of the thread that measures: exact, whatever other threads do.
  case thread
  /// Those of all threads together.
  case everyThread

  /// Starts counting at zero.
  func begin() {
    allocation_counter_begin(self == .everyThread)
  }

  /// Stops counting.
  ///
  /// - Returns: What was allocated since the beginning; nil where it can't be counted.
  func end() -> AllocationTally? {
    let counts = allocation_counter_end(self == .everyThread)
    return counts.allocations < 0
      ? nil : AllocationTally(allocations: counts.allocations, peakBytes: counts.peak_bytes)
  }
}
