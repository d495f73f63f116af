/// Restyle's own traits, which are accessed as properties of `TraitCollection`.
///
/// ```swift
/// var traits = TraitCollection(horizontalSizeClass: .compact)
/// traits.colorScheme = .dark
/// ```
///
/// Cached styles compare the bytes of a value to find out whether a trait has changed: so each property is stored, and
/// is an enumeration without associated values, a Boolean value or a number.
public struct StandardTraits: Hashable, Sendable {
  /// How many pixels a point is wide; always finite and positive, 1 unless it is known.
  public var displayScale: Double = 1
  /// The space along the horizontal axis.
  public var horizontalSizeClass: UserInterfaceSizeClass = .unspecified
  /// The space along the vertical axis.
  public var verticalSizeClass: UserInterfaceSizeClass = .unspecified
  /// Whether content is dark on light, or light on dark.
  public var colorScheme: ColorScheme = .light
  /// Whether the reader prefers more contrast.
  public var contrast: Contrast = .normal
  /// The reader's preferred text size.
  public var preferredContentSizeCategory: ContentSizeCategory = .large
  /// The direction in which the interface runs.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// The kind of device or medium that the interface is shown on.
  public var idiom: UserInterfaceIdiom = .unspecified
  /// Whether the reader prefers bold text.
  public var legibilityWeight: LegibilityWeight = .regular
  /// The colours that the display can show.
  public var gamut: DisplayGamut = .sRGB
  /// Whether the reader prefers reduced motion.
  public var reduceMotion = false
  /// Whether the reader prefers reduced transparency.
  public var reduceTransparency = false
}

extension StandardTraits {
  /// Replaces invalid values.
  @usableFromInline
  mutating func normalize() {
    if !(displayScale.isFinite && displayScale > 0) { displayScale = 1 }
  }
}

extension StandardTraits: Codable {
  /// Decodes an object with a value for each trait's name; a trait that is missing has its default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func decode<Value: Decodable>(_ value: inout Value, _ key: CodingKeys) throws {
      value = try container.decodeIfPresent(Value.self, forKey: key) ?? value
    }
    self.init()
    displayScale =
      try container.decodeIfPresent(Positive.self, forKey: .displayScale)?.wrappedValue ?? displayScale
    try decode(&horizontalSizeClass, .horizontalSizeClass)
    try decode(&verticalSizeClass, .verticalSizeClass)
    try decode(&colorScheme, .colorScheme)
    try decode(&contrast, .contrast)
    try decode(&preferredContentSizeCategory, .preferredContentSizeCategory)
    try decode(&layoutDirection, .layoutDirection)
    try decode(&idiom, .idiom)
    try decode(&legibilityWeight, .legibilityWeight)
    try decode(&gamut, .gamut)
    try decode(&reduceMotion, .reduceMotion)
    try decode(&reduceTransparency, .reduceTransparency)
  }
}
