/// The keys of the attributes that Restyle itself knows.
///
/// Each is written next to the property of `TextStyle` that it stands behind.
public enum StandardTextAttribute {
  /// The keys whose values don't lie inline; `InlineTextAttributes.forEachKey` lists those that do.
  static let others: [any TextAttributeKey.Type] =
    colorKeys
    + fontKeys
    + characterKeys
    + decorationKeys
    + lineKeys
    + textSizeKeys
    + paragraphKeys
}
