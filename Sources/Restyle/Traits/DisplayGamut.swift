/// The colours that a display can show.
public enum DisplayGamut: String, Hashable, Sendable, Codable, CaseIterable {
  /// The colours of sRGB.
  case sRGB
  /// The colours of Display P3, which hold those of sRGB.
  case displayP3
}
