/// A set attribute: the key and value that a dictionary of attributes iterates over.
///
/// ```swift
/// let emphasis: TextAttributes = [TextAttribute(.fontWeight, .bold), TextAttribute(.color, .red)]
/// ```
public struct TextAttribute: Sendable {
  @usableFromInline package let key: any TextAttributeKey.Type
  // A value of the key's type. A generic type would have to be instantiated at run time for each key.
  @usableFromInline let value: any Sendable

  @inlinable
  package init<Key: TextAttributeKey>(normalized value: Key.Value, of key: Key.Type) {
    self.key = key
    self.value = value
  }

  /// Creates an attribute from a key and a value, which is normalised if possible.
  public init<Key: TextAttributeKey>(_ key: Key, _ value: Key.Value) {
    self.init(normalized: Key.normalized(value) ?? value, of: Key.self)
  }

  /// Creates an attribute that takes the value of the surrounding text.
  public init(inheriting key: some TextAttributeKey) { self.init(inheriting: type(of: key)) }

  package init(inheriting key: any TextAttributeKey.Type) {
    self.key = key
    value = Inherited()
  }

  private struct Inherited: Sendable {}

  /// Whether the key is one of Restyle's own.
  package var isStandard: Bool { key is any StandardTextAttributeKey.Type }

  /// Whether the attribute takes the value of the surrounding text, and has none of its own.
  public var isInherited: Bool { type(of: value) == Inherited.self }

  /// Returns the value if the attribute has this key, otherwise nil.
  @inlinable
  public func value<Key: TextAttributeKey>(for key: Key) -> Key.Value? { value(of: Key.self) }

  @inlinable
  package func value<Key: TextAttributeKey>(of key: Key.Type) -> Key.Value? {
    Key.current(storedValue(of: key))
  }

  /// Returns the stored value if this is the attribute of `key`; a number may be a reference to a named value.
  @inlinable
  package func storedValue<Key: TextAttributeKey>(of key: Key.Type) -> Key.Value? {
    self.key == key ? value as? Key.Value : nil
  }
}

extension TextAttribute: KeyedValue {
  /// The name of the key.
  public var name: String { unknown?.name ?? key.name }

  @usableFromInline var keyType: any Any.Type { key }

  @usableFromInline var comesFirst: Bool { holdsLayers }

  @usableFromInline
  func replaces(_ other: TextAttribute) -> Bool {
    // A value that was preserved without decoding is replaced by a value of the key with its name.
    isUnknown || other.isUnknown ? other.isUnknown && other.name.isExactly(name) : other.key == key
  }
}

// Values are cast in place, because an optional of a type that only the key knows would be instantiated at run time.
extension TextAttribute: Hashable {
  /// Returns whether both attributes have the same key and equal values.
  public static func == (lhs: TextAttribute, rhs: TextAttribute) -> Bool {
    // Values that can't be stored, such as NaN, count as equal: all of them unset the attribute.
    func areEqual<Key: TextAttributeKey>(_ key: Key.Type) -> Bool {
      guard let left = lhs.value as? Key.Value, let right = rhs.value as? Key.Value else { return false }
      return left.isExactly(right) || Key.normalized(left) == nil && Key.normalized(right) == nil
    }
    guard lhs.key == rhs.key else { return false }
    return lhs.isInherited || rhs.isInherited
      ? lhs.isInherited && rhs.isInherited : areEqual(lhs.key)
  }

  /// Hashes the key and the value into `hasher`.
  public func hash(into hasher: inout Hasher) {
    func feed<Key: TextAttributeKey>(_ key: Key.Type) {
      hasher.combine(ObjectIdentifier(key))
      guard let value = value as? Key.Value, let normalized = Key.normalized(value) else { return }
      hasher.combine(normalized)
    }
    feed(key)
  }
}

extension TextAttribute: CustomDebugStringConvertible {
  /// The Swift statement that sets the attribute on a style called `$0`.
  public var debugDescription: String {
    func source<Key: TextAttributeKey>(_ key: Key.Type) -> String? {
      if isInherited {
        let isStandard = TextAttributeKeySet.standard.contains(key)
        return "$0.inherit(\(isStandard ? "." + Key.name : qualifiedName(of: key) + "()"))"
      }
      guard let source = storedValue(of: key).map(Key.swiftSource) else { return nil }
      return TextAttributeKeySet.standard.contains(key)
        ? "$0.\(Key.name) = \(source)"
        : "$0.setAttribute(\(source), for: \(qualifiedName(of: key))())"
    }
    return unknown?.comment ?? source(key) ?? ""
  }
}

extension TextAttribute {
  /// Returns this value merged over `base`, a value of the same attribute.
  func merged(over base: TextAttribute) -> TextAttribute {
    func merged<Key: TextAttributeKey>(_ key: Key.Type) -> TextAttribute? {
      guard let lower = base.storedValue(of: key), let upper = storedValue(of: key) else { return nil }
      return TextAttribute(normalized: Key.merging(lower, with: upper), of: key)
    }
    return merged(key) ?? self
  }

  func set(in attributes: inout TextAttributes) {
    func set<Key: TextAttributeKey>(_ key: Key.Type) {
      attributes.setValue(storedValue(of: key).flatMap(Key.normalized), for: key)
    }
    if isInherited {
      attributes.inherit(key)
    } else {
      isUnknown ? attributes.setOther(self) : set(key)
    }
  }
}
