extension StandardTextAttribute {
  /// The key of `TextStyle.fontTextStyle`.
  public struct FontTextStyleKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<Font.TextStyle>("fontTextStyle")
  }

  /// The key of `TextStyle.maximumFontSize`.
  public struct MaximumFontSizeKey: TextAttributeKey, StandardTextNumberKey {
    static let definition = TextAttributeDefinition<Double>("maximumFontSize", normalized: .nonNegative)
  }
}

extension TextAttributeKey where Self == StandardTextAttribute.FontTextStyleKey {
  /// The key of `TextStyle.fontTextStyle`.
  public static var fontTextStyle: StandardTextAttribute.FontTextStyleKey { .init() }
  /// The key of `TextStyle.maximumFontSize`.
  public static var maximumFontSize: StandardTextAttribute.MaximumFontSizeKey { .init() }
}

extension TextStyle {
  /// The system's text style that the font scales with; nil for that of body text.
  ///
  /// It applies while `adjustsFontForContentSizeCategory` is true.
  public var fontTextStyle: Font.TextStyle? {
    get { attributes[.fontTextStyle] }
    set { attributes[.fontTextStyle] = newValue }
  }

  /// The largest font size at any preferred text size, in points; nil for no limit.
  public var maximumFontSize: Double? {
    get { attributes[.maximumFontSize] }
    set { attributes[.maximumFontSize] = newValue }
  }
}

extension Font.TextStyle: SwiftSourceConvertible {}
