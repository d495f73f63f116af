public import Foundation
public import Restyle

/// An error in a file of tokens, or a deviation that was accepted by request.
///
/// Its description reads like `color.accent: there is no "{color.blu}"; did you mean "{color.blue}"?`.
public struct TokenProblem: Error, Hashable, Sendable {
  /// The path of the token or the group with the problem; empty for the whole file.
  @Exact public private(set) var path: String
  /// The kind of the problem.
  public let kind: Kind
  /// The unexpected content, and the expected content.
  @Exact public private(set) var reason: String
  /// The most similar name that exists; nil for none.
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
    /// A name that isn't valid for tokens and groups.
    case name
    /// An object that is neither a token nor a group, or is both.
    case structure
    /// An unknown or missing member.
    case member
    /// A type that is unknown, or that can't be determined.
    case type
    /// A value that isn't valid for its type.
    case value
    /// A string that isn't a valid reference.
    case reference
    /// A reference that leads nowhere.
    case missingTarget
    /// References that form a cycle.
    case cycle
    /// A reference that leads to a value of another type.
    case typeMismatch
    /// A modifier or a context that is missing in the input of a resolver, or unknown to the resolver.
    case input
    /// A file that can't be loaded.
    case source
    /// A size beyond the limits of the reader.
    case limit
    /// A value without an equivalent in Restyle.
    case unsupported
    /// A value that Restyle can only approximate.
    case approximated
  }
}

extension TokenProblem: CustomStringConvertible {
  /// A description of the location, the problem, and the suggestion.
  public var description: String {
    // Names can contain any text that JSON can.
    let place = path.isEmpty ? "" : path.escapedUnlessHarmless + ": "
    let hint = suggestion.map { "; did you mean \($0.quoted)?" } ?? ""
    return place + reason + hint
  }
}

extension TokenProblem: LocalizedError {
  /// The description of the problem.
  public var errorDescription: String? { description }
}

extension [TokenProblem] {
  /// A line for each reason, with its first path and the number of the other problems.
  ///
  /// A large file can have thousands of problems with the same reason.
  public var summaries: [String] { summaries { ExactText($0.reason) } }
}
