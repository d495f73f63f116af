/// A colour, which may vary with the colour scheme and the contrast that it is shown in.
///
/// ```swift
/// let brand = Color(hex: 0x336699)
/// let label = Color(light: .black, dark: .white)
/// let accent = try Color(css: "oklch(70% 0.1 200)")
/// label.resolved(colorScheme: .dark)      // .white
/// ```
///
/// Components are finite and stored in single precision, which is finer than any display. They may lie outside
/// 0...1, which means outside the gamut of their space. A number that isn't finite counts as 0.
///
/// Equality compares what is stored: white in sRGB and white in Display P3 look the same, but aren't equal. Neither are
/// a colour and a named value that has it; see ``named(_:)-(Key)``.
public struct Color: Sendable {
  // The four variants, each as `Components` stores it, unless it refers to a named value. A colour that doesn't vary repeats its components: so there is
  // one form for each value, and nothing to allocate or count references of. One vector and nothing else, because the
  // optimiser expands a type that holds colours into fields only if there are few.
  @usableFromInline var variants: SIMD16<Float>

  @inlinable
  init(variants: SIMD16<Float>) { self.variants = variants }

  @inlinable
  init(_ components: Components) {
    let pair = SIMD8(lowHalf: components.vector, highHalf: components.vector)
    variants = SIMD16(lowHalf: pair, highHalf: pair)
  }
}

extension Color: Hashable {
  /// Whether all variants have the same components, measured in the same spaces.
  @inlinable
  public static func == (lhs: Color, rhs: Color) -> Bool {
    // Equal components have equal bits: there is no NaN, and negative zero only where it has a meaning.
    lhs.variants.hasSameBits(as: rhs.variants)
  }

  /// Hashes what distinguishes colours; the repeated components of a colour that doesn't vary don't.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    variants.lowHalf.lowHalf.hashBits(into: &hasher)
    guard !isReference, varies else { return }
    dark.vector.hashBits(into: &hasher)
    lightIncreasedContrast.vector.hashBits(into: &hasher)
    darkIncreasedContrast.vector.hashBits(into: &hasher)
  }
}

extension Color {
  var light: Components { Components(vector: shown.lowHalf.lowHalf) }
  var dark: Components { Components(vector: shown.lowHalf.highHalf) }
  var lightIncreasedContrast: Components { Components(vector: shown.highHalf.lowHalf) }
  var darkIncreasedContrast: Components { Components(vector: shown.highHalf.highHalf) }

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

  /// The same colour with another opacity, in every variant.
  ///
  /// - Parameter alpha: The opacity; clamped to 0...1.
  /// - Returns: The colour with that opacity.
  public func withAlpha(_ alpha: Double) -> Color {
    if isReference { return Color(meaning: .alpha(self, alpha.clamped(to: 0...1))) }
    return Color(components: { components(of: $0).withAlpha(alpha) })
  }

  /// The same colour with its opacity multiplied, in every variant.
  ///
  /// ```swift
  /// let shadow = Color.black.withAlpha(0.5).opacity(0.5)
  /// shadow.alpha                                        // 0.25
  /// ```
  ///
  /// - Parameter factor: What the opacity of each variant is multiplied with; the product is clamped to 0...1.
  /// - Returns: The colour with those opacities.
  public func opacity(_ factor: Double) -> Color {
    if isReference { return Color(meaning: .opacity(self, factor.nonNegative)) }
    return Color(components: { variant in
      let components = components(of: variant)
      return components.withAlpha(Double(components.alpha) * factor)
    })
  }
}

/// The space that the components of a colour are measured in.
///
/// The raw value is the name that the CSS function `color()` has for the space.
public enum ColorSpace: String, CaseIterable, Codable, Sendable {
  /// The space of the web and of most screens.
  case sRGB = "srgb"
  /// The wider space of Apple's screens, with the white point and the encoding of sRGB.
  case displayP3 = "display-p3"
}
