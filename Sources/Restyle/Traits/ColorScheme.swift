/// Whether things are dark on light, or light on dark.
public enum ColorScheme: String, CaseIterable, Codable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
