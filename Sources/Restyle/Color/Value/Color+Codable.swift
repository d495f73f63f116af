extension Color: Codable {
  /// Decodes a CSS colour, or the CSS colours of the variants under their names.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: A `DecodingError` with the path of what isn't a colour, and the reason.
  public init(from decoder: any Decoder) throws {
    guard let variants = try? decoder.container(keyedBy: Variant.self) else {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      do {
        try self.init(css: text)
      } catch {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
      }
      return
    }
    func color(_ variant: Variant) throws -> Color {
      let text = try variants.decode(String.self, forKey: variant)
      do {
        return try Color(css: text)
      } catch {
        throw DecodingError.dataCorruptedError(
          forKey: variant, in: variants, debugDescription: error.description)
      }
    }
    func colorIfPresent(_ variant: Variant) throws -> Color? {
      variants.contains(variant) ? try color(variant) : nil
    }
    self.init(
      light: try color(.light),
      dark: try color(.dark),
      lightIncreasedContrast: try colorIfPresent(.lightIncreasedContrast),
      darkIncreasedContrast: try colorIfPresent(.darkIncreasedContrast)
    )
  }

  /// Encodes the colour as CSS text if it doesn't vary, else the text of each variant under its name.
  ///
  /// Variants with increased contrast are omitted where they equal those with normal contrast.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    guard varies else {
      var container = encoder.singleValueContainer()
      try container.encode(exactCSSText(of: .light))
      return
    }
    var container = encoder.container(keyedBy: Variant.self)
    for variant in neededVariants {
      try container.encode(exactCSSText(of: variant), forKey: variant)
    }
  }

  /// The variants that are needed to recreate the colour.
  var neededVariants: [Variant] {
    Variant.allCases.filter { variant in
      switch variant {
      case .light, .dark: true
      case .lightIncreasedContrast: resolved(variant) != resolved(.light)
      case .darkIncreasedContrast: resolved(variant) != resolved(.dark)
      }
    }
  }
}
