import Restyle

/// The tokens of a design system, in the order of their file.
///
/// ```swift
/// let tokens = try DesignTokens(json: data)
/// let accent = tokens["color.accent"]
/// let current = tokens.filter { $0.deprecation == nil }
/// ```
///
/// The tokens are always valid: each reference leads to a value of the right type, and each value is valid for its
/// type.
///
/// Two values are equal if they have the same tokens and groups, in the same order and notation.
public struct DesignTokens: Sendable {
  private let tokens: [Token]
  /// The groups of tokens, in the order of the file.
  ///
  /// The first group has an empty path, and describes the whole file.
  public let groups: [TokenGroup]
  /// The spelling of the file.
  let layout: TokenLayout
  /// The deviations that were accepted by request, and would be errors otherwise.
  public let deviations: [TokenProblem]
  /// The indices of the tokens by path.
  private let indices: [ExactText: Int]

  init(tokens: [Token], groups: [TokenGroup], layout: TokenLayout, deviations: [TokenProblem]) {
    self.tokens = tokens
    self.groups = groups
    self.layout = layout
    self.deviations = deviations
    // Paths are unique: files with duplicates aren't read.
    indices = Dictionary(tokens.enumerated().map { (ExactText($1.path), $0) }) { first, _ in first }
  }

  /// The token at a path; nil if there is none.
  ///
  /// - Parameter path: The names of the groups around the token and its own, joined by dots, such as `color.accent`.
  public subscript(path: String) -> Token? { indices[ExactText(path)].map { tokens[$0] } }
}

extension DesignTokens: RandomAccessCollection {
  /// The index of the first token.
  public var startIndex: Int { 0 }

  /// The index after the last token.
  public var endIndex: Int { tokens.count }

  /// A token.
  ///
  /// - Parameter index: The index of the token.
  public subscript(index: Int) -> Token { tokens[index] }
}

extension DesignTokens: Hashable {
  /// Whether both have the same tokens and groups, in the same order and notation.
  public static func == (left: Self, right: Self) -> Bool {
    left.tokens == right.tokens && left.groups == right.groups && left.layout == right.layout
  }

  /// Hashes the tokens and groups into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(tokens)
    hasher.combine(groups)
    hasher.combine(layout)
  }
}
