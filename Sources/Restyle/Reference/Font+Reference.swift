extension Font {
  /// A font that refers to a named value.
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
  /// Its components are those that the current defaults have for the key, whenever they are read: a theme that sets the
  /// value changes all styles that refer to it. Components that are set afterwards lie over it; unsetting one leaves the
  /// font that it is at the moment.
  ///
  /// - Complexity: A look-up in a hash table.
  public static func named<Key: DefaultStylingKey>(_ key: Key) -> Font where Key.Value == Font {
    Font(.key(NamedValueKey(Key.self)))
  }

  /// A font that refers to a named value.
  ///
  /// - Complexity: As for a key.
  public static func named(_ value: NamedValue<Font>) -> Font {
    Font(ValueReference(value) { $0 })
  }

  private init(_ reference: ValueReference<Font>) { self = Font().referring(to: reference) }

  /// The font over that of a named value.
  func referring(to reference: ValueReference<Font>) -> Font {
    var font = self
    font.bits.w = Self.referenceBits | UInt64(FontReferences.all.index(of: reference))
    return font
  }
}

extension Font {
  // As numbers have it, with another upper half, in the lane that no component needs.
  private static let referenceBits: UInt64 = 0x7FF4_5255_0000_0000

  /// Whether components that aren't set may be those of a named value.
  @inlinable var refers: Bool { bits.w != Double.nan.bitPattern }

  /// What components that aren't set refer to; nil for nothing.
  var reference: ValueReference<Font>? {
    guard bits.w &>> 32 == Self.referenceBits &>> 32 else { return nil }
    return FontReferences.all[UInt32(truncatingIfNeeded: bits.w)]
  }

  /// The font under the current defaults, which refers to nothing.
  @usableFromInline package var plain: Font {
    var font = self
    // Named values that refer to one another in a circle end here.
    for _ in 0..<ValueReference<Font>.stepLimit {
      guard let reference = font.reference else { break }
      font = font.own
      font.fill(from: reference.value { $0 })
    }
    return font.own
  }

  /// The components that are set, without those of a named value.
  var own: Font {
    var font = self
    font.bits.w = Double.nan.bitPattern
    return font
  }

  /// What it lies over, as documents have it.
  var codedReference: CodedReference<Font>? {
    get { reference.map { CodedReference(reference: $0) } }
    set { self = newValue.map { own.referring(to: $0.reference) } ?? own }
  }

  /// Sets what is unset.
  private mutating func fill(from other: Font) {
    ownFamily = ownFamily ?? other.ownFamily
    ownFeatures = ownFeatures ?? other.ownFeatures
    bits.replace(with: other.bits, where: bits .== Double.nan.bitPattern)
    if slantCode == 0 { slantCode = other.slantCode }
  }
}

/// What fonts refer to.
private enum FontReferences {
  static let all = ReferenceTable<ValueReference<Font>>()
}

extension Font: ReferringValue {
  package static var nothing: Font { Font() }

  package var references: [ValueReference<Font>] { reference.map { [$0] } ?? [] }
}
