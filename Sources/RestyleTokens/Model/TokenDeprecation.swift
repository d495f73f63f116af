public import Restyle

/// The deprecation of a token or a group.
public struct TokenDeprecation: Hashable, Sendable {
  /// Why, or what to use instead.
  @Exact public var reason: String?

  /// Creates a deprecation.
  ///
  /// - Parameter reason: Why, or what to use instead.
  public init(reason: String? = nil) { self.reason = reason }
}
