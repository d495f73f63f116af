/// The current defaults of the caller: those of its innermost scope, or else the shared ones.
enum DefaultsInForce {
  /// The innermost scope around the caller.
  static var scope: (any DefaultsScope)? { OpenScope.count.value == 0 ? nil : innermost }

  static var current: DefaultStyling { scope?.defaults ?? SharedDefaults.current }

  /// The identity of the current defaults, which is faster to read than the defaults.
  static var identity: DefaultsIdentity { scope?.identity ?? SharedDefaults.identity }

  @TaskLocal private static var innermost: (any DefaultsScope)?
}

/// A scope that sets defaults for the code in it.
///
/// It is either a scope that a user opened, or the resolution of a style, which uses the same defaults until it ends.
protocol DefaultsScope: AnyObject, Sendable {
  var defaults: DefaultStyling { get }

  /// The identity of the defaults.
  var identity: DefaultsIdentity { get }

  /// The style that is being resolved in the scope.
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

  var identity: DefaultsIdentity { defaults.identity }
}

/// A scope with the surrounding defaults that counts how often they are read.
package final class CountingScope: DefaultsScope {
  private let counted = DefaultsInForce.current
  private let count = AtomicWord()
  private let openScope = OpenScope()
  let resolution = DefaultsInForce.scope?.resolution

  fileprivate init() {}

  var defaults: DefaultStyling {
    count.increment()
    return counted
  }

  var identity: DefaultsIdentity { defaults.identity }

  /// The number of reads so far, which include opening other scopes with the defaults.
  package var readCount: UInt { count.value }
}

/// Counts the open scopes.
///
/// If there are none, the task-local lookup is skipped, which takes as long as the rest of reading a default. A task
/// may outlive the scope that it was started in; the scope then stays open as long as the task.
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
  /// Calls `body` with a scope that counts how often it reads the current defaults.
  package static func countingReads<Result>(_ body: (CountingScope) throws -> Result) rethrows -> Result {
    let scope = CountingScope()
    return try DefaultsInForce.withScope(scope) { try body(scope) }
  }

  /// Calls `operation` with the given defaults, which apply only to it and to the tasks that it starts.
  ///
  /// Scopes nest; the innermost one applies. Detached tasks don't inherit them.
  ///
  /// ```swift
  /// let page = DefaultStyling.withDefaults(.custom) { render(settings) }
  /// ```
  ///
  /// - Parameters:
  ///   - defaults: The defaults to use.
  ///   - operation: The code to run with these defaults.
  /// - Returns: The result of `operation`.
  /// - Throws: Any error that `operation` throws.
  public static func withDefaults<Result>(
    _ defaults: DefaultStyling, operation: () throws -> Result
  ) rethrows -> Result {
    // The current defaults don't change within a scope anyway.
    if DefaultsInForce.scope?.defaults.identity == defaults.identity { return try operation() }
    return try DefaultsInForce.withScope(OpenedScope(defaults), operation)
  }

  /// Calls `operation` with the given defaults, which apply only to it and to the tasks that it starts.
  ///
  /// Scopes nest; the innermost one applies. Detached tasks don't inherit them.
  ///
  /// ```swift
  /// let page = await DefaultStyling.withDefaults(.custom) { await render(settings) }
  /// ```
  ///
  /// - Parameters:
  ///   - defaults: The defaults to use.
  ///   - isolation: The actor for `operation`, by default that of the caller.
  ///   - operation: The code to run with these defaults.
  /// - Returns: The result of `operation`.
  /// - Throws: Any error that `operation` throws.
  public static func withDefaults<Result>(
    _ defaults: DefaultStyling,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await DefaultsInForce.withScope(OpenedScope(defaults), isolation: isolation, operation)
  }
}

/// Distinguishes defaults without comparing them.
///
/// Each identity is unique. An address wouldn't be, because memory is reused.
package struct DefaultsIdentity: Hashable, Sendable {
  let number: UInt

  init(number: UInt) { self.number = number }

  static let system = DefaultsIdentity(number: 0)

  init() {
    number = Self.last.withLock { last in
      last += 1
      return last
    }
  }

  private static let last = Lock<UInt>(0)
}
