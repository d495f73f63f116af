/// Whether words may be broken at the end of a line.
public enum Hyphenation: String, Hashable, Sendable, Codable, CaseIterable {
  /// Never.
  case never
  /// Only where the text holds a soft hyphen.
  case manual
  /// Where the rules of the language allow it.
  case automatic
}

extension Hyphenation: SwiftSourceConvertible {}
