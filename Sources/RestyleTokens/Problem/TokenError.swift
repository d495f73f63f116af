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

  /// How many of them an older file would not have; nil if none.
  var olderCount: Int?

  init(_ problems: [TokenProblem]) { self.problems = problems }
}

extension TokenError: CustomStringConvertible {
  /// The problems, one a line, and behind them whether they are what older files write, which is read by request.
  public var description: String {
    let which = olderCount.map { $0 == problems.count ? "all of this" : "\($0) of these" }
    let hint = which.map { "\($0) is what older files write: `accepting: .all` reads it" }
    return (problems.map(\.description) + [hint].compactMap(\.self)).joined(separator: "\n")
  }
}

extension TokenError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}
