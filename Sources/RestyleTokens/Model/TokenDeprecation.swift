public import Restyle

/// The deprecation of a token or a group.
public struct TokenDeprecation: Hashable, Sendable {
  /// The reason, or the replacement.
  @Exact public var reason: String?

  /// Creates a deprecation.
  ///
  /// - Parameter reason: The reason, or the replacement.
  public init(reason: String? = nil) { self.reason = reason }
}
