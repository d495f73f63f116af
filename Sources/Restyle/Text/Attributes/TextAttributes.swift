/// The attribute dictionary of a text style: the attributes that are set, by typed key.
///
/// It reads like a dictionary and iterates in the order of the attributes' names, whatever the order in which
/// they were set.
///
/// ```swift
/// var attributes = TextAttributes()
/// attributes[.kern] = 1.5
/// attributes[.kern] = nil          // unset again
/// for attribute in style.attributes { print(attribute.name) }
/// ```
///
/// Frequent attributes are stored inline, so that changing one allocates nothing; the others share one copy-on-write
/// array that is absent while empty.
public struct TextAttributes: Sendable {
  @usableFromInline var inline = InlineTextAttributes()
  @usableFromInline var others = KeyedValues<TextAttribute>()

  /// Creates a dictionary in which nothing is set.
  @inlinable
  public init() {}

  @inlinable
  init(inline: InlineTextAttributes, others: KeyedValues<TextAttribute>) {
    self.inline = inline
    self.others = others
  }
}

extension TextAttributes: Hashable {
  /// Whether both set the same attributes to equal values.
  @inlinable
  public static func == (lhs: TextAttributes, rhs: TextAttributes) -> Bool {
    lhs.inline == rhs.inline && lhs.others == rhs.others
  }
}
