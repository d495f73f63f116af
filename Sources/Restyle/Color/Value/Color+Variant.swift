extension Color {
  /// The surroundings that a colour can have components of its own for.
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

    static let allBits: UInt8 = 0b1111

    var bit: UInt8 {
      switch self {
      case .light: 0b0001
      case .dark: 0b0010
      case .lightIncreasedContrast: 0b0100
      case .darkIncreasedContrast: 0b1000
      }
    }
  }

  func components(of variant: Variant) -> Components {
    switch variant {
    case .light: light
    case .dark: dark
    case .lightIncreasedContrast: lightIncreasedContrast
    case .darkIncreasedContrast: darkIncreasedContrast
    }
  }

  func space(of variant: Variant) -> ColorSpace {
    displayP3Variants & variant.bit == 0 ? .sRGB : .displayP3
  }

  func resolved(_ variant: Variant) -> Color {
    Color(components(of: variant), space: space(of: variant))
  }

  /// Makes a colour out of the variants of others: of each, the variant that it stands for.
  init(variants color: (Variant) -> Color) {
    self = color(.light)
    for variant in Variant.allCases.dropFirst() {
      let other = color(variant)
      switch variant {
      case .light: light = other.light
      case .dark: dark = other.dark
      case .lightIncreasedContrast: lightIncreasedContrast = other.lightIncreasedContrast
      case .darkIncreasedContrast: darkIncreasedContrast = other.darkIncreasedContrast
      }
      displayP3Variants &= ~variant.bit
      displayP3Variants |= other.displayP3Variants & variant.bit
    }
  }

  /// Combines two colours variant by variant.
  func combined(with other: Color, by combine: (Color, Color) -> Color) -> Color {
    guard varies || other.varies else { return combine(self, other) }
    return Color { combine(resolved($0), other.resolved($0)) }
  }
}
