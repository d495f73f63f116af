public import Foundation

/// Why tokens can't be read: everything that is wrong with them.
///
/// ```swift
/// do {
///   tokens = try DesignTokens(json: data)
/// } catch {
///   report = error.problems.map(\.description)
/// }
/// ```
public struct TokenError: Error, Hashable, Sendable {
  /// The problems; at least one.
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
