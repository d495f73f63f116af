extension Color {
  /// A colour in linear light: sRGB without its transfer function.
  public struct LinearSRGB: Hashable, Codable, Sendable {
    /// The red light, 0...1 inside the gamut.
    @Finite public var red: Double
    /// The green light, 0...1 inside the gamut.
    @Finite public var green: Double
    /// The blue light, 0...1 inside the gamut.
    @Finite public var blue: Double

    /// Creates a colour from its components; a component that isn't finite becomes 0.
    ///
    /// - Parameters:
    ///   - red: The red light.
    ///   - green: The green light.
    ///   - blue: The blue light.
    public init(red: Double, green: Double, blue: Double) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// The light variant with normal contrast, in linear light.
  public var linearSRGB: LinearSRGB {
    let light =
      space == .sRGB
      ? TransferFunction.sRGB.decoded(self.light.rgb) : ColorSpace.sRGB.linearFromXYZ * xyz
    return LinearSRGB(red: light.x, green: light.y, blue: light.z)
  }

  /// Creates a colour in sRGB from linear light.
  ///
  /// - Parameters:
  ///   - light: The colour in linear light.
  ///   - alpha: The opacity; clamped to 0...1.
  public init(linearSRGB light: LinearSRGB, alpha: Double = 1) {
    let light = Vector(light.red, light.green, light.blue)
    self.init(Components(TransferFunction.sRGBEncoded(light), alpha: alpha, space: .sRGB))
  }
}
