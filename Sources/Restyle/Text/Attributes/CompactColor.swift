/// The colour of a text, in half the space of a `Color`.
///
/// Nearly all colours fit: those that look the same with increased contrast, and those whose components have 8 bits. For
/// each of the others, there is an object, which lives as long as the process. Animations between colours of 8 bits create
/// none, see `Color.interpolated(to:at:)`.
@usableFromInline
struct CompactColor: Sendable {
  // Either the light and the dark variant, or a mark with the packed variants or with a reference, or a mark alone.
  @usableFromInline var first: SIMD4<Float>
  @usableFromInline var last: SIMD4<Float>

  @inlinable
  init(light: SIMD4<Float>, dark: SIMD4<Float>) {
    first = light
    last = dark
  }

  @inlinable
  init(_ color: Color) {
    let variants = color.variants
    self =
      variants.variesWithContrast
      ? CompactColor(varying: variants) : CompactColor(light: variants.light, dark: variants.dark)
  }

  // Nothing that the caller holds is released. Without the attribute, restyling couldn't do without retaining the style.
  @usableFromInline
  @_effects(releasenone)
  init(varying variants: ColorVariants) {
    self = CompactColor(packing: variants) ?? CompactColor(referring: variants)
  }
}

extension CompactColor {
  // Marks are NaN in place of the first variant's red, which no component is.

  @inlinable static var unset: Self { Self(mark: Float.nan.bitPattern) }
  @inlinable static var inherited: Self { Self(mark: 0x7FC0_0001) }
  private static let packed: UInt32 = 0x7FC0_0003
  private static let reference: UInt32 = 0x7FC0_0004

  @inlinable
  init(mark: UInt32) {
    first = SIMD4(repeating: Float(bitPattern: mark))
    last = first
  }

  @inlinable var mark: UInt32 { first.x.bitPattern }

  /// Whether the colour is set or inherited.
  @inlinable var isSet: Bool { mark != Self.unset.mark }

  /// The colour; nil if it is unset or inherited.
  @inlinable var color: Color? {
    guard first.x.isNaN else {
      return Color(
        variants: ColorVariants(
          light: first, dark: last, lightIncreasedContrast: first, darkIncreasedContrast: last))
    }
    return markedColor
  }

  @usableFromInline var markedColor: Color? {
    switch mark {
    case Self.packed: Color(variants: unpacked)
    case Self.reference: reference.plain
    default: nil
    }
  }
}

// The first vector contains the mark and three opacities. The last one contains the fourth opacity and three words. Each
// word has the red, green and blue of one of the first three variants in its lower 24 bits, and one component of the
// fourth variant in its upper 8 bits. Opacities keep all their bits, since their sign marks the colour space.
extension CompactColor {
  private init?(packing variants: ColorVariants) {
    guard let light = Self.bytes(of: variants.light), let dark = Self.bytes(of: variants.dark),
      let lightIncreased = Self.bytes(of: variants.lightIncreasedContrast),
      let darkIncreased = Self.bytes(of: variants.darkIncreasedContrast)
    else { return nil }
    func word(_ bytes: UInt32, _ component: UInt32) -> Float {
      Float(bitPattern: bytes | (darkIncreased &>> (8 * component)) &<< 24)
    }
    first = SIMD4(
      Float(bitPattern: Self.packed), variants.light.w, variants.dark.w, variants.lightIncreasedContrast.w)
    last = SIMD4(
      variants.darkIncreasedContrast.w, word(light, 0), word(dark, 1), word(lightIncreased, 2))
  }

  private var unpacked: ColorVariants {
    let words = SIMD3(last.y.bitPattern, last.z.bitPattern, last.w.bitPattern)
    let fourth = words &>> 24
    return ColorVariants(
      light: Self.variant(words.x, alpha: first.y), dark: Self.variant(words.y, alpha: first.z),
      lightIncreasedContrast: Self.variant(words.z, alpha: first.w),
      darkIncreasedContrast: Self.variant(
        fourth.x | fourth.y &<< 8 | fourth.z &<< 16, alpha: last.x))
  }

  /// Returns the red, green and blue of a variant, 8 bits each; nil if they have more.
  private static func bytes(of variant: SIMD4<Float>) -> UInt32? {
    // The sum is a number whose last bits are those of the nearest integer. What isn't a component of 8 bits differs from
    // the result below.
    let steps = unsafeBitCast(variant * 255 + 8_388_608, to: SIMD4<UInt32>.self) & 0xFF
    let bytes = steps.x | steps.y &<< 8 | steps.z &<< 16
    return (self.variant(bytes, alpha: variant.w).bits ^ variant.bits).isZero ? bytes : nil
  }

  private static func variant(_ bytes: UInt32, alpha: Float) -> SIMD4<Float> {
    func component(_ shift: UInt32) -> Float { Float(bytes &>> shift & 0xFF) / 255 }
    return SIMD4(component(0), component(8), component(16), alpha)
  }
}

// Both vectors are those of the reference, but for the mark.
extension CompactColor {
  private init(referring variants: ColorVariants) {
    let color = Color(variants: variants)
    let reference = Color(meaning: .variants(Color.Variant.allCases.map { color.resolved($0) }))
    self.init(light: reference.variants.light, dark: reference.variants.dark)
    first.x = Float(bitPattern: Self.reference)
  }

  private var reference: Color { Color(variants: ColorVariants(repeating: last)) }
}

// Each colour has one representation.
extension CompactColor: Hashable {
  @inlinable
  static func == (lhs: Self, rhs: Self) -> Bool {
    ((lhs.first.bits ^ rhs.first.bits) | (lhs.last.bits ^ rhs.last.bits)).isZero
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    first.bits.hashBits(into: &hasher)
    last.bits.hashBits(into: &hasher)
  }
}
