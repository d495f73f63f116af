extension Color {
  /// The light of a colour in proportion: sRGB without its encoding, as computations with light need it.
  public struct LinearSRGB: Hashable, Codable, Sendable {
    /// The red light; 0...1 inside the gamut.
    public var red: Double { didSet { red = red.finiteOrZero } }
    /// The green light; 0...1 inside the gamut.
    public var green: Double { didSet { green = green.finiteOrZero } }
    /// The blue light; 0...1 inside the gamut.
    public var blue: Double { didSet { blue = blue.finiteOrZero } }

    /// Makes a position from its components; what isn't finite becomes 0.
    ///
    /// - Parameters:
    ///   - red: The red light.
    ///   - green: The green light.
    ///   - blue: The blue light.
    public init(red: Double, green: Double, blue: Double) {
      self.red = red.finiteOrZero
      self.green = green.finiteOrZero
      self.blue = blue.finiteOrZero
    }

    /// Decodes a position of finite components.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: A `DecodingError` if a component is missing or isn't a finite number.
    public init(from decoder: any Decoder) throws {
      // The synthesized initializer would let in what isn't finite.
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        red: try container.decode(Finite.self, forKey: .red).wrappedValue,
        green: try container.decode(Finite.self, forKey: .green).wrappedValue,
        blue: try container.decode(Finite.self, forKey: .blue).wrappedValue
      )
    }
  }

  /// The light of the light variant with normal contrast.
  public var linearSRGB: LinearSRGB {
    let light =
      space == .sRGB
      ? TransferFunction.sRGB.decoded(self.light.rgb) : ColorSpace.sRGB.linearFromXYZ * xyz
    return LinearSRGB(red: light.x, green: light.y, blue: light.z)
  }

  /// Makes a colour in sRGB from its light.
  ///
  /// - Parameters:
  ///   - light: The light in proportion.
  ///   - alpha: The opacity; clamped to 0...1.
  public init(linearSRGB light: LinearSRGB, alpha: Double = 1) {
    let light = Vector(light.red, light.green, light.blue)
    self.init(Components(TransferFunction.sRGBEncoded(light), alpha: alpha, space: .sRGB))
  }
}
