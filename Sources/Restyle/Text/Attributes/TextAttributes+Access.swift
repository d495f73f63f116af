extension TextAttributes {
  /// The value of an attribute, nil while it is unset; assigning nil unsets it.
  ///
  /// A value that the key can't keep, such as a size that isn't a number, unsets the attribute.
  public subscript<Key: TextAttributeKey>(key: Key) -> Key.Value? {
    get { Key._value(in: self) }
    set { Key._setValue(newValue.flatMap(Key.normalized), in: &self) }
  }

  /// Whether nothing is set.
  public var isEmpty: Bool { self == TextAttributes() }

  /// Sets what `overlay` sets, and keeps the rest.
  public mutating func merge(_ overlay: TextAttributes) {
    if let theirs = overlay.others {
      others = others?.merging(theirs) ?? theirs
    }
    var merge = InlineMerge(result: self, overlay: overlay)
    InlineTextAttributes.forEachKey(&merge)
    self = merge.result
  }

  /// Returns these attributes with those of `overlay` over them.
  ///
  /// Merging is associative, and `TextAttributes()` is its identity.
  public func merging(_ overlay: TextAttributes) -> TextAttributes {
    var merged = self
    merged.merge(overlay)
    return merged
  }
}

extension TextAttributes {
  /// Sets or unsets an attribute that doesn't lie inline.
  mutating func setOther<Key: TextAttributeKey>(_ value: Key.Value?, for key: Key.Type) {
    if let value {
      setOther(KeyedTextAttribute<Key>(value: value))
    } else if others != nil {
      others = others?.removing(key)
    }
  }

  mutating func setOther(_ entry: some TextAttributeEntry) {
    // The optional is changed in place: a copy of it would make the array copy itself.
    if others == nil {
      others = OtherTextAttributes(entry)
    } else {
      others?.set(entry)
    }
  }
}

private struct InlineMerge: TextAttributeKeyVisitor {
  var result: TextAttributes
  let overlay: TextAttributes

  @inline(__always)
  mutating func visit<Key: TextAttributeKey>(_ key: Key.Type) {
    guard let value = Key._value(in: overlay) else { return }
    if let base = Key._value(in: result) {
      Key._setValue(Key.merging(base, with: value), in: &result)
    } else {
      Key._setValue(value, in: &result)
    }
  }
}
