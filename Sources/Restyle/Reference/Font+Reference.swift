extension Font {
  /// Returns a font that refers to a named value.
  ///
  /// ```swift
  /// struct BodyFont: DefaultStylingKey {
  ///   static let defaultValue = Font.system(size: 17)
  /// }
  /// extension DefaultStylingKey where Self == BodyFont { static var bodyFont: Self { Self() } }
  /// ```
  ///
  /// ```swift
  /// let body = TextStyle(font: .named(.bodyFont), color: .label)
  /// ```
  ///
  /// Its components are always those of the current defaults for the key. A theme that sets the value therefore changes
  /// all styles that refer to it. Components that you set afterwards override those of the named value. If you unset a
  /// component, the font no longer refers to the value, and keeps the current values of its other components.
  ///
  /// - Complexity: One look-up in a hash table.
  public static func named<Key: DefaultStylingKey>(_ key: Key) -> Font where Key.Value == Font {
    Font(.key(NamedValueKey(Key.self)))
  }

  /// Returns a font that refers to a named value.
  ///
  /// - Complexity: The same as for a key.
  public static func named(_ value: NamedValue<Font>) -> Font {
    Font(ValueReference(value) { $0 })
  }

  private init(_ reference: ValueReference<Font>) { self = Font().referring(to: reference) }

  /// Returns the font with a reference to a named value, which the font's components override.
  func referring(to reference: ValueReference<Font>) -> Font {
    var font = self
    font.numbers.w = Double(
      bitPattern: Self.referenceBits | UInt64(Self.references.index(of: reference)))
    return font
  }

  // As for numbers, with another upper half, in the lane that no component uses.
  private static let referenceBits: UInt64 = 0x7FF4_5255_0000_0000

  private static let references = ReferenceTable<ValueReference<Font>>()

  /// Whether unset components may come from a named value.
  @inlinable var refers: Bool { numbers.w.bitPattern != Double.nan.bitPattern }

  /// The reference for unset components; nil for none.
  var reference: ValueReference<Font>? {
    guard numbers.w.bitPattern &>> 32 == Self.referenceBits &>> 32 else { return nil }
    return Self.references[UInt32(truncatingIfNeeded: numbers.w.bitPattern)]
  }

  /// The font under the current defaults, without a reference.
  @usableFromInline package var plain: Font {
    var font = self
    // A cycle of named values ends here.
    for _ in 0..<ValueReference<Font>.stepLimit {
      guard let reference = font.reference else { break }
      font = font.own
      font.fill(from: reference.value { $0 })
    }
    return font.own
  }

  /// The font with only the components that it sets itself, not those of a named value.
  var own: Font {
    var font = self
    font.numbers.w = .nan
    return font
  }

  /// The reference as documents store it.
  var codedReference: CodedReference<Font>? {
    get { reference.map { CodedReference(reference: $0) } }
    set { self = newValue.map { own.referring(to: $0.reference) } ?? own }
  }

  /// Takes unset components from another font.
  private mutating func fill(from other: Font) {
    ownFamily = ownFamily ?? other.ownFamily
    ownFeatures = ownFeatures ?? other.ownFeatures
    var filled = other.numbers
    filled.replace(withSetNumbersOf: numbers)
    numbers = filled
    if slantCode == 0 { slantCode = other.slantCode }
  }
}

extension Font: ReferringValue {
  package static var nothing: Font { Font() }

  package var references: [ValueReference<Font>] { reference.map { [$0] } ?? [] }
}
