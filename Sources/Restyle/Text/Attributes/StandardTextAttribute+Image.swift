extension StandardTextAttribute {
  /// The key of `TextStyle.image`.
  public struct ImageKey: TextAttributeKey, StandardTextAttributeKey {
    static let definition = TextAttributeDefinition<InlineImage>("image")
  }
}

extension TextAttributeKey where Self == StandardTextAttribute.ImageKey {
  /// The key of `TextStyle.image`.
  public static var image: Self { Self() }
}

extension TextStyle {
  /// The image in place of each character U+FFFC in the text; nil while it is unset.
  public var image: InlineImage? {
    get { attributes[.image] }
    set { attributes[.image] = newValue }
  }
}
