import Restyle

/// The optional spellings of a file, where it could omit something or write it differently.
struct TokenLayout: Hashable, Sendable {
  /// The address of a schema for editors.
  var schema: ExactText?
  /// The spelling of each token.
  var tokens: [Spelling] = []
  /// The spelling of each group.
  var groups: [Spelling] = []
  /// The number of tokens before each group.
  var starts: [Int] = []

  /// Explicit properties of a token or a group that could follow from the rest of the file.
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
