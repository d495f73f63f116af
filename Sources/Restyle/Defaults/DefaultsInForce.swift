/// The defaults that count for a caller: those of the innermost scope around it, else those that all share.
///
/// A scope is one that a user opened, or the making of a style, which pins the defaults that it started with.
enum DefaultsInForce {
  /// What the innermost scope puts in force for the caller, nil outside of scopes.
  static var scope: DefaultStyling? {
    let opened = scopes.value == 0 ? nil : innermost
    guard pins.value > 0, let pin = pin?.address else { return opened }
    // A scope that was opened since is further in.
    return pin.pointee.scope == opened?.identity ? pin.pointee.defaults : opened
  }

  static var current: DefaultStyling {
    // The common case apart, which comes to a few instructions that need no room on the stack.
    guard scopes.value | pins.value == 0, let kept = SharedDefaults.kept else { return found }
    return kept
  }

  @inline(never) private static var found: DefaultStyling {
    scope ?? SharedDefaults.kept ?? SharedDefaults.shared.current
  }

  @TaskLocal private static var innermost: DefaultStyling?

  // How many scopes somebody may be in, so that nobody looks for one, which takes ten times as long as the rest
  // of reading a default, where there is none. A task may outlive the scope that it was started in: scopes are
  // counted when they begin and never again.
  private static let scopes = AtomicWord()

  private struct Pin {
    let defaults: DefaultStyling
    /// What the innermost scope put in force when the defaults were pinned.
    let scope: DefaultsIdentity?
  }

  // What is pinned lasts as long as a call, on one thread; a task local would take memory twice for each style.
  private static let pin = ThreadLocal<Pin>()
  // How many threads have pinned something, each as often as it has.
  private static let pins = AtomicWord()
}

extension DefaultsInForce {
  /// Calls `operation` with some defaults in force, whatever other threads set meanwhile.
  ///
  /// What `operation` leaves behind, such as tasks of its own, needn't find them in force.
  static func pinning<Result>(
    _ defaults: DefaultStyling, _ operation: () throws -> Result
  ) rethrows -> Result {
    if let scope, scope.identity == defaults.identity { return try operation() }
    guard let pin else { return try beginScope().withValue(defaults, operation: operation) }
    let previous = pin.address
    pins.increment()
    defer {
      pin.address = previous
      pins.decrement()
    }
    let scope = scopes.value == 0 ? nil : innermost?.identity
    return try withUnsafePointer(to: Pin(defaults: defaults, scope: scope)) {
      pin.address = $0
      return try operation()
    }
  }

  fileprivate static func beginScope() -> TaskLocal<DefaultStyling?> {
    scopes.increment()
    return $innermost
  }
}

extension DefaultStyling {
  /// Calls `operation` with these defaults in force on this thread: for what starts no tasks, and leaves all others' reads
  /// as quick as they are.
  package static func pinning<Result>(
    _ defaults: DefaultStyling, operation: () throws -> Result
  ) rethrows -> Result {
    try DefaultsInForce.pinning(defaults, operation)
  }

  /// Calls `operation` with these defaults in force for it and the tasks it starts, and nowhere else.
  ///
  /// Scopes nest: the innermost counts. A task that is detached doesn't see them.
  ///
  /// ```swift
  /// let page = DefaultStyling.withDefaults(.custom) { render(settings) }
  /// ```
  ///
  /// - Parameters:
  ///   - defaults: The defaults to put in force.
  ///   - operation: What they are in force for.
  /// - Returns: What `operation` returns.
  /// - Throws: What `operation` throws.
  public static func withDefaults<Result>(
    _ defaults: DefaultStyling, operation: () throws -> Result
  ) rethrows -> Result {
    try DefaultsInForce.beginScope().withValue(defaults, operation: operation)
  }

  /// Calls `operation` with these defaults in force for it and the tasks it starts, and nowhere else.
  ///
  /// Scopes nest: the innermost counts. A task that is detached doesn't see them.
  ///
  /// ```swift
  /// let page = await DefaultStyling.withDefaults(.custom) { await render(settings) }
  /// ```
  ///
  /// - Parameters:
  ///   - defaults: The defaults to put in force.
  ///   - isolation: The actor that `operation` runs on: the caller's.
  ///   - operation: What they are in force for.
  /// - Returns: What `operation` returns.
  /// - Throws: What `operation` throws.
  public static func withDefaults<Result>(
    _ defaults: DefaultStyling,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await DefaultsInForce.beginScope().withValue(defaults, operation: operation, isolation: isolation)
  }
}

/// Tells defaults apart without comparing them: no two are made alike.
///
/// An address wouldn't do, since memory is used again.
package struct DefaultsIdentity: Hashable, Sendable {
  let number: UInt64

  init() {
    number = Self.last.withLock { last in
      last += 1
      return last
    }
  }

  private static let last = Lock<UInt64>(0)
}
