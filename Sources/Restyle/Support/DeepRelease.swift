/// Releases nested values without deep recursion.
package enum DeepRelease {
  /// The number of releases in progress up to which values are released recursively.
  private static let depthLimit: UInt = 64

  /// The number of releases in progress on all threads, counted without a lock, because most values nest nothing.
  private static let depth = AtomicWord()

  private static let state = Lock(State())

  private struct State: Sendable {
    // The addresses of objects, each retained once.
    var waiting: [UInt] = []
    var isEmptying = false
  }

  /// Releases an object that its holder has retained once: immediately, or after the releases in progress.
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
    // If another call is already emptying the list, that call releases this object, too.
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

  // Not under the lock, because deinitialisers may run users' code.
  private static func releaseNow(_ address: UInt) {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
    Unmanaged<AnyObject>.fromOpaque(pointer).release()
  }
}
