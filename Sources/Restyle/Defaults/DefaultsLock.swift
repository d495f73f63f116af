/// A lock that prevents changes of the defaults as long as it exists, or until you unlock it.
///
/// A lock can't be copied, so it exists exactly as long as the variable or property that contains it.
public struct DefaultsLock: ~Copyable, Sendable {
  init() { SharedDefaults.addLock() }

  deinit {
    SharedDefaults.removeLock()
  }

  /// Unlocks the defaults; if there is another lock, they stay locked.
  public consuming func unlock() {}
}

extension DefaultStyling {
  /// Locks ``defaults`` against changes, until the result and all other locks are unlocked or destroyed.
  ///
  /// Scopes can still set their own defaults.
  ///
  /// ```swift
  /// let lock = DefaultStyling.lockDefaults()
  /// try DefaultStyling.setDefaults(.custom)        // throws DefaultsRefusal.locked
  /// lock.unlock()
  /// ```
  public static func lockDefaults() -> DefaultsLock { DefaultsLock() }

  /// Whether a lock prevents changes of the defaults.
  public static var areDefaultsLocked: Bool { SharedDefaults.isLocked }
}
