/// A set of defaults with what tells it apart.
struct DefaultsInForce: Sendable {
  let identity: DefaultsIdentity
  let defaults: DefaultStyling

  /// What the innermost scope puts in force for this task, nil outside of scopes.
  @TaskLocal static var scope: DefaultsInForce?

  static var current: DefaultsInForce {
    scope ?? SharedDefaults.shared.current
  }
}

extension DefaultsInForce {
  /// Calls `operation` with these defaults in force, whatever other threads set meanwhile.
  func pinned<Result>(_ operation: () throws -> Result) rethrows -> Result {
    if Self.scope?.identity == identity { return try operation() }
    return try Self.$scope.withValue(self, operation: operation)
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
    try DefaultsInForce.$scope.withValue(defaults.inForce, operation: operation)
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
    try await DefaultsInForce.$scope.withValue(
      defaults.inForce, operation: operation, isolation: isolation
    )
  }

  // The identity is that of the value: entering a scope again finds what was remembered in it.
  private var inForce: DefaultsInForce {
    DefaultsInForce(identity: box.identity, defaults: self)
  }
}
