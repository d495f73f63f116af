extension TextAttributes {
  /// The value of an attribute; nil while it is unset.
  ///
  /// Assigning nil unsets the attribute, and so does a value that the key can't store, such as a size that isn't a
  /// number.
  @inlinable
  public subscript<Key: TextAttributeKey>(key: Key) -> Key.Value? {
    get { value(for: Key.self) }
    set { setValue(newValue.flatMap(Key.normalized), for: Key.self) }
  }

  /// Whether no attribute is set.
  public var isEmpty: Bool { self == TextAttributes() }

  @inlinable
  package func value<Key: TextAttributeKey>(for key: Key.Type) -> Key.Value? {
    guard InlineTextAttributes.hold(key) else { return other(key) }
    return Key.current(storedValue(for: key)) ?? underlying(key)
  }

  /// Returns the stored value of an attribute; a number may be a reference to a named value.
  @inlinable
  package func storedValue<Key: TextAttributeKey>(for key: Key.Type) -> Key.Value? {
    guard InlineTextAttributes.hold(key) else { return storedOther(key) }
    var read = InlineRead<Key>(attributes: self)
    InlineTextAttributes.forEachKey(&read)
    return read.value
  }

  /// Sets or unsets an attribute; the value has to be normalised already.
  @inlinable
  package mutating func setValue<Key: TextAttributeKey>(_ value: Key.Value?, for key: Key.Type) {
    if value == nil { removeUnderlying(key) }
    guard InlineTextAttributes.hold(key) else { return setOther(value, for: key) }
    var write = InlineWrite<Key>(attributes: self, value: value)
    InlineTextAttributes.forEachKey(&write)
    self = write.attributes
  }
}

// An attribute is located by comparing the types of keys, which the compiler does if it knows the key. Keys of the same
// type have values of the same type, so reading one as the other is safe. A checked cast wouldn't be optimised away,
// and would take longer than everything else.

extension InlineTextAttributes {
  /// Whether the values of the key are stored inline.
  @inlinable
  static func hold<Key: TextAttributeKey>(_ key: Key.Type) -> Bool {
    var search = InlineSearch<Key>()
    forEachKey(&search)
    return search.isFound
  }
}

@usableFromInline
struct InlineSearch<Wanted: TextAttributeKey>: InlineTextAttributeKeyVisitor {
  @usableFromInline var isFound = false

  @inlinable
  init() {}

  @inlinable
  @inline(__always)
  mutating func visit<Key: InlineTextAttributeKey>(_ key: Key.Type) {
    if key == Wanted.self { isFound = true }
  }
}

@usableFromInline
struct InlineRead<Wanted: TextAttributeKey>: InlineTextAttributeKeyVisitor {
  @usableFromInline let attributes: TextAttributes
  @usableFromInline var value: Wanted.Value?

  @inlinable
  init(attributes: TextAttributes) { self.attributes = attributes }

  @inlinable
  @inline(__always)
  mutating func visit<Key: InlineTextAttributeKey>(_ key: Key.Type) {
    guard key == Wanted.self else { return }
    value = unsafeBitCast(Key.value(in: attributes), to: Wanted.Value?.self)
  }
}

@usableFromInline
struct InlineWrite<Wanted: TextAttributeKey>: InlineTextAttributeKeyVisitor {
  @usableFromInline var attributes: TextAttributes
  @usableFromInline let value: Wanted.Value?

  @inlinable
  init(attributes: TextAttributes, value: Wanted.Value?) {
    self.attributes = attributes
    self.value = value
  }

  @inlinable
  @inline(__always)
  mutating func visit<Key: InlineTextAttributeKey>(_ key: Key.Type) {
    guard key == Wanted.self else { return }
    Key.set(unsafeBitCast(value, to: Key.Value?.self), in: &attributes)
  }
}
