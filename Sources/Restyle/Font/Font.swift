/// The font of a text; each of its components may be unset.
///
/// A font consists of six attributes, so *bold* merged with *italic* is bold italic.
///
/// ```swift
/// style.font = .system(size: 17, weight: .semibold)
/// style.font.size = 20
/// style.fontWeight = .bold          // the same attribute, without the detour
/// ```
public struct Font: Hashable, Sendable, NonisolatedValue {
  // Few fields, as in `InlineTextAttributes`. The numbers are the size, the weight and the width, NaN while unset, and
  // the bits of a reference to a named value. The code is that of the slant, 0 while unset.
  @usableFromInline var ownFamily: Family?
  @usableFromInline var ownFeatures: Features?
  @usableFromInline var numbers = FourNumbers(repeating: .nan)
  @usableFromInline var slantCode: UInt8 = 0

  /// Creates a font from the given components.
  @inlinable
  public init(
    family: Family? = nil,
    size: Double? = nil,
    weight: Weight? = nil,
    width: Width? = nil,
    slant: Slant? = nil,
    features: Features? = nil
  ) {
    ownFamily = family
    ownFeatures = features
    storedSize = size?.nonNegativeOrNil
    ownWeight = weight
    ownWidth = width
    ownSlant = slant
  }
}

extension Font {
  /// The family, or a design of the system's font.
  @inlinable public var family: Family? {
    get { ownFamily ?? (refers ? plain.ownFamily : nil) }
    set {
      if newValue == nil { settle() }
      ownFamily = newValue
    }
  }

  /// The OpenType features, each switched on or off.
  @inlinable public var features: Features? {
    get { ownFeatures ?? (refers ? plain.ownFeatures : nil) }
    set {
      if newValue == nil { settle() }
      ownFeatures = newValue
    }
  }

  /// The size, in points; finite and not negative.
  ///
  /// Assigning a number that isn't finite unsets it.
  @inlinable public var size: Double? {
    get { (storedSize ?? (refers ? plain.storedSize : nil))?.plain.nonNegative }
    set {
      let size = newValue?.nonNegativeOrNil
      if size == nil { settle() }
      storedSize = size
    }
  }

  /// The stored size, which may be a reference to a named value.
  @inlinable var storedSize: Double? {
    get { numbers.x.nilIfUnset }
    set { numbers.x = newValue ?? .nan }
  }

  @inlinable var ownWeight: Weight? {
    get { numbers.y.nilIfNaN.map { Weight($0) } }
    set { numbers.y = newValue?.value ?? .nan }
  }

  @inlinable var ownWidth: Width? {
    get { numbers.z.nilIfNaN.map(Width.init) }
    set { numbers.z = newValue?.percentage ?? .nan }
  }

  @inlinable var ownSlant: Slant? {
    get { Slant(byteCode: slantCode) }
    set { slantCode = newValue?.byteCode ?? 0 }
  }

  /// Whether the font sets only components that most fonts set.
  @inlinable var isCommon: Bool {
    !refers && numbers.z.bitPattern == Double.nan.bitPattern && ownFeatures == nil
  }

  /// Replaces the font with its current value, so that its unset components no longer come from a named value.
  @inlinable mutating func settle() { if refers { self = plain } }

  private var codedSize: NonNegative? {
    get { storedSize.map(NonNegative.init) }
    set { storedSize = newValue?.stored }
  }

  /// The thickness of the strokes.
  @inlinable public var weight: Weight? {
    get { ownWeight ?? (refers ? plain.ownWeight : nil) }
    set {
      if newValue == nil { settle() }
      ownWeight = newValue
    }
  }

  /// The width of the letters.
  @inlinable public var width: Width? {
    get { ownWidth ?? (refers ? plain.ownWidth : nil) }
    set {
      if newValue == nil { settle() }
      ownWidth = newValue
    }
  }

  /// The slant of the letters.
  @inlinable public var slant: Slant? {
    get { ownSlant ?? (refers ? plain.ownSlant : nil) }
    set {
      if newValue == nil { settle() }
      ownSlant = newValue
    }
  }

  /// The size for lengths that depend on an unset font size, in points: that of iOS body text.
  public static let defaultSize: Double = 17

  /// Returns the system's font with a size, in points.
  @inlinable
  public static func system(
    size: Double, weight: Weight? = nil, width: Width? = nil, design: Design = .default
  ) -> Font {
    Font(family: .system(design), size: size, weight: weight, width: width)
  }

  /// Returns the system's font in bold, with a size in points.
  @inlinable
  public static func boldSystem(size: Double) -> Font { .system(size: size, weight: .bold) }

  /// Returns the system's font in italic, with a size in points.
  @inlinable
  public static func italicSystem(size: Double) -> Font {
    Font(family: .system(.default), size: size, slant: .italic)
  }

  /// Returns the font of a family, with fallbacks.
  ///
  /// ```swift
  /// Font.custom("IBM Plex Mono", size: 15, fallbacks: ["Menlo", "Consolas"], design: .monospaced)
  /// ```
  ///
  /// - Parameters:
  ///   - family: The name of the family.
  ///   - size: The size, in points; nil to leave it unset.
  ///   - weight: The thickness of the strokes; nil to leave it unset.
  ///   - width: The width of the characters; nil to leave it unset.
  ///   - fallbacks: The names of families to use if it isn't available, in order of preference.
  ///   - design: The design of the system's font, for the case that none of the families is available.
  /// - Returns: The font.
  @inlinable
  public static func custom(
    _ family: String, size: Double? = nil, weight: Weight? = nil, width: Width? = nil,
    fallbacks: [String] = [], design: Design = .default
  ) -> Font {
    Font(
      family: .named(family, fallbacks: fallbacks, design: design), size: size, weight: weight, width: width)
  }
}

extension Font: SwiftSourceConvertible, CustomDebugStringConvertible {
  var swiftSource: String {
    let all: [(String, String?)] = [
      ("family", ownFamily?.swiftSource), ("size", storedSize.map(\.swiftSource)),
      ("weight", ownWeight?.swiftSource), ("width", ownWidth?.swiftSource), ("slant", ownSlant?.swiftSource),
      ("features", ownFeatures?.swiftSource),
    ]
    let parts = all.compactMap { name, source in source.map { (name, $0) } }
    guard let reference else {
      return "Font(" + parts.map { "\($0): \($1)" }.joined(separator: ", ") + ")"
    }
    let named = "Font.\(reference.swiftSource { $0.swiftSource })"
    let changes = parts.map { "font.\($0) = \($1); " }.joined()
    return changes.isEmpty ? named : "{ var font = \(named); \(changes)return font }()"
  }

  /// The Swift source that creates the font.
  public var debugDescription: String { swiftSource }
}

extension Font: PropertyCoded {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("namedFont", optional: \.codedReference), .init("family", optional: \.ownFamily),
    .init("size", optional: \.codedSize), .init("weight", optional: \.ownWeight),
    .init("width", optional: \.ownWidth), .init("slant", optional: \.ownSlant),
    .init("features", optional: \.ownFeatures))
}
