/// Whether words may be broken at the end of a line.
public enum Hyphenation: String, Hashable, Sendable, Codable, CaseIterable {
  /// Never.
  case none
  /// Only where the text holds a soft hyphen.
  case manual
  /// Where the rules of the language allow it.
  case automatic
}

extension Hyphenation: SwiftSourceConvertible {
  /// With the type's name: `style.hyphenation = .none` would unset the attribute.
  var swiftSource: String { "Hyphenation.\(rawValue)" }
}
