/// What was allocated on the heap while counting.
struct AllocationTally: Equatable, Sendable {
  let allocations: Int
  /// The most bytes held at once, beyond what was held at the beginning.
  let peakBytes: Int

  /// Whether allocations can be counted here: with glibc, and without a sanitizer.
  static var isAvailable: Bool {
    AllocationScope.thread.begin()
    return AllocationScope.thread.end() != nil
  }
}
