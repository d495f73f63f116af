extension StandardTextAttribute {
  /// The key of `TextStyle.underline`.
  public struct Underline: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = TextLine

    /// The attribute's name.
    public static let name = "underline"

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.strikethrough`.
  public struct Strikethrough: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = TextLine

    /// The attribute's name.
    public static let name = "strikethrough"

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.stroke`.
  public struct Stroke: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = TextStroke

    /// The attribute's name.
    public static let name = "stroke"

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.shadow`.
  public struct Shadow: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = TextShadow

    /// The attribute's name.
    public static let name = "shadow"

    /// Makes the key.
    public init() {}
  }
}

extension TextAttributeKey where Self == StandardTextAttribute.Underline {
  /// The key of `TextStyle.underline`.
  public static var underline: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.Strikethrough {
  /// The key of `TextStyle.strikethrough`.
  public static var strikethrough: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.Stroke {
  /// The key of `TextStyle.stroke`.
  public static var stroke: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.Shadow {
  /// The key of `TextStyle.shadow`.
  public static var shadow: Self { Self() }
}

extension TextStyle {
  /// The line under the text; nil while it is unset.
  public var underline: TextLine? {
    get { attributes[StandardTextAttribute.Underline()] }
    set { attributes[StandardTextAttribute.Underline()] = newValue }
  }

  /// The line through the text; nil while it is unset.
  public var strikethrough: TextLine? {
    get { attributes[StandardTextAttribute.Strikethrough()] }
    set { attributes[StandardTextAttribute.Strikethrough()] = newValue }
  }

  /// The outline around each letter; nil while it is unset.
  public var stroke: TextStroke? {
    get { attributes[StandardTextAttribute.Stroke()] }
    set { attributes[StandardTextAttribute.Stroke()] = newValue }
  }

  /// The shadow that the text throws; nil while it is unset.
  public var shadow: TextShadow? {
    get { attributes[StandardTextAttribute.Shadow()] }
    set { attributes[StandardTextAttribute.Shadow()] = newValue }
  }
}
