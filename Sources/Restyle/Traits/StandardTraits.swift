/// Restyle's own traits, which you access as properties of `TraitCollection`.
///
/// ```swift
/// var traits = TraitCollection(horizontalSizeClass: .compact)
/// traits.colorScheme = .dark
/// ```
///
/// Cached styles compare the bytes of this value to find out whether a trait has changed. Therefore each property is
/// stored, and is an enumeration without associated values, a Boolean value or a number.
public struct StandardTraits: Hashable, Sendable {
  /// The number of pixels per point, always finite and positive; 1 if it is unknown.
  public var displayScale: Double = 1
  /// The available space along the horizontal axis.
  public var horizontalSizeClass: UserInterfaceSizeClass = .unspecified
  /// The available space along the vertical axis.
  public var verticalSizeClass: UserInterfaceSizeClass = .unspecified
  /// The appearance of content: dark on light, or light on dark.
  public var colorScheme: ColorScheme = .light
  /// Whether the reader prefers more contrast between foreground and background.
  public var contrast: Contrast = .normal
  /// The reader's preferred text size.
  public var preferredContentSizeCategory: ContentSizeCategory = .large
  /// The layout direction of the interface.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// The kind of device or medium that shows the interface.
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
  /// Decodes an object with a value for the name of each trait; a missing trait has its default.
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
