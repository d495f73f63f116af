/// The typeface of a style; each component may be unset.
///
/// A font is a composite of six attributes, so that *bold* merged with *italic* is bold italic.
///
/// ```swift
/// style.font = .system(size: 17, weight: .semibold)
/// style.font.size = 20
/// style.fontWeight = .bold          // the same attribute, without the detour
/// ```
public struct Font: Hashable, Sendable {
  /// The family, or a design of the system's.
  public var family: Family?
  /// The OpenType features that are switched on or off.
  public var features: Features?
  // Few fields, as in `InlineTextAttributes`: the bits of the size, the weight and the width, which are NaN if unset,
  // and the code of the slant, 0 if unset.
  @usableFromInline var bits = SIMD4<Double>(repeating: .nan).bits
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
    self.family = family
    self.features = features
    self.size = size
    self.weight = weight
    self.width = width
    self.slant = slant
  }
}

extension Font {
  @inlinable var numbers: SIMD4<Double> {
    get { SIMD4(bits: bits) }
    set { bits = newValue.bits }
  }

  /// The size in points, finite and not negative; assigning a number that isn't finite unsets it.
  @inlinable public var size: Double? {
    get { storedSize?.plain.nonNegative }
    set { numbers.x = newValue?.nonNegativeOrNil ?? .nan }
  }

  /// The size as it is stored, which may refer to a named value.
  @inlinable var storedSize: Double? { numbers.x.nilIfUnset }

  private var codedSize: NonNegative? {
    get { storedSize.map(NonNegative.init) }
    set { size = newValue?.stored }
  }

  /// The thickness of the strokes.
  @inlinable public var weight: Weight? {
    get { numbers.y.nilIfNaN.map { Weight($0) } }
    set { numbers.y = newValue?.value ?? .nan }
  }

  /// The width of the letters.
  @inlinable public var width: Width? {
    get { numbers.z.nilIfNaN.map(Width.init) }
    set { numbers.z = newValue?.percentage ?? .nan }
  }

  /// Upright, italic or oblique.
  @inlinable public var slant: Slant? {
    get { Slant(byteCode: slantCode) }
    set { slantCode = newValue?.byteCode ?? 0 }
  }

  /// The size, in points, to use if a length depends on an unset size: that of iOS body text.
  public static let defaultSize: Double = 17

  /// The system's font in a size in points.
  @inlinable
  public static func system(
    size: Double, weight: Weight? = nil, width: Width? = nil, design: Design = .default
  ) -> Font {
    Font(family: .system(design), size: size, weight: weight, width: width)
  }

  /// The system's font in a size in points, bold.
  @inlinable
  public static func boldSystem(size: Double) -> Font { .system(size: size, weight: .bold) }

  /// The system's font in a size in points, italic.
  @inlinable
  public static func italicSystem(size: Double) -> Font {
    Font(family: .system(.default), size: size, slant: .italic)
  }

  /// The font of a family, in a size in points, with fallbacks.
  ///
  /// ```swift
  /// Font.custom("IBM Plex Mono", size: 15, fallbacks: ["Menlo", "Consolas"], design: .monospaced)
  /// ```
  ///
  /// - Parameters:
  ///   - family: The name of the family.
  ///   - size: The size in points; nil to leave it unset.
  ///   - weight: The thickness of the strokes; nil to leave it unset.
  ///   - fallbacks: The names of families to use if it isn't available, in order of preference.
  ///   - design: The design of the system's font to use if none of them is available.
  /// - Returns: The font.
  @inlinable
  public static func custom(
    _ family: String, size: Double? = nil, weight: Weight? = nil, fallbacks: [String] = [],
    design: Design = .default
  ) -> Font {
    Font(family: .named(family, fallbacks: fallbacks, design: design), size: size, weight: weight)
  }
}

extension Font: SwiftSourceConvertible, CustomDebugStringConvertible {
  var swiftSource: String {
    let parts: [(String, String?)] = [
      ("family", family?.swiftSource), ("size", storedSize.map(\.swiftSource)),
      ("weight", weight?.swiftSource),
      ("width", width?.swiftSource), ("slant", slant?.swiftSource), ("features", features?.swiftSource),
    ]
    return "Font("
      + parts.compactMap { name, source in source.map { "\(name): \($0)" } }.joined(separator: ", ") + ")"
  }

  /// Swift source that builds the font.
  public var debugDescription: String { swiftSource }
}

extension Font: PropertyCoded {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("family", optional: \.family), .init("size", optional: \.codedSize),
    .init("weight", optional: \.weight), .init("width", optional: \.width), .init("slant", optional: \.slant),
    .init("features", optional: \.features))
}
