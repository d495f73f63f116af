/// A set of keys that decoding finds by their names.
///
/// ```swift
/// let keys = try TextAttributeKeySet.standard.adding(Shout.self)
/// decoder.userInfo[.textAttributeKeys] = keys
/// ```
public struct TextAttributeKeySet: Sendable {
  fileprivate var keys: [String: any TextAttributeKey.Type]
}

extension TextAttributeKeySet {
  /// The keys of Restyle's own attributes.
  public static let standard: TextAttributeKeySet = {
    var keys: [String: any TextAttributeKey.Type] = [:]
    for key in InlineKeys.all + StandardTextAttribute.others { keys[key.name] = key }
    return TextAttributeKeySet(keys: keys)
  }()

  /// Returns the set with another key added.
  ///
  /// - Throws: `DuplicateKeyName` if the set contains another key with the same name.
  public func adding<Key: TextAttributeKey>(_ key: Key.Type) throws(DuplicateKeyName) -> TextAttributeKeySet {
    if let present = keys[Key.name], present != key {
      throw DuplicateKeyName(
        kind: "attribute", name: Key.name, keys: [qualifiedName(of: present), qualifiedName(of: key)])
    }
    var copy = self
    copy.keys[Key.name] = key
    return copy
  }

  /// Returns whether the set contains a key.
  public func contains<Key: TextAttributeKey>(_ key: Key.Type) -> Bool { keys[Key.name] == key }

  /// The names of the keys, sorted.
  public var names: [String] { keys.keys.sorted() }

  /// The keys, in the order of their names.
  package var types: [any TextAttributeKey.Type] { names.compactMap { keys[$0] } }

  subscript(name: String) -> (any TextAttributeKey.Type)? {
    keys[name].flatMap { $0.name.isExactly(name) ? $0 : nil }
  }
}
