public import Foundation

/// An error in tokens, with all problems that keep them from being read.
///
/// ```swift
/// do {
///   tokens = try DesignTokens(json: data)
/// } catch {
///   report = error.problems.map(\.description)
/// }
/// ```
public struct TokenError: Error, Hashable, Sendable {
  /// The problems, at least one.
  public let problems: [TokenProblem]

  /// The number of problems that accepting older formats would avoid; nil for none.
  var olderCount: Int?

  init(_ problems: [TokenProblem]) { self.problems = problems }
}

extension TokenError: CustomStringConvertible {
  /// The problems, one on each line, and a hint if they are notations of older files, which can be read by request.
  public var description: String {
    let which = olderCount.map { $0 == problems.count ? "all of this" : "\($0) of these" }
    let hint = which.map { "\($0) is what older files write: `accepting: .all` reads it" }
    return (problems.map(\.description) + [hint].compactMap(\.self)).joined(separator: "\n")
  }
}

extension TokenError: LocalizedError {
  /// The description of the error.
  public var errorDescription: String? { description }
}
