extension TextAttributes {
  /// The value of an attribute, nil while it is unset; assigning nil unsets it.
  ///
  /// A value that the key can't keep, such as a size that isn't a number, unsets the attribute.
  @inlinable
  public subscript<Key: TextAttributeKey>(key: Key) -> Key.Value? {
    get { value(for: Key.self) }
    set { setValue(newValue.flatMap(Key.normalized), for: Key.self) }
  }

  /// Whether nothing is set.
  public var isEmpty: Bool { self == TextAttributes() }
}

// Where a value lies is found by comparing the types of keys, which the compiler does where it knows the key.

extension TextAttributes {
  @inlinable
  func value<Key: TextAttributeKey>(for key: Key.Type) -> Key.Value? {
    var read = InlineRead<Key>(attributes: self)
    InlineTextAttributes.forEachKey(&read)
    return read.isInline ? read.value : other(key)
  }

  /// Sets or unsets an attribute; the value has to be in the form that its key keeps.
  @inlinable
  mutating func setValue<Key: TextAttributeKey>(_ value: Key.Value?, for key: Key.Type) {
    let isInline: Bool
    do {
      // Moved there and back: beside a copy, the array of the others would copy itself.
      var write = InlineWrite<Key>(attributes: consume self, value: value)
      InlineTextAttributes.forEachKey(&write)
      self = write.attributes
      isInline = write.isInline
    }
    if !isInline { setOther(value, for: key) }
  }
}

@usableFromInline
struct InlineRead<Wanted: TextAttributeKey>: InlineTextAttributeKeyVisitor {
  @usableFromInline let attributes: TextAttributes
  @usableFromInline var isInline = false
  @usableFromInline var value: Wanted.Value?

  @inlinable
  init(attributes: TextAttributes) {
    self.attributes = attributes
  }

  @inlinable
  @inline(__always)
  mutating func visit<Key: InlineTextAttributeKey>(_ key: Key.Type) {
    guard key == Wanted.self else { return }
    isInline = true
    value = Key.value(in: attributes) as? Wanted.Value
  }
}

@usableFromInline
struct InlineWrite<Wanted: TextAttributeKey>: InlineTextAttributeKeyVisitor {
  @usableFromInline var attributes: TextAttributes
  @usableFromInline let value: Wanted.Value?
  @usableFromInline var isInline = false

  @inlinable
  init(attributes: TextAttributes, value: Wanted.Value?) {
    self.attributes = attributes
    self.value = value
  }

  @inlinable
  @inline(__always)
  mutating func visit<Key: InlineTextAttributeKey>(_ key: Key.Type) {
    guard key == Wanted.self else { return }
    isInline = true
    Key.set(value as? Key.Value, in: &attributes)
  }
}
