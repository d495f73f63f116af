import Restyle

/// How a file writes what it has, where it could do without or write it otherwise.
struct TokenLayout: Hashable, Sendable {
  /// The address of a schema for editors.
  var schema: ExactText?
  /// What it writes about each token.
  var tokens: [Spelling] = []
  /// What it writes about each group.
  var groups: [Spelling] = []
  /// How many tokens stand before each group.
  var starts: [Int] = []

  /// What a file says about a token or a group that can follow from the rest of it.
  struct Spelling: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// The type.
    static let type = Spelling(rawValue: 1)
    /// Whether it is deprecated.
    static let deprecation = Spelling(rawValue: 2)
    /// A reference to another token as the member `$ref`, without a value.
    static let referenceMember = Spelling(rawValue: 4)
    /// A reference to another group as the member `$ref` instead of `$extends`.
    static let baseMember = Spelling(rawValue: 8)
  }
}
