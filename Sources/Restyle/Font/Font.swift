/// What a style says of its typeface; each part may be left open.
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
  /// The size in points, finite and not negative; assigning a number that isn't finite leaves it open.
  public var size: Double? {
    didSet { size = Self.normalizedSize(size) }
  }
  /// The thickness of the strokes.
  public var weight: Weight?
  /// The width of the letters.
  public var width: Width?
  /// Upright, italic or oblique.
  public var slant: Slant?
  /// The OpenType features that are switched on or off.
  public var features: Features?

  /// Makes a font out of the parts that are given.
  public init(
    family: Family? = nil,
    size: Double? = nil,
    weight: Weight? = nil,
    width: Width? = nil,
    slant: Slant? = nil,
    features: Features? = nil
  ) {
    self.family = family
    self.size = Self.normalizedSize(size)
    self.weight = weight
    self.width = width
    self.slant = slant
    self.features = features
  }
}

extension Font {
  private static func normalizedSize(_ size: Double?) -> Double? {
    size.flatMap(StandardTextAttribute.FontSize.normalized)
  }

  /// The size, in points, that stands in where a length depends on an unset size: the one of iOS body text.
  public static let defaultSize: Double = 17

  /// The system's font in a size in points.
  public static func system(
    size: Double, weight: Weight? = nil, width: Width? = nil, design: Design = .default
  ) -> Font {
    Font(family: .system(design), size: size, weight: weight, width: width)
  }

  /// The system's font in a size in points, bold.
  public static func boldSystem(size: Double) -> Font {
    .system(size: size, weight: .bold)
  }

  /// The system's font in a size in points, italic.
  public static func italicSystem(size: Double) -> Font {
    Font(family: .system(.default), size: size, slant: .italic)
  }

  /// The font of a family, in a size in points.
  public static func custom(_ family: String, size: Double, weight: Weight? = nil) -> Font {
    Font(family: .named(family), size: size, weight: weight)
  }
}

extension Font: SwiftSourceConvertible, CustomDebugStringConvertible {
  var swiftSource: String {
    let parts: [(String, String?)] = [
      ("family", family?.swiftSource), ("size", size.map { "\($0)" }), ("weight", weight?.swiftSource),
      ("width", width?.swiftSource), ("slant", slant?.swiftSource), ("features", features?.swiftSource),
    ]
    return "Font("
      + parts.compactMap { name, source in source.map { "\(name): \($0)" } }.joined(separator: ", ") + ")"
  }

  /// Swift source that builds the font.
  public var debugDescription: String { swiftSource }
}
