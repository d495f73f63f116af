extension Color {
  /// Creates a colour from its red, green and blue components.
  ///
  /// - Parameters:
  ///   - red: The red component, 0...1 inside the gamut of the space.
  ///   - green: The green component, 0...1 inside the gamut of the space.
  ///   - blue: The blue component, 0...1 inside the gamut of the space.
  ///   - alpha: The opacity; clamped to 0...1.
  ///   - space: The space of the components.
  @inlinable
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1, space: ColorSpace = .sRGB) {
    self.init(Components(red: red, green: green, blue: blue, alpha: alpha, space: space))
  }

  /// Creates a grey in sRGB.
  ///
  /// - Parameters:
  ///   - white: The lightness, 0 for black to 1 for white.
  ///   - alpha: The opacity; clamped to 0...1.
  @inlinable
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour in sRGB from a hexadecimal number, as on the web.
  ///
  /// ```swift
  /// Color(hex: 0x336699)
  /// ```
  ///
  /// - Parameters:
  ///   - hex: The number `0xRRGGBB`; only its lowest 24 bits count.
  ///   - alpha: The opacity; clamped to 0...1.
  @inlinable
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255,
      green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      alpha: alpha
    )
  }

  /// Rejects text: a literal converts to a colour by itself, and text from outside may be invalid.
  @available(
    *, unavailable,
    message: "write Color(hex: 0xFF0000), Color(\"#FF0000\") for a literal, or try Color(css: text)"
  )
  public init(hex: String) { self.init(hex: 0) }

  /// Creates a colour in sRGB from hue, saturation and brightness (HSB, also called HSV).
  ///
  /// - Parameters:
  ///   - hue: The hue, in turns around the colour wheel: 0 and 1 are red, 1/3 is green, 2/3 is blue.
  ///   - saturation: The saturation, from 0 for grey to 1 for the pure colour; clamped to 0...1.
  ///   - brightness: The brightness, from 0 for black to 1 for the brightest colour; clamped to 0...1.
  ///   - alpha: The opacity; clamped to 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let saturation = saturation.finite.clamped(to: 0...1)
    let brightness = brightness.finite.clamped(to: 0...1)
    // Smith 1978, "Color gamut transform pairs", as one formula for all sextants.
    func component(_ offset: Double) -> Double {
      let sextant = Self.normalizedHue(hue, turn: 1) * 6 + offset
      let position = sextant.truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * min(position, 4 - position).clamped(to: 0...1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Returns a hue normalised to 0..<turn; 0 if it isn't finite.
  static func normalizedHue(_ hue: Double, turn: Double) -> Double {
    guard hue.isFinite else { return 0 }
    let remainder = hue.truncatingRemainder(dividingBy: turn)
    let positive = remainder < 0 ? remainder + turn : remainder
    return positive < turn ? positive : 0
  }
}
