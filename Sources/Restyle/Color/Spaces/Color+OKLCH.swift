extension Color {
  /// A colour in OKLCH, the polar form of OKLab: lightness, chroma and hue.
  public struct OKLCH: Hashable, Codable, Sendable {
    /// The perceived lightness, 0 for black to 1 for white.
    @Finite public var lightness: Double
    /// The distance from grey, from 0 to about 0.4.
    @Finite public var chroma: Double
    /// The hue angle, in degrees; 0 for greys, which have no hue.
    @Finite public var hue: Double

    /// Creates a position from its components; a component that isn't finite becomes 0.
    ///
    /// - Parameters:
    ///   - lightness: The perceived lightness, 0...1.
    ///   - chroma: The distance from grey.
    ///   - hue: The hue angle, in degrees.
    public init(lightness: Double, chroma: Double, hue: Double) {
      self.lightness = lightness
      self.chroma = chroma
      self.hue = hue
    }
  }

  /// The light variant with normal contrast in OKLCH.
  public var oklch: OKLCH { OKLCH(oklab) }

  /// Creates a colour from OKLCH, in the smaller of sRGB and Display P3 that contains it.
  ///
  /// A colour outside both gets Display P3 components outside 0...1.
  ///
  /// - Parameters:
  ///   - oklch: The position in OKLCH.
  ///   - alpha: The opacity; clamped to 0...1.
  public init(oklch: OKLCH, alpha: Double = 1) { self.init(oklab: OKLab(oklch), alpha: alpha) }
}

extension Color.OKLab {
  /// Creates the rectangular form of a position in OKLCH.
  ///
  /// - Parameter oklch: The position in polar form.
  public init(_ oklch: Color.OKLCH) {
    let hue = Color.normalizedHue(oklch.hue, turn: 360)
    self.init(
      lightness: oklch.lightness,
      a: oklch.chroma * Mathematics.cosine(degrees: hue),
      b: oklch.chroma * Mathematics.sine(degrees: hue)
    )
  }
}

extension Color.OKLCH {
  /// Creates the polar form of a position in OKLab, with the hue in 0..<360.
  ///
  /// - Parameter oklab: The position in rectangular form.
  public init(_ oklab: Color.OKLab) {
    var chroma = (oklab.a * oklab.a + oklab.b * oklab.b).squareRoot()
    if chroma == .infinity { chroma = Color.Vector.limit }
    // The chroma at and below which a hue is meaningless: CSS Color 4, "Sample code for color conversions".
    let isGray = chroma <= 0.000004
    self.init(
      lightness: oklab.lightness,
      chroma: chroma,
      hue: isGray ? 0 : Mathematics.degrees(x: oklab.a, y: oklab.b)
    )
  }
}
