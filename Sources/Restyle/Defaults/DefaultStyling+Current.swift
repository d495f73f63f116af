extension DefaultStyling {
  /// The defaults that match iOS.
  public static let system = DefaultStyling(box: nil)

  /// The current defaults: those of the innermost scope around the caller, or else those that were set last.
  ///
  /// Each read returns one consistent set of defaults, on any thread. A second read may return another set. If several
  /// styles have to match, read the defaults once.
  ///
  /// Assigning calls ``setDefaults(_:)``. Since an assignment can't throw, a refused one changes nothing, and
  /// ``refusals`` reports it.
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

  /// Returns one of the current styles, which is faster than reading all of them.
  @inline(__always)
  static func current<Style: Sendable>(_ part: WritableKeyPath<Parts, Style>) -> Style {
    guard let scope = DefaultsInForce.scope else {
      return SharedDefaults.style(part) ?? SharedDefaults.current[dynamicMember: part]
    }
    return scope.defaults[dynamicMember: part]
  }

  /// Sets the current defaults, except in scopes of ``withDefaults(_:operation:)``.
  ///
  /// - Parameter defaults: The defaults to set.
  /// - Throws: `DefaultsRefusal` if the defaults are locked, or if the caller runs in a scope with its own defaults.
  public static func setDefaults(_ defaults: DefaultStyling) throws(DefaultsRefusal) {
    guard DefaultsInForce.scope == nil else { throw .scoped }
    try SharedDefaults.set(defaults)
  }
}

/// The reason why defaults weren't set, or why the system's style replaces a style in them.
public enum DefaultsRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// A ``DefaultsLock`` locks the defaults.
  case locked
  /// The caller runs in a scope with its own defaults, and so wouldn't see the new ones.
  case scoped
  /// A style of the current defaults depends on itself, and the system's style replaces it.
  case circular

  /// A description of the error and its fix.
  public var description: String {
    switch self {
    case .locked:
      "the defaults are locked and can't be changed: set them before `DefaultStyling.lockDefaults()`, or after "
        + "every lock is unlocked"
    case .scoped:
      "the defaults of a scope can't be changed until it ends: nest another `DefaultStyling.withDefaults(_:)` "
        + "in it, or set the defaults outside of scopes and style generators"
    case .circular:
      "a style of the defaults depends on itself, and gets the system's style instead: base it on a style with a "
        + "name of its own"
    }
  }
}
