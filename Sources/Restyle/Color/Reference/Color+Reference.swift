extension Color {
  /// Returns a colour that refers to a named value.
  ///
  /// ```swift
  /// struct Highlight: DefaultStylingKey {
  ///   static let defaultValue = Color(light: Color(hex: 0x0F62FE), dark: Color(hex: 0x78A9FF))
  /// }
  /// extension DefaultStylingKey where Self == Highlight { static var highlight: Self { Self() } }
  /// extension Color { static var highlight: Color { .named(.highlight) } }
  /// ```
  ///
  /// The colour is always that of the current defaults for the key. A theme that sets the value therefore changes all
  /// styles that refer to it. Stylesheets write a custom property if they have one for the key. Two colours that refer
  /// to different keys aren't equal, even if they look alike; see ``looksEqual(to:in:)``.
  ///
  /// If you change the opacity of the colour, mix or shade it, or use it as a variant, the result refers to the key,
  /// too.
  ///
  /// - Complexity: One look-up in a hash table, without allocations after the first time.
  public static func named<Key: DefaultStylingKey>(_ key: Key) -> Color where Key.Value == Color {
    Color(ColorReference.reference(to: .named(.key(NamedValueKey(Key.self)))))
  }

  /// Returns a colour that refers to a named value.
  ///
  /// ```swift
  /// let ink = NamedValue("ink", Color(hex: 0x161616))
  /// let text = TextStyle(color: .named(ink))
  /// ```
  ///
  /// - Complexity: The same as for a key.
  public static func named(_ value: NamedValue<Color>) -> Color {
    Color(ColorReference.reference(to: .named(ValueReference(value) { $0 })))
  }

  /// Returns whether two colours look the same for some traits, regardless of their references and their spaces.
  ///
  /// ```swift
  /// let white = Color(red: 1, green: 1, blue: 1, space: .displayP3)
  /// let isSame = white.looksEqual(to: .white, in: TraitCollection())
  /// ```
  ///
  /// - Parameters:
  ///   - other: The other colour.
  ///   - traits: The traits. Only the colour scheme and the contrast matter.
  /// - Returns: Whether no component differs by more than a thousandth of 1/255, measured in the same space.
  public func looksEqual(to other: Color, in traits: TraitCollection) -> Bool {
    let (first, second) = (resolved(for: traits), other.resolved(for: traits))
    if first == second || first.alpha == 0 && second.alpha == 0 { return true }
    let space: ColorSpace = first.space == second.space ? first.space : .displayP3
    let difference = first.converted(to: space).light.vector - second.converted(to: space).light.vector
    return (0..<4).allSatisfy { difference[$0].magnitude <= 0.001 / 255 }
  }

  // A reference has this bit pattern in place of the light variant's green; it is a NaN, which no component is. The
  // next two numbers contain the object's address.
  @inlinable static var referenceBits: UInt32 { 0x7FC0_0002 }

  init(_ reference: ColorReference) {
    let address = UInt64(UInt(bitPattern: Unmanaged.passUnretained(reference).toOpaque()))
    self.init(
      variants: ColorVariants(
        repeating: SIMD4(
          0, Float(bitPattern: Self.referenceBits), Float(bitPattern: UInt32(truncatingIfNeeded: address)),
          Float(bitPattern: UInt32(truncatingIfNeeded: address >> 32)))))
  }

  // The checks are inlinable, because nearly all colours are plain.
  @inlinable package var isReference: Bool { variants.light.y.bitPattern == Self.referenceBits }

  /// The reference of the colour; nil for a plain colour.
  package var reference: ColorReference? {
    guard isReference else { return nil }
    let address = UInt64(variants.light.z.bitPattern) | UInt64(variants.light.w.bitPattern) << 32
    // Safe, because the object was stored in the global table of references, which never removes an object.
    return UnsafeRawPointer(bitPattern: UInt(address)).map {
      Unmanaged<ColorReference>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// The visible colour, without references.
  @inlinable package var plain: Color { isReference ? referredColor : self }

  /// The visible variants.
  var shown: ColorVariants { isReference ? referredColor.variants : variants }

  @usableFromInline var referredColor: Color { reference?.value ?? self }

  /// Creates a function of colours, at least one of which is a reference, or its current colour if functions nest too
  /// deeply.
  init(meaning: ColorReference.Meaning) {
    if case .variants(let colors) = meaning, colors.allSatisfy({ $0 == colors[0] }) {
      self = colors[0]
      return
    }
    let limit = 64
    guard meaning.size <= limit else {
      self = ColorReference(unshared: meaning).value
      return
    }
    self.init(ColorReference.reference(to: meaning))
  }
}
