@testable import Restyle

/// Counts, from any thread.
final class Counter: Sendable {
  private let lock = Lock(0)

  var count: Int { lock.withLock { $0 } }

  func add() {
    lock.withLock { $0 += 1 }
  }

  /// How often `add()` is called while `body` runs.
  func added<Result>(during body: () throws -> Result) rethrows -> Int {
    let before = count
    _ = try body()
    return count - before
  }
}
