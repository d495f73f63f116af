/// A type that calls deprecated declarations in a test.
///
/// Mark ``strings()`` as deprecated, so that the calls in it don't warn. A call by the protocol doesn't, either.
public protocol DeprecatedCalls {
  /// Returns the results of the calls.
  static func strings() -> [String]
}

/// Returns the results of calls of deprecated declarations.
public func strings(of type: (some DeprecatedCalls).Type) -> [String] { type.strings() }
