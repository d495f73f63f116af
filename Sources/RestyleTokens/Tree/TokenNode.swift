import Restyle

/// A group or a token of a file, of which the value isn't read yet.
struct TokenNode {
  let path: String
  /// The index of the group around it; its own for the whole file.
  let parent: Int
  var kind: Kind
  /// All that the file says in it.
  let members: [JSONMember]
  /// The indices of the groups and tokens in a group.
  var children: [Int] = []
  /// The value of a token, which may be a reference.
  var value: JSONValue = .null
  /// The group that a group inherits from.
  var base: TokenReference?
  var properties = Properties()
  /// The type and the deprecation that a group gets from the one that it inherits from.
  var inherited = Properties()
  /// The index of the node that this one is inherited from.
  var origin: Int?
  /// Whether the reference to another token or group is the member `$ref`.
  var hasReferenceMember = false

  enum Kind {
    case group
    case token
    /// An object with `$ref`, which is what the reference leads to.
    case undetermined
  }

  /// What the file says about a group or a token.
  struct Properties {
    var type: TokenType?
    /// Whether the file says a type that isn't known.
    var hasUnknownType = false
    var description: String?
    /// The outer nil stands for nothing, the inner one for `false`.
    var deprecation: TokenDeprecation??
    var extensions = TokenExtensions()
  }
}
