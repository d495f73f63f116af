extension Color {
  /// The variants of a colour, by colour scheme and contrast.
  enum Variant: String, CaseIterable, CodingKey {
    case light
    case dark
    case lightIncreasedContrast
    case darkIncreasedContrast

    init(_ colorScheme: ColorScheme, _ contrast: Contrast) {
      switch (colorScheme, contrast) {
      case (.light, .normal): self = .light
      case (.dark, .normal): self = .dark
      case (.light, .increased): self = .lightIncreasedContrast
      case (.dark, .increased): self = .darkIncreasedContrast
      }
    }
  }

  func components(of variant: Variant) -> Components {
    switch variant {
    case .light: light
    case .dark: Components(vector: shown.dark)
    case .lightIncreasedContrast: Components(vector: shown.lightIncreasedContrast)
    case .darkIncreasedContrast: Components(vector: shown.darkIncreasedContrast)
    }
  }

  func resolved(_ variant: Variant) -> Color { Color(components(of: variant)) }

  /// Creates a colour from the components of its variants.
  init(components: (Variant) -> Components) {
    variants = ColorVariants(
      light: components(.light).vector, dark: components(.dark).vector,
      lightIncreasedContrast: components(.lightIncreasedContrast).vector,
      darkIncreasedContrast: components(.darkIncreasedContrast).vector)
  }

  /// Returns two colours combined variant by variant.
  func combined(with other: Color, by combine: (Color, Color) -> Color) -> Color {
    guard varies || other.varies else { return combine(resolved(.light), other.resolved(.light)) }
    return Color(components: { combine(resolved($0), other.resolved($0)).components(of: $0) })
  }
}
