// The attributes that aren't stored inline. The generic functions are inlinable and only pack and unpack the value, so
// that a caller that knows the key needs no generic code.

extension TextAttributes {
  @inlinable
  @inline(__always)
  func other<Key: TextAttributeKey>(_ key: Key.Type) -> Key.Value? {
    // Most styles have none of them.
    others.isEmpty ? nil : currentOther(key)
  }

  @inlinable
  func currentOther<Key: TextAttributeKey>(_ key: Key.Type) -> Key.Value? {
    Key.current(storedOther(key)) ?? underlying(key)
  }

  @inlinable
  func storedOther<Key: TextAttributeKey>(_ key: Key.Type) -> Key.Value? {
    // Cast only if there is a value: casting nil costs as much.
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
    // A known value stays before one of the same name that was preserved without decoding.
    if attribute.isUnknown {
      let name = attribute.name
      if others.contains(where: { !$0.isUnknown && $0.name.isExactly(name) }) { return }
    }
    others.set(attribute)
  }

  @usableFromInline
  mutating func removeOther(_ key: any TextAttributeKey.Type) { others.removeAll { $0.key == key } }

  /// Whether there are attributes that most texts don't have, users' own among them.
  package var hasRare: Bool { !others.isEmpty }

  /// Whether most texts don't have an attribute.
  package static func isRare(_ key: any TextAttributeKey.Type) -> Bool {
    // A cast would look through all conformances of the program, for each key.
    !InlineKeys.all.contains(ObjectIdentifier(key))
  }

  /// Calls `body` with the attributes of users' own keys, and those that decoding didn't know.
  package func visitCustom(_ body: (TextAttribute) -> Void) {
    for attribute in plain.others.entries where !attribute.isStandard { body(attribute) }
  }

  /// The attributes of whole paragraphs, not of the characters in them.
  package var paragraph: TextAttributes { filtered { $0.key.concernsParagraph } }

  /// The attributes of characters, not of the paragraph that they are in.
  package var characters: TextAttributes { filtered { !$0.key.concernsParagraph } }

  private func filtered(_ isIncluded: (TextAttribute) -> Bool) -> TextAttributes {
    TextAttributes(filter(isIncluded))
  }
}

private struct InlineKeys: InlineTextAttributeKeyVisitor {
  static let all = {
    var keys = InlineKeys()
    InlineTextAttributes.forEachKey(&keys)
    return keys.types
  }()

  private var types: Set<ObjectIdentifier> = []

  mutating func visit<Key: InlineTextAttributeKey>(_ key: Key.Type) { types.insert(ObjectIdentifier(key)) }
}
