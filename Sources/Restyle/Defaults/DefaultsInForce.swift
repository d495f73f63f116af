/// The defaults that count for a caller: those of the innermost scope around it, else those that all share.
enum DefaultsInForce {
  /// The innermost scope around the caller.
  static var scope: (any DefaultsScope)? { OpenScope.count.value == 0 ? nil : innermost }

  static var current: DefaultStyling { scope?.defaults ?? SharedDefaults.current }

  /// What identifies the current defaults, which takes less time than a copy of them.
  static var identity: DefaultsIdentity { scope?.defaults.identity ?? SharedDefaults.identity }

  @TaskLocal private static var innermost: (any DefaultsScope)?
}

/// What puts defaults in force for a caller: a scope that a user opened, or the making of a style, which keeps the
/// defaults that it started with.
protocol DefaultsScope: AnyObject, Sendable {
  var defaults: DefaultStyling { get }

  /// The style that is being made by whoever is in the scope.
  var resolution: StyleResolution? { get }
}

private final class OpenedScope: DefaultsScope {
  let defaults: DefaultStyling
  let resolution: StyleResolution?
  private let openScope = OpenScope()

  init(_ defaults: DefaultStyling) {
    self.defaults = defaults
    resolution = DefaultsInForce.scope?.resolution
  }
}

/// Counts the scopes that somebody may be in.
///
/// Where there is none, nobody looks for one, which takes as long as the rest of reading a default. A task may outlive
/// the scope that it was started in, which counts as long as the task lives.
struct OpenScope: ~Copyable, Sendable {
  fileprivate static let count = AtomicWord()

  init() { Self.count.increment() }

  deinit { Self.count.decrement() }
}

extension DefaultsInForce {
  static func withScope<Result>(
    _ scope: some DefaultsScope, _ operation: () throws -> Result
  ) rethrows -> Result {
    try $innermost.withValue(scope, operation: operation)
  }

  static func withScope<Result>(
    _ scope: some DefaultsScope, isolation: isolated (any Actor)?, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $innermost.withValue(scope, operation: operation, isolation: isolation)
  }
}

extension DefaultStyling {
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
    // What is in force in a scope stays so anyway.
    if DefaultsInForce.scope?.defaults.identity == defaults.identity { return try operation() }
    return try DefaultsInForce.withScope(OpenedScope(defaults), operation)
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
    try await DefaultsInForce.withScope(OpenedScope(defaults), isolation: isolation, operation)
  }
}

/// Tells defaults apart without comparing them: no two are made alike.
///
/// An address wouldn't do, since memory is used again.
package struct DefaultsIdentity: Hashable, Sendable {
  let number: UInt

  init(number: UInt) { self.number = number }

  init() {
    number = Self.last.withLock { last in
      last += 1
      return last
    }
  }

  private static let last = Lock<UInt>(0)
}
