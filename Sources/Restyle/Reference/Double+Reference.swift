extension Double {
  /// A number that refers to a named value, wherever a style stores it.
  ///
  /// ```swift
  /// struct Gap: DefaultStylingKey {
  ///   static let defaultValue = 8.0
  /// }
  /// extension DefaultStylingKey where Self == Gap { static var gap: Self { Self() } }
  /// ```
  ///
  /// ```swift
  /// let card = EdgeInsets(inset: .named(.gap))
  /// ```
  ///
  /// Lengths of styles that were set to it are what the current defaults have for the key, whenever they are read: a
  /// theme that sets the value changes all styles that refer to it. Stylesheets write a custom property where they have
  /// one for the key, except for text that follows the size that its reader prefers: there it is a number. Fractions,
  /// scales and users' own attributes have the number that it is when they are set.
  ///
  /// By itself it isn't a number, and neither is what is calculated with it: that is 0 in a style. Calculate with
  /// `DefaultStyling.defaults[.gap]`.
  ///
  /// - Complexity: A look-up in a hash table, without allocating after the first time.
  public static func named<Key: DefaultStylingKey>(_ key: Key) -> Double where Key.Value == Double {
    Double(.key(NamedValueKey(Key.self)))
  }

  /// A number that refers to a named value, wherever a style stores it.
  ///
  /// ```swift
  /// let gap = NamedValue("gap", 8.0)
  /// let card = EdgeInsets(inset: .named(gap))
  /// ```
  ///
  /// - Complexity: As for a key.
  public static func named(_ value: NamedValue<Double>) -> Double {
    Double(ValueReference(value) { Finite(wrappedValue: $0) })
  }

  private init(_ reference: ValueReference<Finite>) {
    self.init(bitPattern: Self.referenceBits | UInt64(NumberReferences.all.index(of: reference)))
  }
}

extension Double {
  // A signalling NaN, of which arithmetic makes a quiet one: what is calculated with a reference is none. The lower half
  // is the number of the reference among all of them.
  @inlinable static var referenceBits: UInt64 { 0x7FF4_5253_0000_0000 }

  @inlinable package var isReference: Bool { bitPattern &>> 32 == Self.referenceBits &>> 32 }

  /// What the number refers to; nil for a number of its own.
  package var reference: ValueReference<Finite>? {
    isReference ? NumberReferences.all[UInt32(truncatingIfNeeded: bitPattern)] : nil
  }

  /// The number that it is under the current defaults, which refers to nothing.
  @inlinable package var plain: Double { self == self ? self : referredNumber }

  /// The number that a reference means now; 0 if it is none.
  @usableFromInline var referredNumber: Double {
    var number = self
    // Named values that refer to one another in a circle end here.
    for _ in 0..<ValueReference<Finite>.stepLimit {
      guard let reference = number.reference else { return number.isFinite ? number + 0 : 0 }
      number = reference.value { $0.stored }
    }
    return 0
  }

  /// The number, or what it refers to, as source.
  var swiftSource: String {
    reference.map { "Double.\($0.swiftSource { SwiftSourceEncoder.source(of: $0) })" } ?? "\(self)"
  }
}

extension SIMD4<Double> {
  /// Whether one of the numbers refers to a named value.
  package var refers: Bool { indices.contains { self[$0].isReference } }
}

/// What numbers refer to.
private enum NumberReferences {
  static let all = ReferenceTable<ValueReference<Finite>>()
}
