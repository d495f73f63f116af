/// Whether the reader asked for bolder text.
public enum LegibilityWeight: String, Hashable, Sendable, Codable, CaseIterable {
  /// The weights that the design intends.
  case regular
  /// Bolder text than usual.
  case bold
}
