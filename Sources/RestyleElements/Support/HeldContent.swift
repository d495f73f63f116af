import Restyle

/// A value that may nest content to an unknown depth: a user's element or function.
///
/// Swift releases nested values recursively. Here the recursion ends after some levels; deeper values are released
/// after these.
// Inlinable, since a walk in another module reads each element's.
@usableFromInline
package final class HeldContent<Value: Sendable>: Sendable {
  @usableFromInline let storage: Unmanaged<Storage>

  @usableFromInline
  final class Storage: Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) { self.value = value }

    // A separate call, in which the value is known to be alive, and needn't be retained.
    @inline(never) @inlinable
    func borrow<Result>(_ body: (borrowing Value) -> Result) -> Result { body(value) }
  }

  @inlinable
  package init(_ value: Value) { storage = .passRetained(Storage(value)) }

  deinit { ContentRelease.release(UInt(bitPattern: storage.toOpaque())) }

  @inlinable package var value: Value { storage._withUnsafeGuaranteedRef { $0.value } }

  /// Borrows the value, where a copy would be retained.
  @inlinable
  package func borrow<Result>(_ body: (borrowing Value) -> Result) -> Result {
    storage._withUnsafeGuaranteedRef { $0.borrow(body) }
  }
}

/// Releases contents that are held by contents.
private enum ContentRelease {
  /// How many are released recursively.
  private static let depthLimit = 64

  private static let state = Lock(State())

  private struct State: Sendable {
    var depth = 0
    // The addresses of objects that are retained once.
    var waiting: [UInt] = []
    var isEmptying = false
  }

  static func release(_ address: UInt) {
    let depth = state.withLock { state in
      state.depth += 1
      return state.depth
    }
    defer { state.withLock { $0.depth -= 1 } }
    guard depth > depthLimit else { return releaseNow(address) }
    let empties = state.withLock { state in
      state.waiting.append(address)
      defer { state.isEmptying = true }
      return !state.isEmptying
    }
    // The call that is already emptying the list continues with this.
    guard empties else { return }
    while let next = nextWaiting() { releaseNow(next) }
  }

  private static func nextWaiting() -> UInt? {
    state.withLock { state in
      if let next = state.waiting.popLast() { return next }
      state.isEmptying = false
      return nil
    }
  }

  // Users' code may run: not under the lock.
  private static func releaseNow(_ address: UInt) {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
    Unmanaged<AnyObject>.fromOpaque(pointer).release()
  }
}
