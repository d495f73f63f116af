/// The encoding of light as components of an RGB space.
///
/// Formulas: CSS Color 4, section "Sample code for color conversions". All are mirrored for negative values.
enum TransferFunction {
  case sRGB
  case a98
  case proPhoto
  case rec2020

  /// Returns the linear light of encoded components.
  func decoded(_ encoded: Color.Vector) -> Color.Vector {
    Color.Vector(decoded(encoded.x), decoded(encoded.y), decoded(encoded.z))
  }

  func decoded(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    let light: Double
    switch self {
    case .sRGB:
      guard magnitude > 0.04045 else { return encoded / 12.92 }
      light = Mathematics.power((magnitude + 0.055) / 1.055, 2.4)
    case .a98:
      light = Mathematics.power(magnitude, 563 / 256)
    case .proPhoto:
      guard magnitude > 16 / 512 else { return encoded / 16 }
      light = Mathematics.power(magnitude, 1.8)
    case .rec2020:
      // The curve of displays (ITU-R BT.1886), which CSS Color 4 uses in place of that of cameras.
      light = Mathematics.power(magnitude, 2.4)
    }
    return encoded < 0 ? -light : light
  }

  /// Encodes linear light as components of sRGB, whose encoding Display P3 shares.
  static func sRGBEncoded(_ light: Color.Vector) -> Color.Vector {
    Color.Vector(sRGBEncoded(light.x), sRGBEncoded(light.y), sRGBEncoded(light.z))
  }

  private static func sRGBEncoded(_ light: Double) -> Double {
    let magnitude = abs(light)
    guard magnitude > 0.0031308 else { return 12.92 * light }
    let encoded = 1.055 * Mathematics.power(magnitude, 1 / 2.4) - 0.055
    return light < 0 ? -encoded : encoded
  }
}
