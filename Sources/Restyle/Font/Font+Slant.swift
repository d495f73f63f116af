extension Font {
  /// Whether letters stand upright or lean.
  public enum Slant: String, Hashable, Sendable, Codable, CaseIterable {
    /// Standing straight.
    case upright
    /// The family's own italic.
    case italic
    /// The upright letters, leaning.
    case oblique
  }
}

extension Font.Slant: SwiftSourceConvertible {}
