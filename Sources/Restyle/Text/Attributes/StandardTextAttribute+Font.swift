extension StandardTextAttribute {
  /// The key of `TextStyle.fontFamily`.
  public struct FontFamily: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Font.Family

    /// The attribute's name.
    public static let name = "fontFamily"

    /// Makes the key.
    public init() {}

    /// Reads a design from where it lies inline, a name from the others.
    public static func _value(in attributes: borrowing TextAttributes) -> Font.Family? {
      attributes.inline.fontDesign.map(Font.Family.system) ?? attributes.others?.value(for: Self.self)
    }

    /// Writes a design inline, since it is frequent, and a name, which takes a reference, to the others.
    public static func _setValue(_ value: Font.Family?, in attributes: inout TextAttributes) {
      if case .system(let design) = value {
        attributes.inline.fontDesign = design
        attributes.setOther(nil, for: Self.self)
      } else {
        attributes.inline.fontDesign = nil
        attributes.setOther(value, for: Self.self)
      }
    }
  }

  /// The key of `TextStyle.fontSize`.
  public struct FontSize: TextAttributeKey, InlineTextAttributeKey {
    /// The attribute's value.
    public typealias Value = Double

    /// The attribute's name.
    public static let name = "fontSize"
    static var field: WritableKeyPath<InlineTextAttributes, Double?> { \.fontSize }

    /// Makes the key.
    public init() {}

    /// Keeps finite values, and none below zero.
    @inlinable
    public static func normalized(_ value: Double) -> Double? {
      value.isFinite ? max(0, value) + 0 : nil
    }
  }

  /// The key of `TextStyle.fontWeight`.
  public struct FontWeight: TextAttributeKey, InlineTextAttributeKey {
    /// The attribute's value.
    public typealias Value = Font.Weight

    /// The attribute's name.
    public static let name = "fontWeight"
    static var field: WritableKeyPath<InlineTextAttributes, Font.Weight?> { \.fontWeight }

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.fontWidth`.
  public struct FontWidth: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Font.Width

    /// The attribute's name.
    public static let name = "fontWidth"

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.fontSlant`.
  public struct FontSlant: TextAttributeKey, InlineTextAttributeKey {
    /// The attribute's value.
    public typealias Value = Font.Slant

    /// The attribute's name.
    public static let name = "fontSlant"
    static var field: WritableKeyPath<InlineTextAttributes, Font.Slant?> { \.fontSlant }

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.fontFeatures`.
  public struct FontFeatures: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Font.Features

    /// The attribute's name.
    public static let name = "fontFeatures"

    /// Makes the key.
    public init() {}

    /// Unites the features; where both have a tag the overlay wins.
    public static func merging(_ base: Font.Features, with overlay: Font.Features) -> Font.Features {
      base.merging(overlay)
    }
  }

  /// The key of `TextStyle.adjustsFontForContentSizeCategory`.
  public struct AdjustsFontForContentSizeCategory: TextAttributeKey, InlineTextAttributeKey {
    /// The attribute's value.
    public typealias Value = Bool

    /// The attribute's name.
    public static let name = "adjustsFontForContentSizeCategory"
    static var field: WritableKeyPath<InlineTextAttributes, Bool?> { \.adjustsFontForContentSizeCategory }

    /// Makes the key.
    public init() {}
  }
}

extension TextAttributeKey where Self == StandardTextAttribute.FontFamily {
  /// The key of `TextStyle.fontFamily`.
  public static var fontFamily: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.FontSize {
  /// The key of `TextStyle.fontSize`.
  public static var fontSize: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.FontWeight {
  /// The key of `TextStyle.fontWeight`.
  public static var fontWeight: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.FontWidth {
  /// The key of `TextStyle.fontWidth`.
  public static var fontWidth: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.FontSlant {
  /// The key of `TextStyle.fontSlant`.
  public static var fontSlant: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.FontFeatures {
  /// The key of `TextStyle.fontFeatures`.
  public static var fontFeatures: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.AdjustsFontForContentSizeCategory {
  /// The key of `TextStyle.adjustsFontForContentSizeCategory`.
  public static var adjustsFontForContentSizeCategory: Self { Self() }
}

extension TextStyle {
  /// The font's family, or a design of the system's.
  public var fontFamily: Font.Family? {
    get { attributes[StandardTextAttribute.FontFamily()] }
    set { attributes[StandardTextAttribute.FontFamily()] = newValue }
  }

  /// The font's size in points; nil while it is unset.
  public var fontSize: Double? {
    @inlinable get { attributes.inline.fontSize }
    @inlinable set {
      attributes.inline.fontSize = newValue.flatMap(StandardTextAttribute.FontSize.normalized)
    }
  }

  /// The thickness of the font's strokes; nil while it is unset.
  public var fontWeight: Font.Weight? {
    @inlinable get { attributes.inline.fontWeight }
    @inlinable set { attributes.inline.fontWeight = newValue }
  }

  /// The width of the font's letters; nil while it is unset.
  public var fontWidth: Font.Width? {
    get { attributes[StandardTextAttribute.FontWidth()] }
    set { attributes[StandardTextAttribute.FontWidth()] = newValue }
  }

  /// Whether the font's letters lean; nil while it is unset.
  public var fontSlant: Font.Slant? {
    @inlinable get { attributes.inline.fontSlant }
    @inlinable set { attributes.inline.fontSlant = newValue }
  }

  /// The font's OpenType features that are switched on or off; merging unites them.
  public var fontFeatures: Font.Features {
    get { attributes[StandardTextAttribute.FontFeatures()] ?? [] }
    set { attributes[StandardTextAttribute.FontFeatures()] = newValue }
  }

  /// Whether the font follows the reader's preferred text size; nil while it is unset.
  public var adjustsFontForContentSizeCategory: Bool? {
    @inlinable get { attributes.inline.adjustsFontForContentSizeCategory }
    @inlinable set { attributes.inline.adjustsFontForContentSizeCategory = newValue }
  }
}
