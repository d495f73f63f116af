/// Which ligatures text is set with.
public enum Ligatures: String, Hashable, Sendable, Codable, CaseIterable {
  /// None at all.
  case none
  /// Those that the font means for ordinary text.
  case standard
  /// The decorative ones as well.
  case all
}

extension Ligatures: SwiftSourceConvertible {}
