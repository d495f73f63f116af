public import Foundation

/// Why tokens can't be read: everything that is wrong with them.
///
/// ```swift
/// do {
///   let tokens = try DesignTokens(json: data)
/// } catch {
///   for problem in error.problems { print(problem) }
/// }
/// ```
public struct TokenError: Error, Hashable, Sendable {
  /// What is wrong, in the order of the file; at least one.
  public let problems: [TokenProblem]

  init(_ problems: [TokenProblem]) { self.problems = problems }
}

extension TokenError: CustomStringConvertible {
  /// The problems, one a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension TokenError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}
