import Foundation

/// Counts, from any thread; it equals no other one.
public final class Counter: @unchecked Sendable {
  // Safe to share: the number is accessed only while the lock is held.
  private let lock = NSLock()
  private var number = 0

  /// Starts at zero.
  public init() {}
}

extension Counter {
  /// How often ``add()`` was called.
  public var count: Int { lock.withLock { number } }

  /// Counts once more, and returns the count.
  @discardableResult
  public func add() -> Int {
    lock.withLock {
      number += 1
      return number
    }
  }

  /// How often ``add()`` is called while `body` runs.
  public func added<Result>(during body: () throws -> Result) rethrows -> Int {
    let before = count
    _ = try body()
    return count - before
  }
}

extension Counter: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: Counter, rhs: Counter) -> Bool { lhs === rhs }

  /// Feeds the identity to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
