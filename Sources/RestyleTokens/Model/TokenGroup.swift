public import Restyle

/// A group of tokens in a file.
public struct TokenGroup: Hashable, Sendable {
  /// The names of the groups around this group and its own, joined by dots; empty for the whole file.
  @Exact public var path: String
  /// The type of tokens in the group without a type of their own; by default, that of the groups around it.
  public var type: TokenType?
  /// The purpose of the group.
  @Exact public var description: String?
  /// The deprecation of the tokens in the group; nil if there is none.
  public var deprecation: TokenDeprecation?
  /// The group that this one inherits tokens from.
  public var base: TokenReference?
  /// The data that tools store with the group.
  public var extensions: TokenExtensions
  /// The path of the group that this one is inherited from, if a group around it extends another group.
  @Exact public internal(set) var origin: String?

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - path: The names of the groups around this group and its own, joined by dots; empty for the whole file.
  ///   - type: The type of tokens in the group without a type of their own.
  ///   - description: The purpose of the group.
  ///   - deprecation: The deprecation of the tokens in the group; nil for none.
  ///   - base: The group that this one inherits tokens from.
  ///   - extensions: The data that tools store with the group.
  public init(
    _ path: String, type: TokenType? = nil, description: String? = nil, deprecation: TokenDeprecation? = nil,
    base: TokenReference? = nil, extensions: TokenExtensions = TokenExtensions()
  ) {
    self.type = type
    self.deprecation = deprecation
    self.base = base
    self.extensions = extensions
    self.path = path
    self.description = description
    origin = nil
  }

  /// The name of the group: the last one of the path.
  public var name: String { path.lastName }
}
