import Restyle

/// A group or a token of a file whose value isn't read yet.
struct TokenNode {
  let path: String
  /// The index of the group around it; its own for the whole file.
  let parent: Int
  var kind: Kind
  /// All of its members in the file.
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
  /// Whether its reference to another token or group is the member `$ref`.
  var hasReferenceMember = false

  enum Kind {
    case group
    case token
    /// An object with `$ref`, whose kind is that of the reference's target.
    case undetermined
  }

  /// The explicit properties of a group or a token.
  struct Properties {
    var type: TokenType?
    /// Whether the file has an unknown type.
    var hasUnknownType = false
    var description: String?
    /// The outer nil means that it isn't specified, the inner one means `false`.
    var deprecation: TokenDeprecation??
    var extensions = TokenExtensions()
  }
}
