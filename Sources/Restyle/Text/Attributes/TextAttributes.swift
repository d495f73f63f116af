/// The attribute dictionary of a text style: its set attributes, by typed key.
///
/// Iterating visits the attributes by name, in whatever order they were set.
///
/// ```swift
/// var attributes = TextAttributes()
/// attributes[.kern] = 1.5
/// attributes[.kern] = nil          // unset again
/// for attribute in style.attributes { print(attribute.name) }
/// ```
///
/// Frequent attributes are stored inline, so changing one allocates no memory. The others share a copy-on-write array,
/// which is absent while it is empty.
public struct TextAttributes: Sendable {
  @usableFromInline var inline = InlineTextAttributes()
  @usableFromInline var others = KeyedValues<TextAttribute>()

  /// Creates an empty dictionary.
  @inlinable
  public init() {}
}

extension TextAttributes: Hashable {
  /// Returns whether both dictionaries set the same attributes to equal values.
  @inlinable
  public static func == (lhs: TextAttributes, rhs: TextAttributes) -> Bool {
    lhs.inline == rhs.inline && lhs.others == rhs.others
  }
}
