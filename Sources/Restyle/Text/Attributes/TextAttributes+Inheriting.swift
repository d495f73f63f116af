extension TextAttributes {
  /// Whether an attribute is inherited: it has the value of the text around, whatever lies below.
  public func inherits(_ key: some TextAttributeKey) -> Bool { inherits(type(of: key)) }

  /// Gives an attribute the value of the text around, whatever a style that this is laid over says.
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
    // A named family lies elsewhere.
    if key == StandardTextAttribute.FontFamilyKey.self { removeOther(key) }
    inline.inherit(inlineKey.slot)
  }

  /// Whether some attribute is inherited.
  package var inheritsAny: Bool { inline.inheritsAny || others.contains(where: \.isInherited) }

  /// The keys of the attributes that are inherited, in the order of their names.
  package var inheritedKeys: [any TextAttributeKey.Type] {
    inheritsAny ? filter(\.isInherited).map(\.key) : []
  }

  /// Gives what is inherited the values that a parent sets; what that leaves open comes from further out.
  mutating func resolveInherited(from parent: TextAttributes) {
    for key in inheritedKeys { take(key, from: parent, unlessUnset: true) }
  }

  /// Takes over what other attributes say of one: a value, that it is inherited, or nothing.
  package mutating func take(_ key: any TextAttributeKey.Type, from other: TextAttributes) {
    take(key, from: other, unlessUnset: false)
  }

  private mutating func take(
    _ key: any TextAttributeKey.Type, from other: TextAttributes, unlessUnset: Bool
  ) {
    func copy<Key: TextAttributeKey>(_ key: Key.Type, _ attributes: inout TextAttributes) {
      let value = other.value(for: key)
      if value != nil || !unlessUnset { attributes.setValue(value, for: key) }
    }
    other.inherits(key) ? inherit(key) : copy(key, &self)
  }
}

extension TextStyle {
  /// Gives an attribute the value of the text around, whatever a style that this one is laid over says.
  ///
  /// ```swift
  /// let plain = TextStyle().inheriting(.color).inheriting(.fontWeight)
  /// let note = heading.merging(plain)          // neither the colour nor the weight of headings
  /// ```
  ///
  /// An attribute that is unset lets the style below say it; one that is inherited doesn't. It reads as nil. In CSS it is
  /// `inherit`; other outputs show it as the text around. Setting or unsetting the attribute ends it.
  ///
  /// - Parameter key: The key of the attribute.
  public mutating func inherit(_ key: some TextAttributeKey) { attributes.inherit(key) }

  /// Returns the style with an attribute that has the value of the text around, whatever a style that this one is laid over
  /// says.
  public func inheriting(_ key: some TextAttributeKey) -> TextStyle { restyled { $0.inherit(key) } }

  /// Whether an attribute has the value of the text around, whatever a style that this one is laid over says.
  public func inherits(_ key: some TextAttributeKey) -> Bool { attributes.inherits(key) }
}
