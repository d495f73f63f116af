extension Color {
  /// Creates a colour that varies with the colour scheme.
  ///
  /// ```swift
  /// let separator = Color(light: Color(hex: 0xC6C6C8), dark: Color(hex: 0x38383A))
  /// ```
  ///
  /// If an argument varies itself, its corresponding variants are used.
  ///
  /// - Parameters:
  ///   - light: The colour in the light scheme.
  ///   - dark: The colour in the dark scheme.
  ///   - lightIncreasedContrast: The colour in the light scheme with increased contrast; nil for `light`.
  ///   - darkIncreasedContrast: The colour in the dark scheme with increased contrast; nil for `dark`.
  public init(
    light: Color,
    dark: Color,
    lightIncreasedContrast: Color? = nil,
    darkIncreasedContrast: Color? = nil
  ) {
    let (lightIncreased, darkIncreased) = (lightIncreasedContrast ?? light, darkIncreasedContrast ?? dark)
    if light.isReference || dark.isReference || lightIncreased.isReference || darkIncreased.isReference {
      self.init(meaning: .variants([light, dark, lightIncreased, darkIncreased]))
      return
    }
    self.init(
      variants: ColorVariants(
        light: light.variants.light, dark: dark.variants.dark,
        lightIncreasedContrast: lightIncreased.variants.lightIncreasedContrast,
        darkIncreasedContrast: darkIncreased.variants.darkIncreasedContrast))
  }

  /// Whether the colour depends on the colour scheme or the contrast.
  public var varies: Bool {
    let shown = Color(variants: shown)
    return shown != shown.resolved(.light)
  }

  /// Returns the colour resolved for a colour scheme and a contrast.
  ///
  /// - Parameters:
  ///   - colorScheme: The colour scheme to resolve for.
  ///   - contrast: The contrast to resolve for.
  /// - Returns: A colour that is the same in all surroundings.
  public func resolved(colorScheme: ColorScheme, contrast: Contrast = .normal) -> Color {
    resolved(Variant(colorScheme, contrast))
  }

  /// Returns the colour with each variant changed by itself.
  ///
  /// - Parameter transform: Returns the new colour of one variant. It is called once if the colour doesn't vary.
  /// - Returns: The colour with the changed variants.
  /// - Throws: Any error that `transform` throws.
  public func mapVariants<Failure: Error>(
    _ transform: (Color) throws(Failure) -> Color
  ) throws(Failure) -> Color {
    guard varies else { return try transform(resolved(.light)) }
    return Color(
      light: try transform(resolved(.light)),
      dark: try transform(resolved(.dark)),
      lightIncreasedContrast: try transform(resolved(.lightIncreasedContrast)),
      darkIncreasedContrast: try transform(resolved(.darkIncreasedContrast))
    )
  }

  /// Returns the colour resolved for traits.
  ///
  /// ```swift
  /// Color(light: .black, dark: .white).resolved(for: TraitCollection(colorScheme: .dark))   // .white
  /// ```
  ///
  /// - Parameter traits: The traits to resolve for. Only the colour scheme and the contrast matter.
  /// - Returns: A colour that is the same in all surroundings.
  public func resolved(for traits: TraitCollection) -> Color {
    // A colour that doesn't vary depends on no trait.
    varies || isReference ? resolved(colorScheme: traits.colorScheme, contrast: traits.contrast) : self
  }
}
