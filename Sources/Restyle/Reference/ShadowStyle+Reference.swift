extension ShadowStyle {
  /// Returns shadows that refer to a named value.
  ///
  /// ```swift
  /// struct Raised: DefaultStylingKey {
  ///   static let defaultValue = [ShadowStyle(color: .black.opacity(0.2), y: 1, blur: 4)]
  /// }
  /// extension DefaultStylingKey where Self == Raised { static var raised: Self { Self() } }
  /// ```
  ///
  /// ```swift
  /// let card = BackgroundStyle(color: .white, shadows: [.named(.raised)])
  /// ```
  ///
  /// A background that you set to this shadow always has the shadows of the current defaults for the key. Outside of a
  /// background, it is an invisible shadow.
  ///
  /// - Complexity: One look-up in a hash table, without allocations after the first time.
  public static func named<Key: DefaultStylingKey>(_ key: Key) -> ShadowStyle
  where Key.Value == [ShadowStyle] {
    ShadowStyle(.key(NamedValueKey(Key.self)))
  }

  /// Returns shadows that refer to a named value.
  ///
  /// - Complexity: The same as for a key.
  public static func named(_ value: NamedValue<[ShadowStyle]>) -> ShadowStyle {
    ShadowStyle(ValueReference(value) { $0 })
  }

  private init(_ reference: ValueReference<[ShadowStyle]>) {
    self.init()
    $x = Finite(bits: Self.referenceBits | UInt64(Self.references.index(of: reference)))
  }

  // As for numbers, with another upper half, in place of the horizontal offset.
  private static let referenceBits: UInt64 = 0x7FF4_5254_0000_0000

  private static let references = ReferenceTable<ValueReference<[ShadowStyle]>>()

  private var isReference: Bool { $x.bits &>> 32 == Self.referenceBits &>> 32 }

  /// Whether the shadow, its colour or one of its lengths is a reference to a named value.
  package var refers: Bool {
    isReference || color.isReference || $x.stored.isReference || $y.stored.isReference
      || $blur.stored.isReference || $spread.stored.isReference
  }

  /// The reference that the shadow represents; nil for a plain shadow.
  package var reference: ValueReference<[ShadowStyle]>? {
    guard isReference else { return nil }
    return Self.references[UInt32(truncatingIfNeeded: $x.bits)]
  }

  /// The reference that the shadow represents, as Swift source.
  var referenceSource: String {
    reference.map { "ShadowStyle.\($0.swiftSource { SwiftSourceEncoder.source(of: $0) })" } ?? ""
  }
}

extension [ShadowStyle] {
  /// The shadows under the current defaults, without references.
  package var plain: [ShadowStyle] {
    var steps = ValueReference<[ShadowStyle]>.stepLimit
    return plain(&steps)
  }

  private func plain(_ steps: inout Int) -> [ShadowStyle] {
    guard isReference else { return self }
    var shadows: [ShadowStyle] = []
    for shadow in self {
      guard let reference = shadow.reference else {
        shadows.append(shadow)
        continue
      }
      steps -= 1
      if steps > 0 { shadows += reference.value { $0 }.plain(&steps) }
    }
    return shadows
  }
}

extension ShadowStyle: ReferenceCoded {
  package static func named(_ name: String, usual: [ShadowStyle], among values: DesignValues?) -> ShadowStyle
  {
    .named(values?.shadows.first { $0.name.isExactly(name) } ?? NamedValue(name, usual))
  }

  /// Decodes an object with the properties, or with the name and the usual shadows of a named value.
  public init(from decoder: any Decoder) throws {
    self = try Self.reference(from: decoder) ?? Self(propertiesFrom: decoder)
  }

  /// Encodes the properties, or the name and the usual shadows of a named value.
  public func encode(to encoder: any Encoder) throws {
    if let reference { try reference.encode(to: encoder) { $0 } } else { try encodeProperties(to: encoder) }
  }
}

extension StyleProperty {
  /// Creates a property for shadows, some of which may be references to named values.
  package init(_ name: String, _ path: any WritableKeyPath<Root, [ShadowStyle]> & Sendable) {
    self.init(
      name: name, typed: NestedStyles(path: path) { $0.plain.interpolated(to: $1.plain, at: $2) })
  }
}
