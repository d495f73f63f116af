extension StandardTextAttribute {
  /// The key of `TextStyle.color`.
  public struct ColorKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<Color>("color")
  }

  /// The key of `TextStyle.backgroundColor`.
  public struct BackgroundColorKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<Color>("backgroundColor")
  }

  /// The key of `TextStyle.highlightedColor`.
  public struct HighlightedColorKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<Color>("highlightedColor")
  }
}

extension TextAttributeKey where Self == StandardTextAttribute.ColorKey {
  /// The key of `TextStyle.color`.
  public static var color: StandardTextAttribute.ColorKey { .init() }
  /// The key of `TextStyle.backgroundColor`.
  public static var backgroundColor: StandardTextAttribute.BackgroundColorKey { .init() }
  /// The key of `TextStyle.highlightedColor`.
  public static var highlightedColor: StandardTextAttribute.HighlightedColorKey { .init() }
}

extension TextStyle {
  /// The colour of the text; nil while it is unset.
  ///
  /// - Complexity: No allocation, except for a colour that varies with the contrast and whose components have more than 8
  ///   bits: the first style with that colour allocates an object, which lives as long as the process.
  public var color: Color? {
    @inlinable get {
      attributes.inline.color ?? attributes.underlying(StandardTextAttribute.ColorKey.self)
    }
    @inlinable @inline(__always) set {
      attributes.inline.color = newValue
      if newValue == nil { attributes.removeUnderlying(StandardTextAttribute.ColorKey.self) }
    }
  }

  /// The background colour of the text; nil while it is unset.
  public var backgroundColor: Color? {
    get { attributes[.backgroundColor] }
    set { attributes[.backgroundColor] = newValue }
  }

  /// The colour of the text while it is highlighted; nil for its usual colour.
  public var highlightedColor: Color? {
    get { attributes[.highlightedColor] }
    set { attributes[.highlightedColor] = newValue }
  }
}
