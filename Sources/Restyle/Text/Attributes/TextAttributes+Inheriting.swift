extension TextAttributes {
  /// Returns whether an attribute is inherited from the surrounding text.
  public func inherits(_ key: some TextAttributeKey) -> Bool { inherits(type(of: key)) }

  /// Marks an attribute as inherited from the surrounding text, even if it is merged over a style that sets it.
  public mutating func inherit(_ key: some TextAttributeKey) { inherit(type(of: key)) }

  func inherits(_ key: any TextAttributeKey.Type) -> Bool {
    if let key = key as? any InlineTextAttributeKey.Type { return inline.inherits(key.slot) }
    return otherAttribute(key)?.isInherited ?? false
  }

  mutating func inherit(_ key: any TextAttributeKey.Type) {
    guard let inlineKey = key as? any InlineTextAttributeKey.Type else {
      return setOther(TextAttribute(inheriting: key))
    }
    if case .lines(let lines) = inlineKey.slot {
      let height = lines == .height ? nil : inline.lineHeight
      let spacing = lines == .spacing ? nil : StandardTextAttribute.LineSpacingKey.value(in: self)
      return setLines(height: height, spacing: spacing, inherited: inline.inheritedLines.union(lines))
    }
    // A named family isn't stored inline.
    if key == StandardTextAttribute.FontFamilyKey.self { removeOther(key) }
    inline.inherit(inlineKey.slot)
  }

  /// Whether any attribute is inherited.
  package var inheritsAny: Bool {
    inline.inheritsAny || others.contains(where: \.isInherited) || hasLayers && plain.inheritsAny
  }

  /// The keys of the inherited attributes, in the order of their names.
  package var inheritedKeys: [any TextAttributeKey.Type] {
    inheritsAny ? filter(\.isInherited).map(\.key) : []
  }

  /// Replaces inherited attributes with the values that a parent sets; those that it doesn't set stay inherited.
  mutating func resolveInherited(from parent: TextAttributes) {
    let parent = parent.plain
    for key in inheritedKeys { take(key, from: parent, unlessUnset: true) }
  }

  /// Copies the state of one attribute from other attributes: its value, or that it is inherited or unset.
  package mutating func take(_ key: any TextAttributeKey.Type, from other: TextAttributes) {
    take(key, from: other.plain, unlessUnset: false)
  }

  private mutating func take(
    _ key: any TextAttributeKey.Type, from other: TextAttributes, unlessUnset: Bool
  ) {
    func copy<Key: TextAttributeKey>(_ key: Key.Type, _ attributes: inout TextAttributes) {
      let value = other.storedValue(for: key)
      if value != nil || !unlessUnset { attributes.setValue(value, for: key) }
    }
    other.inherits(key) ? inherit(key) : copy(key, &self)
  }
}

extension TextStyle {
  /// Marks an attribute as inherited from the surrounding text, even if it is merged over a style that sets it.
  ///
  /// ```swift
  /// let plain = TextStyle().inheriting(.color).inheriting(.fontWeight)
  /// let note = heading.merging(plain)          // neither the colour nor the weight of headings
  /// ```
  ///
  /// Merging fills an unset attribute from the style below, but an inherited attribute stays inherited. Its value reads
  /// as nil. In CSS it is `inherit`; other outputs show it like the surrounding text. Setting or unsetting the
  /// attribute removes the mark.
  ///
  /// - Parameter key: The key of the attribute.
  public mutating func inherit(_ key: some TextAttributeKey) { attributes.inherit(key) }

  /// Returns the style with an attribute marked as inherited from the surrounding text.
  ///
  /// The attribute stays inherited even if the style is merged over one that sets it.
  public func inheriting(_ key: some TextAttributeKey) -> TextStyle { restyled { $0.inherit(key) } }

  /// Returns whether an attribute is marked as inherited from the surrounding text.
  public func inherits(_ key: some TextAttributeKey) -> Bool { attributes.inherits(key) }
}
