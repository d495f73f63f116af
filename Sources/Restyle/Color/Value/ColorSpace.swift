/// The space that the components of a colour are measured in.
///
/// The raw value is the name that the CSS function `color()` has for the space.
public enum ColorSpace: String, CaseIterable, Codable, Sendable {
  /// The space of the web and of most screens.
  case sRGB = "srgb"
  /// The wider space of Apple's screens, with the white point and the encoding of sRGB.
  case displayP3 = "display-p3"
}
