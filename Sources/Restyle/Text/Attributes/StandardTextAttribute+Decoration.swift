extension StandardTextAttribute {
  /// The key of `TextStyle.underline`.
  public struct UnderlineKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<TextLine>("underline")
  }

  /// The key of `TextStyle.underlineThickness`.
  public struct UnderlineThicknessKey: TextAttributeKey, StandardTextNumberKey {
    static let definition = TextAttributeDefinition<Double>("underlineThickness", normalized: .nonNegative)
  }

  /// The key of `TextStyle.underlineOffset`.
  public struct UnderlineOffsetKey: TextAttributeKey, StandardTextNumberKey {
    static let definition = TextAttributeDefinition<Double>("underlineOffset", normalized: .finite)
  }

  /// The key of `TextStyle.strikethrough`.
  public struct StrikethroughKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<TextLine>("strikethrough")
  }

  /// The key of `TextStyle.stroke`.
  public struct StrokeKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<TextStroke>("stroke")
  }

  /// The key of `TextStyle.shadow`.
  public struct ShadowKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<TextShadow>("shadow")
  }
}

extension TextAttributeKey where Self == StandardTextAttribute.UnderlineKey {
  /// The key of `TextStyle.underline`.
  public static var underline: StandardTextAttribute.UnderlineKey { .init() }
  /// The key of `TextStyle.underlineThickness`.
  public static var underlineThickness: StandardTextAttribute.UnderlineThicknessKey { .init() }
  /// The key of `TextStyle.underlineOffset`.
  public static var underlineOffset: StandardTextAttribute.UnderlineOffsetKey { .init() }
  /// The key of `TextStyle.strikethrough`.
  public static var strikethrough: StandardTextAttribute.StrikethroughKey { .init() }
  /// The key of `TextStyle.stroke`.
  public static var stroke: StandardTextAttribute.StrokeKey { .init() }
  /// The key of `TextStyle.shadow`.
  public static var shadow: StandardTextAttribute.ShadowKey { .init() }
}

extension TextStyle {
  /// The line under the text; nil while it is unset.
  public var underline: TextLine? {
    get { attributes[.underline] }
    set { attributes[.underline] = newValue }
  }

  /// The thickness of the line under the text, in points; nil while it is unset.
  ///
  /// While it is unset, the font decides. In CSS, this line and the line through the text have one thickness.
  public var underlineThickness: Double? {
    get { attributes[.underlineThickness] }
    set { attributes[.underlineThickness] = newValue }
  }

  /// The distance of the line under the text below the font's own position, in points; nil while it is unset.
  public var underlineOffset: Double? {
    get { attributes[.underlineOffset] }
    set { attributes[.underlineOffset] = newValue }
  }

  /// The line through the text; nil while it is unset.
  public var strikethrough: TextLine? {
    get { attributes[.strikethrough] }
    set { attributes[.strikethrough] = newValue }
  }

  /// The outline around each letter; nil while it is unset.
  public var stroke: TextStroke? {
    get { attributes[.stroke] }
    set { attributes[.stroke] = newValue }
  }

  /// The shadow of the text; nil while it is unset.
  public var shadow: TextShadow? {
    get { attributes[.shadow] }
    set { attributes[.shadow] = newValue }
  }
}
