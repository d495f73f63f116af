extension Gradient {
  /// The colour space in which a gradient mixes the colours between its stops, the same in every output.
  ///
  /// In both spaces, each component is multiplied by the opacity before it is interpolated (CSS Color 4, section 12.3).
  public enum Interpolation: String, Hashable, Sendable, Codable, CaseIterable {
    /// The encoded values of sRGB, as in most design tools.
    case sRGB
    /// OKLab, whose mixtures look evenly spaced and as lively as the original colours.
    case oklab
  }

  /// Returns the colour at a fraction of the way between the colours of two stops.
  package func mixture(of first: Color, _ second: Color, amount: Double) -> Color {
    switch interpolation {
    case .oklab: first.mixed(with: second, amount: amount)
    case .sRGB: first.combined(with: second) { $0.mixedAsEncoded(with: $1, amount: amount) }
    }
  }

  private enum CodingKeys: CodingKey {
    case geometry
    case stops
    case interpolation
  }

  /// Decodes a gradient; without an interpolation, it is mixed in sRGB.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      geometry: try container.decode(Geometry.self, forKey: .geometry),
      stops: try container.decode([Stop].self, forKey: .stops),
      interpolation: try container.decodeIfPresent(Interpolation.self, forKey: .interpolation) ?? .sRGB)
  }

  /// Encodes the gradient, with its interpolation unless that is in sRGB.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(geometry, forKey: .geometry)
    try container.encode(stops, forKey: .stops)
    if interpolation != .sRGB { try container.encode(interpolation, forKey: .interpolation) }
  }
}

extension Color {
  /// Whether all variants of the colour are in the gamut of sRGB.
  package var isInSRGB: Bool {
    Color(components: { components(of: $0).inSRGBIfPossible }).isInGamut(of: .sRGB)
  }

  /// Mixes two colours without variants in sRGB's encoding.
  fileprivate func mixedAsEncoded(with other: Color, amount: Double) -> Color {
    let (one, two) = (converted(to: .sRGB), other.converted(to: .sRGB))
    let (first, second) = (alpha * (1 - amount), other.alpha * amount)
    let alpha = first + second
    guard alpha > 0 else { return .clear }
    func mix(_ component: KeyPath<Color, Double>) -> Double {
      (one[keyPath: component] * first + two[keyPath: component] * second) / alpha
    }
    return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: alpha)
  }
}
