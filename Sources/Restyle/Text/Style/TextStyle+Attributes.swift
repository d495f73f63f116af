extension TextStyle {
  /// Returns the value of an attribute, or nil while it is unset.
  ///
  /// ```swift
  /// style.attribute(for: .kern) ?? 0
  /// ```
  @inlinable
  public func attribute<Key: TextAttributeKey>(for key: Key) -> Key.Value? {
    attributes[key]
  }

  /// Sets an attribute; nil unsets it, as does a value that its key can't keep.
  ///
  /// ```swift
  /// style.setAttribute(1.5, for: .kern)
  /// ```
  @inlinable
  public mutating func setAttribute<Key: TextAttributeKey>(_ value: Key.Value?, for key: Key) {
    attributes[key] = value
  }

  /// Sets an attribute, or unsets it if the value, as the style would keep it, is the default.
  @inlinable
  public mutating func setAttribute<Key: TextAttributeKey>(
    _ value: Key.Value?, for key: Key, defaultValue: Key.Value
  ) {
    attributes[key] = value.flatMap(Key.normalized) == defaultValue ? nil : value
  }

  /// Unsets an attribute.
  @inlinable
  public mutating func removeAttribute(for key: some TextAttributeKey) {
    attributes[key] = nil
  }

  /// Returns the style without an attribute.
  @inlinable
  public func removingAttribute(for key: some TextAttributeKey) -> TextStyle {
    restyled { $0.removeAttribute(for: key) }
  }
}
