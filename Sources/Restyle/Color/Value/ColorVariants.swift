/// The variants of a colour as it stores them, each as in `Color.Components`, or a reference to a named value.
@usableFromInline
struct ColorVariants: Hashable, Sendable {
  // Not one vector, for the reason given in `FourNumbers`.
  @usableFromInline var light: SIMD4<Float>
  @usableFromInline var dark: SIMD4<Float>
  @usableFromInline var lightIncreasedContrast: SIMD4<Float>
  @usableFromInline var darkIncreasedContrast: SIMD4<Float>

  @inlinable
  init(
    light: SIMD4<Float>, dark: SIMD4<Float>, lightIncreasedContrast: SIMD4<Float>,
    darkIncreasedContrast: SIMD4<Float>
  ) {
    self.light = light
    self.dark = dark
    self.lightIncreasedContrast = lightIncreasedContrast
    self.darkIncreasedContrast = darkIncreasedContrast
  }

  @inlinable
  init(repeating variant: SIMD4<Float>) {
    self.init(
      light: variant, dark: variant, lightIncreasedContrast: variant, darkIncreasedContrast: variant)
  }
}

extension ColorVariants {
  /// Whether a variant looks different with increased contrast.
  @inlinable var variesWithContrast: Bool {
    @inline(__always)
    get { !((light.bits ^ lightIncreasedContrast.bits) | (dark.bits ^ darkIncreasedContrast.bits)).isZero }
  }

  // Equal components have equal bits: there is no NaN, and negative zero occurs only with a meaning of its own.
  @inlinable
  static func == (lhs: Self, rhs: Self) -> Bool {
    let normal = (lhs.light.bits ^ rhs.light.bits) | (lhs.dark.bits ^ rhs.dark.bits)
    let increased =
      (lhs.lightIncreasedContrast.bits ^ rhs.lightIncreasedContrast.bits)
      | (lhs.darkIncreasedContrast.bits ^ rhs.darkIncreasedContrast.bits)
    return (normal | increased).isZero
  }

  /// Hashes the variants, without repeating those that are the same.
  @usableFromInline
  func hash(into hasher: inout Hasher) {
    light.bits.hashBits(into: &hasher)
    guard self != Self(repeating: light) else { return }
    dark.bits.hashBits(into: &hasher)
    lightIncreasedContrast.bits.hashBits(into: &hasher)
    darkIncreasedContrast.bits.hashBits(into: &hasher)
  }
}
