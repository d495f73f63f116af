/// Whether the reader asked for more contrast between foreground and background.
public enum Contrast: String, CaseIterable, Codable, Sendable {
  /// The contrast that the design intends.
  case normal
  /// More contrast than usual.
  case increased
}
