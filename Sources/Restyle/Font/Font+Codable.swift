extension Font: Codable {
  private enum CodingKeys: String, CodingKey { case family, size, weight, width, slant, features }

  /// Decodes an object with a member for each part that isn't left open.
  ///
  /// - Throws: `DecodingError`, with the path of what doesn't fit.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      family: try container.decodeIfPresent(Family.self, forKey: .family),
      size: try container.decodeIfPresent(NonNegative.self, forKey: .size)?.wrappedValue,
      weight: try container.decodeIfPresent(Weight.self, forKey: .weight),
      width: try container.decodeIfPresent(Width.self, forKey: .width),
      slant: try container.decodeIfPresent(Slant.self, forKey: .slant),
      features: try container.decodeIfPresent(Features.self, forKey: .features))
  }

  /// Encodes an object with a member for each part that isn't left open.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(family, forKey: .family)
    try container.encodeIfPresent(size, forKey: .size)
    try container.encodeIfPresent(weight, forKey: .weight)
    try container.encodeIfPresent(width, forKey: .width)
    try container.encodeIfPresent(slant, forKey: .slant)
    try container.encodeIfPresent(features, forKey: .features)
  }
}
