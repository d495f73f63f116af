// The attributes that aren't stored inline. The generic functions are inlinable, and only pack and unpack the value, so
// a caller that knows the key runs no generic code.

extension TextAttributes {
  @inlinable
  @inline(__always)
  func other<Key: TextAttributeKey>(_ key: Key.Type) -> Key.Value? {
    // Most styles have no such attributes.
    others.isEmpty ? nil : currentOther(key)
  }

  @inlinable
  func currentOther<Key: TextAttributeKey>(_ key: Key.Type) -> Key.Value? {
    Key.current(storedOther(key)) ?? underlying(key)
  }

  @inlinable
  func storedOther<Key: TextAttributeKey>(_ key: Key.Type) -> Key.Value? {
    // Cast only if there is a value, because casting nil takes as long.
    guard !others.isEmpty, let attribute = otherAttribute(key) else { return nil }
    return attribute.value as? Key.Value
  }

  @inlinable
  mutating func setOther<Key: TextAttributeKey>(_ value: Key.Value?, for key: Key.Type) {
    if let value {
      setOther(TextAttribute(normalized: value, of: key))
    } else if !others.isEmpty {
      removeOther(key)
    }
  }

  @usableFromInline
  func otherAttribute(_ key: any TextAttributeKey.Type) -> TextAttribute? { others.first { $0.key == key } }

  @usableFromInline
  mutating func setOther(_ attribute: consuming TextAttribute) {
    // A known value precedes one with the same name that was preserved without decoding.
    if attribute.isUnknown {
      let name = attribute.name
      if others.contains(where: { !$0.isUnknown && $0.name.isExactly(name) }) { return }
    }
    others.set(attribute)
  }

  @usableFromInline
  mutating func removeOther(_ key: any TextAttributeKey.Type) { others.removeAll { $0.key == key } }

  /// Whether there are attributes that most texts don't have, such as custom ones.
  package var hasRare: Bool { !others.isEmpty }

  /// Returns whether most texts don't have an attribute.
  package static func isRare(_ key: any TextAttributeKey.Type) -> Bool {
    // A cast would search all conformances of the program for each key.
    !InlineKeys.all.contains { $0 == key }
  }

  /// Calls `body` with the attributes of custom keys, and those that decoding didn't know.
  package func visitCustom(_ body: (TextAttribute) -> Void) {
    for attribute in plain.others.entries where !attribute.isStandard { body(attribute) }
  }

  /// The attributes that apply to whole paragraphs.
  package var paragraph: TextAttributes { filtered { $0.key.concernsParagraph } }

  /// The attributes that apply to characters.
  package var characters: TextAttributes { filtered { !$0.key.concernsParagraph } }

  private func filtered(_ isIncluded: (TextAttribute) -> Bool) -> TextAttributes {
    TextAttributes(filter(isIncluded))
  }
}

/// Collects the keys whose values are stored inline.
struct InlineKeys: InlineTextAttributeKeyVisitor {
  static let all: [any TextAttributeKey.Type] = {
    var keys = InlineKeys()
    InlineTextAttributes.forEachKey(&keys)
    return keys.types
  }()

  private var types: [any TextAttributeKey.Type] = []

  mutating func visit<Key: InlineTextAttributeKey>(_ key: Key.Type) { types.append(key) }
}
