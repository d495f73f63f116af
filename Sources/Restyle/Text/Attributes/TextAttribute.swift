/// An attribute that is set: a key and a value, as a dictionary of attributes iterates over them.
///
/// ```swift
/// let emphasis: TextAttributes = [TextAttribute(.fontWeight, .bold), TextAttribute(.color, .red)]
/// ```
public struct TextAttribute: Sendable {
  let entry: any TextAttributeEntry

  /// Pairs a key with a value, in the form that a style keeps it in if it does keep it.
  public init<Key: TextAttributeKey>(_ key: Key, _ value: Key.Value) {
    entry = KeyedTextAttribute<Key>(value: Key.normalized(value) ?? value)
  }

  init(_ entry: any TextAttributeEntry) {
    self.entry = entry
  }

  /// The key's name.
  public var name: String { entry.name }

  /// Returns the value if this is the attribute of `key`, else nil.
  public func value<Key: TextAttributeKey>(for key: Key) -> Key.Value? {
    (entry as? KeyedTextAttribute<Key>)?.value
  }
}

extension TextAttribute: Hashable {
  /// Whether both have the same key and equal values.
  public static func == (lhs: TextAttribute, rhs: TextAttribute) -> Bool {
    lhs.entry.isEqual(to: rhs.entry)
  }

  /// Feeds the key and the value to `hasher`.
  public func hash(into hasher: inout Hasher) {
    entry.hash(into: &hasher)
  }
}

extension TextAttribute: CustomDebugStringConvertible {
  /// The Swift statement that sets the attribute on a style called `$0`.
  public var debugDescription: String { entry.swiftSource }
}
