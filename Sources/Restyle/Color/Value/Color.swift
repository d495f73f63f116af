/// A colour, which may vary with the colour scheme and the contrast.
///
/// ```swift
/// let brand = Color(hex: 0x336699)
/// let label = Color(light: .black, dark: .white)
/// let accent = try Color(css: "oklch(70% 0.1 200)")
/// label.resolved(colorScheme: .dark)      // .white
/// ```
///
/// Components are finite, and are stored in single precision, which is finer than any display. A component outside
/// 0...1 is outside the gamut of its space. A number that isn't finite counts as 0.
///
/// Equality compares the stored components: white in sRGB and white in Display P3 look the same, but aren't equal. A
/// reference to a named value doesn't equal the colour that it refers to, either; see ``named(_:)-(Key)``.
public struct Color: Sendable, NonisolatedValue {
  // The four variants, each as `Components` stores it, unless the colour refers to a named value. A colour that doesn't
  // vary repeats its components, so each value has one representation, and there is nothing to allocate or to retain.
  @usableFromInline var variants: ColorVariants

  @inlinable
  init(variants: ColorVariants) { self.variants = variants }

  @inlinable
  init(_ components: Components) { variants = ColorVariants(repeating: components.vector) }
}

extension Color: Hashable {
  /// Returns whether all variants have the same components, measured in the same spaces.
  @inlinable
  public static func == (lhs: Color, rhs: Color) -> Bool { lhs.variants == rhs.variants }

  /// Hashes the components of the colour, without repeating them for variants that are the same.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { variants.hash(into: &hasher) }
}

extension Color {
  var light: Components { Components(vector: shown.light) }

  /// The red component of the light variant with normal contrast.
  public var red: Double { Double(light.red) }

  /// The green component of the light variant with normal contrast.
  public var green: Double { Double(light.green) }

  /// The blue component of the light variant with normal contrast.
  public var blue: Double { Double(light.blue) }

  /// The opacity of the light variant with normal contrast, in 0...1.
  public var alpha: Double { Double(light.alpha) }

  /// The space of the light variant with normal contrast.
  public var space: ColorSpace { light.space }

  /// Returns the colour with another opacity in every variant.
  ///
  /// - Parameter alpha: The opacity; clamped to 0...1.
  /// - Returns: The colour with that opacity.
  public func withAlpha(_ alpha: Double) -> Color {
    if isReference { return Color(meaning: .alpha(self, alpha.clamped(to: 0...1))) }
    return Color(components: { components(of: $0).withAlpha(alpha) })
  }

  /// Returns the colour with its opacity multiplied in every variant.
  ///
  /// ```swift
  /// let shadow = Color.black.withAlpha(0.5).opacity(0.5)
  /// shadow.alpha                                        // 0.25
  /// ```
  ///
  /// - Parameter factor: The factor for the opacity of each variant; the product is clamped to 0...1.
  /// - Returns: The colour with those opacities.
  public func opacity(_ factor: Double) -> Color {
    if isReference { return Color(meaning: .opacity(self, factor.nonNegative)) }
    return Color(components: { variant in
      let components = components(of: variant)
      return components.withAlpha(Double(components.alpha) * factor)
    })
  }
}

/// The space of a colour's components.
///
/// The raw value is the name of the space in the CSS function `color()`.
public enum ColorSpace: String, CaseIterable, Codable, Sendable {
  /// The space of the web and of most screens.
  case sRGB = "srgb"
  /// The wider space of Apple's screens, with the white point and the encoding of sRGB.
  case displayP3 = "display-p3"
}
