public import Restyle

/// An error in a file of tokens, or a deviation that is accepted by request.
///
/// It reads like `color.accent: no token "color.blu": did you mean "color.blue"?`.
public struct TokenProblem: Error, Hashable, Sendable {
  /// The path of the token or the group that it is about; empty for the whole file.
  @Exact public private(set) var path: String
  /// The kind of the problem.
  public let kind: Kind
  /// What was found, and what belongs there.
  @Exact public private(set) var reason: String
  /// What may have been meant: the nearest name that there is.
  @Exact public private(set) var suggestion: String?

  package init(path: String, _ kind: Kind, _ reason: String, suggestion: String? = nil) {
    self.kind = kind
    self.path = path
    self.reason = reason
    self.suggestion = suggestion
  }

  /// The kinds of problems.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The text isn't JSON.
    case syntax
    /// A name that tokens and groups can't have.
    case name
    /// An object that is neither a token nor a group, or both.
    case structure
    /// A member that isn't known, or that is missing.
    case member
    /// A type that isn't known, or that can't be determined.
    case type
    /// A value that isn't one of its type.
    case value
    /// A text that isn't a reference.
    case reference
    /// A reference that leads nowhere.
    case missingTarget
    /// References that lead back to where they began.
    case cycle
    /// A reference that leads to a value of another type.
    case typeMismatch
    /// A modifier or a context that the input of a resolver lacks, or that the resolver doesn't know.
    case input
    /// A file that can't be loaded.
    case source
    /// A size beyond the limits of the reader.
    case limit
    /// A value that has no equivalent in Restyle.
    case unsupported
    /// A value that Restyle has only nearly.
    case approximated
  }
}

extension TokenProblem: CustomStringConvertible {
  /// A description of the location, of the problem, and of what may have been meant.
  public var description: String {
    // Names may hold whatever JSON can.
    let place = path.isEmpty ? "" : path.escapedUnlessHarmless + ": "
    let hint = suggestion.map { "; did you mean \($0.quoted)?" } ?? ""
    return place + reason + hint
  }
}

extension [TokenProblem] {
  /// A line for each reason, with its first path and the number of the other problems.
  ///
  /// A large file can have thousands of one reason.
  public var summaries: [String] { summaries { ExactText($0.reason) } }
}
