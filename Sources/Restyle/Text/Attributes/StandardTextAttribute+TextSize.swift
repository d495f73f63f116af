extension StandardTextAttribute {
  /// The key of `TextStyle.fontTextStyle`.
  public struct FontTextStyle: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Font.TextStyle

    /// The attribute's name.
    public static let name = "fontTextStyle"

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.maximumFontSize`.
  public struct MaximumFontSize: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Double

    /// The attribute's name.
    public static let name = "maximumFontSize"

    /// Makes the key.
    public init() {}

    /// Keeps finite values, and none below zero.
    public static func normalized(_ value: Double) -> Double? {
      value.isFinite ? max(0, value) + 0 : nil
    }
  }
}

extension TextAttributeKey where Self == StandardTextAttribute.FontTextStyle {
  /// The key of `TextStyle.fontTextStyle`.
  public static var fontTextStyle: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.MaximumFontSize {
  /// The key of `TextStyle.maximumFontSize`.
  public static var maximumFontSize: Self { Self() }
}

extension TextStyle {
  /// Which of the system's text styles the font follows the preferred text size with; nil for that of body text.
  ///
  /// It counts while `adjustsFontForContentSizeCategory` is true.
  public var fontTextStyle: Font.TextStyle? {
    get { attributes[StandardTextAttribute.FontTextStyle()] }
    set { attributes[StandardTextAttribute.FontTextStyle()] = newValue }
  }

  /// What the font size never exceeds when it follows the preferred text size, in points; nil for no limit.
  public var maximumFontSize: Double? {
    get { attributes[StandardTextAttribute.MaximumFontSize()] }
    set { attributes[StandardTextAttribute.MaximumFontSize()] = newValue }
  }
}

extension Font.TextStyle: SwiftSourceConvertible {}
