public import Restyle

/// A group of tokens in a file.
public struct TokenGroup: Hashable, Sendable {
  /// The names of the groups around it and its own, joined by dots; empty for the whole file.
  @Exact public var path: String
  /// The type of the tokens in it that have none of their own; from the groups around it if it has none itself.
  public var type: TokenType?
  /// What the group is for.
  @Exact public var description: String?
  /// The deprecation of the tokens in the group; nil if there is none.
  public var deprecation: TokenDeprecation?
  /// The group that it inherits tokens from.
  public var base: TokenReference?
  /// The data that tools store with the group.
  public var extensions: TokenExtensions
  /// The path of the group that this one is inherited from, if a group around it extends another one.
  @Exact public internal(set) var origin: String?

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - path: The names of the groups around it and its own, joined by dots; empty for the whole file.
  ///   - type: The type of the tokens in it that have none of their own.
  ///   - description: What it is for.
  ///   - deprecation: That the tokens in it aren't to be used any longer.
  ///   - base: The group that it inherits tokens from.
  ///   - extensions: What tools store about it.
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

  /// The last name of the path: the group's own.
  public var name: String { path.lastName }
}
