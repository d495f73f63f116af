extension StandardTextAttribute {
  /// The key of `TextStyle.fontFamily`.
  public struct FontFamilyKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<Font.Family>("fontFamily")
  }

  /// The key of `TextStyle.fontSize`.
  public struct FontSizeKey: TextAttributeKey, StandardTextNumberKey {
    static let definition = TextAttributeDefinition<Double>("fontSize", normalized: .nonNegative)
  }

  /// The key of `TextStyle.fontWeight`.
  public struct FontWeightKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<Font.Weight>("fontWeight")
  }

  /// The key of `TextStyle.fontWidth`.
  public struct FontWidthKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<Font.Width>("fontWidth")
  }

  /// The key of `TextStyle.fontSlant`.
  public struct FontSlantKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<Font.Slant>("fontSlant")
  }

  /// The key of `TextStyle.fontFeatures`.
  public struct FontFeaturesKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<Font.Features>(
      "fontFeatures", merging: { $0.merging($1) })
  }

  /// The key of `TextStyle.adjustsFontForContentSizeCategory`.
  public struct AdjustsFontForContentSizeCategoryKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<Bool>("adjustsFontForContentSizeCategory")
  }
}

extension TextAttributeKey where Self == StandardTextAttribute.FontFamilyKey {
  /// The key of `TextStyle.fontFamily`.
  public static var fontFamily: StandardTextAttribute.FontFamilyKey { .init() }
  /// The key of `TextStyle.fontSize`.
  public static var fontSize: StandardTextAttribute.FontSizeKey { .init() }
  /// The key of `TextStyle.fontWeight`.
  public static var fontWeight: StandardTextAttribute.FontWeightKey { .init() }
  /// The key of `TextStyle.fontWidth`.
  public static var fontWidth: StandardTextAttribute.FontWidthKey { .init() }
  /// The key of `TextStyle.fontSlant`.
  public static var fontSlant: StandardTextAttribute.FontSlantKey { .init() }
  /// The key of `TextStyle.fontFeatures`.
  public static var fontFeatures: StandardTextAttribute.FontFeaturesKey { .init() }
  /// The key of `TextStyle.adjustsFontForContentSizeCategory`.
  public static var adjustsFontForContentSizeCategory:
    StandardTextAttribute.AdjustsFontForContentSizeCategoryKey
  { .init() }
}

extension TextStyle {
  /// The font's family, or a design of the system's font; nil while it is unset.
  public var fontFamily: Font.Family? {
    @inlinable get {
      StandardTextAttribute.FontFamilyKey.value(in: attributes)
        ?? attributes.underlying(StandardTextAttribute.FontFamilyKey.self)
    }
    @inlinable set {
      StandardTextAttribute.FontFamilyKey.set(newValue, in: &attributes)
      if newValue == nil { attributes.removeUnderlying(StandardTextAttribute.FontFamilyKey.self) }
    }
  }

  /// The font's size in points; nil while it is unset.
  public var fontSize: Double? {
    @inlinable get {
      StandardTextAttribute.FontSizeKey.current(attributes.inline.fontSize)
        ?? attributes.underlying(StandardTextAttribute.FontSizeKey.self)
    }
    @inlinable set {
      attributes.inline.fontSize = newValue?.nonNegativeOrNaN
      if newValue == nil { attributes.removeUnderlying(StandardTextAttribute.FontSizeKey.self) }
    }
  }

  /// The thickness of the font's strokes; nil while it is unset.
  public var fontWeight: Font.Weight? {
    @inlinable get {
      attributes.inline.fontWeight ?? attributes.underlying(StandardTextAttribute.FontWeightKey.self)
    }
    @inlinable set {
      attributes.inline.fontWeight = newValue
      if newValue == nil { attributes.removeUnderlying(StandardTextAttribute.FontWeightKey.self) }
    }
  }

  /// The width of the font's letters; nil while it is unset.
  public var fontWidth: Font.Width? {
    @inlinable get { attributes.other(StandardTextAttribute.FontWidthKey.self) }
    @inlinable set {
      attributes.setOther(newValue, for: StandardTextAttribute.FontWidthKey.self)
      if newValue == nil { attributes.removeUnderlying(StandardTextAttribute.FontWidthKey.self) }
    }
  }

  /// The slant of the font's letters; nil while it is unset.
  public var fontSlant: Font.Slant? {
    @inlinable get {
      attributes.inline.fontSlant ?? attributes.underlying(StandardTextAttribute.FontSlantKey.self)
    }
    @inlinable set {
      attributes.inline.fontSlant = newValue
      if newValue == nil { attributes.removeUnderlying(StandardTextAttribute.FontSlantKey.self) }
    }
  }

  /// The font's OpenType features, each switched on or off; merging combines them.
  public var fontFeatures: Font.Features {
    get { attributes[.fontFeatures] ?? [] }
    set { attributes[.fontFeatures] = newValue }
  }

  /// Whether the font follows the reader's preferred text size; nil while it is unset.
  public var adjustsFontForContentSizeCategory: Bool? {
    @inlinable get {
      attributes.inline.adjustsFontForContentSizeCategory
        ?? attributes.underlying(StandardTextAttribute.AdjustsFontForContentSizeCategoryKey.self)
    }
    @inlinable set {
      attributes.inline.adjustsFontForContentSizeCategory = newValue
      if newValue == nil {
        attributes.removeUnderlying(StandardTextAttribute.AdjustsFontForContentSizeCategoryKey.self)
      }
    }
  }
}
