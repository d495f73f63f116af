extension StandardTextAttribute {
  /// The key of `TextStyle.color`.
  public struct ColorKey: TextAttributeKey, InlineTextAttributeKey {
    /// The attribute's value.
    public typealias Value = Color

    /// The attribute's name.
    public static let name = "color"
    static var field: WritableKeyPath<InlineTextAttributes, Color?> { \.color }

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.backgroundColor`.
  public struct BackgroundColor: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Color

    /// The attribute's name.
    public static let name = "backgroundColor"

    /// Makes the key.
    public init() {}
  }

  /// The key of `TextStyle.highlightedColor`.
  public struct HighlightedColor: TextAttributeKey {
    /// The attribute's value.
    public typealias Value = Color

    /// The attribute's name.
    public static let name = "highlightedColor"

    /// Makes the key.
    public init() {}
  }
}

extension TextAttributeKey where Self == StandardTextAttribute.ColorKey {
  /// The key of `TextStyle.color`.
  public static var color: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.BackgroundColor {
  /// The key of `TextStyle.backgroundColor`.
  public static var backgroundColor: Self { Self() }
}

extension TextAttributeKey where Self == StandardTextAttribute.HighlightedColor {
  /// The key of `TextStyle.highlightedColor`.
  public static var highlightedColor: Self { Self() }
}

extension TextStyle {
  /// The colour of the text; nil while it is unset.
  public var color: Color? {
    @inlinable get { attributes.inline.color }
    @inlinable set { attributes.inline.color = newValue }
  }

  /// The colour behind the text; nil while it is unset.
  public var backgroundColor: Color? {
    get { attributes[StandardTextAttribute.BackgroundColor()] }
    set { attributes[StandardTextAttribute.BackgroundColor()] = newValue }
  }

  /// The colour of the text while it is highlighted; nil for the same as otherwise.
  public var highlightedColor: Color? {
    get { attributes[StandardTextAttribute.HighlightedColor()] }
    set { attributes[StandardTextAttribute.HighlightedColor()] = newValue }
  }
}
