import Foundation

/// What a comment beside a line of code starts with: the value that the line gives, or a remark.
struct DocumentedResult {
  /// The code, without spaces around it.
  let code: String
  /// The first word of the comment, or the string at its start.
  let text: String

  /// Reads a line, which can stand in a documentation comment; nil if no comment is beside it.
  init?(besideCode line: some StringProtocol) {
    let code = /\s*(?:\/\/\/\s+)?(\S.*?)\s+\/\/ ("(?:[^"\\]|\\.)*"|[^\s:]+).*/
    guard let match = String(line).wholeMatch(of: code) else { return nil }
    self.code = String(match.1)
    text = String(match.2)
  }
}

extension DocumentedResult {
  /// Whether this is a value that its text alone tells: a number, a truth value, `nil` or a string.
  var isLiteral: Bool { ["nil", "true", "false"].contains(text) || text.hasPrefix("\"") || number != nil }

  private var number: Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let number?, _): return number
    case (2, let numerator?, let denominator?): return numerator / denominator
    default: return nil
    }
  }

  /// Whether a value is what the comment says, as far as it says one.
  ///
  /// - Parameters:
  ///   - value: What the code gives.
  ///   - named: What has the name that the comment starts with.
  /// - Returns: Whether it is; true for remarks.
  func isShown(_ value: Any, named: Any?) -> Bool {
    guard let value = Self.unwrapped(value) else { return text == "nil" }
    let description = "\(value)"
    if let named { return description == "\(named)" }
    if let number { return Double(description) == number }
    if isLiteral { return (value is any StringProtocol ? "\"\(description)\"" : description) == text }
    // Members of enumerations are known by their names; of others, examples give the names.
    return !text.hasPrefix(".") || description == text.dropFirst()
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
