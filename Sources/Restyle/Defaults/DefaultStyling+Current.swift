extension DefaultStyling {
  /// The defaults that match iOS.
  public static let system = DefaultStyling()

  /// The defaults in force: those of the innermost scope around the caller, else those that were set last.
  ///
  /// Each read gives one whole set of defaults, from whichever thread. A set that is read twice may be another
  /// the second time: read it once where styles have to fit together.
  ///
  /// Assigning does what ``setDefaults(_:)`` does. An assignment has no way to throw, so one that is refused
  /// changes nothing, and is reported to ``refusals``.
  ///
  /// ```swift
  /// DefaultStyling.defaults = .custom
  /// DefaultStyling.defaults.text.color = .systemIndigo
  /// ```
  public static var defaults: DefaultStyling {
    get { DefaultsInForce.current }
    set {
      do {
        try setDefaults(newValue)
      } catch {
        SharedDefaults.report(error)
      }
    }
  }

  /// Puts other defaults in force, everywhere but in scopes of ``withDefaults(_:operation:)``.
  ///
  /// - Parameter defaults: The defaults to put in force.
  /// - Throws: `DefaultsRefusal` if the defaults are locked, or the caller runs in a scope that has its own.
  public static func setDefaults(_ defaults: DefaultStyling) throws(DefaultsRefusal) {
    guard DefaultsInForce.scope == nil else { throw .scoped }
    try SharedDefaults.set(defaults)
  }
}

/// Why defaults weren't put in force, or stand in for what was.
public enum DefaultsRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// Somebody holds a ``DefaultsLock``.
  case locked
  /// The caller runs in a scope that has defaults of its own, so that it wouldn't see those it sets.
  case scoped
  /// A style of the defaults in force is made out of itself, so that the system's stands in where it asks for itself.
  case circular

  /// Says what was wrong and what would be right.
  public var description: String {
    switch self {
    case .locked:
      "the defaults are locked and stay as they are: set them before `DefaultStyling.lockDefaults()`, or after "
        + "every lock is unlocked"
    case .scoped:
      "the defaults of a scope stay as they are until it ends: nest another `DefaultStyling.withDefaults(_:)` "
        + "in it, or set the defaults outside of scopes and style generators"
    case .circular:
      "a style of the defaults asks for the default that it is itself, and gets the system's: build it on a style "
        + "that has a name of its own"
    }
  }
}
