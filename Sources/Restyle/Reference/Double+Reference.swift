extension Double {
  /// Returns a number that refers to a named value, for use in styles.
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
  /// A length of a style that you set to this number is always that of the current defaults for the key. A theme that
  /// sets the value therefore changes all styles that refer to it. Stylesheets write a custom property if they have one
  /// for the key, except for text that follows the reader's preferred text size, where they write a number. Fractions,
  /// scales and your own attributes get the number at the moment when you set them.
  ///
  /// Outside of a style, the result isn't a number. A calculation with it isn't a number, either, and counts as 0 in a
  /// style. Calculate with `DefaultStyling.defaults[.gap]` instead.
  ///
  /// - Complexity: One look-up in a hash table, without allocations after the first time.
  public static func named<Key: DefaultStylingKey>(_ key: Key) -> Double where Key.Value == Double {
    Double(.key(NamedValueKey(Key.self)))
  }

  /// Returns a number that refers to a named value, for use in styles.
  ///
  /// ```swift
  /// let gap = NamedValue("gap", 8.0)
  /// let card = EdgeInsets(inset: .named(gap))
  /// ```
  ///
  /// - Complexity: The same as for a key.
  public static func named(_ value: NamedValue<Double>) -> Double {
    Double(ValueReference(value) { Finite(wrappedValue: $0) })
  }

  private init(_ reference: ValueReference<Finite>) {
    self.init(bitPattern: Self.referenceBits | UInt64(Self.references.index(of: reference)))
  }

  // A signalling NaN. Arithmetic turns it into a quiet one, so the result of a calculation with a reference isn't a
  // reference. The lower half is the index of the reference in the table.
  @inlinable static var referenceBits: UInt64 { 0x7FF4_5253_0000_0000 }

  private static let references = ReferenceTable<ValueReference<Finite>>()

  @inlinable package var isReference: Bool { bitPattern &>> 32 == Self.referenceBits &>> 32 }

  /// The reference of the number; nil for a plain number.
  package var reference: ValueReference<Finite>? {
    isReference ? Self.references[UInt32(truncatingIfNeeded: bitPattern)] : nil
  }

  /// The number under the current defaults, without a reference.
  @inlinable package var plain: Double { self == self ? self : referredNumber }

  /// The current number of the reference; 0 if this isn't one.
  @usableFromInline var referredNumber: Double {
    var number = self
    // A cycle of named values ends here.
    for _ in 0..<ValueReference<Finite>.stepLimit {
      guard let reference = number.reference else { return number.isFinite ? number + 0 : 0 }
      number = reference.value { $0.stored }
    }
    return 0
  }

  /// The Swift source of the number or the reference.
  var swiftSource: String {
    reference.map { "Double.\($0.swiftSource { SwiftSourceEncoder.source(of: $0) })" } ?? "\(self)"
  }
}
