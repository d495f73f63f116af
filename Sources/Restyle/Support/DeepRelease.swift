/// Releases values that are held by values.
package enum DeepRelease {
  /// How many are released recursively.
  private static let depthLimit: UInt = 64

  /// How many releases are under way in all threads, counted without a lock: most are of nothing deep.
  private static let depth = AtomicWord()

  private static let state = Lock(State())

  private struct State: Sendable {
    // The addresses of objects that are retained once.
    var waiting: [UInt] = []
    var isEmptying = false
  }

  /// Releases an object that is retained once for its holder: at once, or after those around it.
  ///
  /// - Parameter address: The object's address.
  package static func release(_ address: UInt) {
    depth.increment()
    defer { depth.decrement() }
    guard depth.value > depthLimit else { return releaseNow(address) }
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
