/// Keeps the defaults as they are for as long as it lives, or until it is unlocked.
///
/// It can't be copied, so that it lives exactly as long as the variable or property that holds it.
public struct DefaultsLock: ~Copyable, Sendable {
  init() { SharedDefaults.addLock() }

  deinit {
    SharedDefaults.removeLock()
  }

  /// Lets the defaults change again, unless somebody else holds a lock.
  public consuming func unlock() {}
}

extension DefaultStyling {
  /// Locks ``defaults`` against changes, until the result and all other locks are unlocked or gone.
  ///
  /// Scopes aren't affected.
  ///
  /// ```swift
  /// let lock = DefaultStyling.lockDefaults()
  /// try DefaultStyling.setDefaults(.custom)        // throws DefaultsRefusal.locked
  /// lock.unlock()
  /// ```
  public static func lockDefaults() -> DefaultsLock { DefaultsLock() }

  /// Whether anybody holds a lock.
  public static var areDefaultsLocked: Bool { SharedDefaults.isLocked }
}
