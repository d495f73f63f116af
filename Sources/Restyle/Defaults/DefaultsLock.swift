/// Locks the defaults against changes for as long as it lives, or until it is unlocked.
///
/// It can't be copied, so that it lives exactly as long as the variable or property that holds it.
public struct DefaultsLock: ~Copyable, Sendable {
  init() { SharedDefaults.addLock() }

  deinit {
    SharedDefaults.removeLock()
  }

  /// Allows changes of the defaults again, unless another lock is held.
  public consuming func unlock() {}
}

extension DefaultStyling {
  /// Locks ``defaults`` against changes, until the result and all other locks are unlocked or destroyed.
  ///
  /// Scopes aren't affected.
  ///
  /// ```swift
  /// let lock = DefaultStyling.lockDefaults()
  /// try DefaultStyling.setDefaults(.custom)        // throws DefaultsRefusal.locked
  /// lock.unlock()
  /// ```
  public static func lockDefaults() -> DefaultsLock { DefaultsLock() }

  /// Whether a lock is held.
  public static var areDefaultsLocked: Bool { SharedDefaults.isLocked }
}
