extension TextStyle {
  /// Returns the style at a fraction between both styles, attribute by attribute.
  ///
  /// An attribute that only one style sets, or that one inherits, is a step in the middle, since its value in the
  /// surroundings isn't known. So is an attribute whose key returns nil from
  /// ``TextAttributeKey/interpolated(_:to:at:)``. Named styles and fonts are interpolated from their current values.
  ///
  /// ```swift
  /// let title = TextStyle.preferred(for: .body).interpolated(to: .preferred(for: .title1), at: 0.5)
  /// ```
  public func interpolated(to other: TextStyle, at fraction: Double) -> TextStyle {
    attributes.hasLayers || other.attributes.hasLayers
      ? interpolated(to: other, at: fraction) { plain.interpolated(to: other.plain, at: $0) }
      : TextStyle(attributes: attributes.interpolated(to: other.attributes, at: fraction))
  }
}

extension TextAttributes: Interpolatable {
  /// Returns the attributes at a fraction between both.
  ///
  /// An attribute that only one side sets, or that one inherits, is a step in the middle.
  public func interpolated(to other: TextAttributes, at fraction: Double) -> TextAttributes {
    interpolated(to: other, at: fraction) { fraction in
      var inline = InlineInterpolation(first: self, second: other, fraction: fraction)
      InlineTextAttributes.forEachKey(&inline)
      var attributes = inline.attributes
      if !others.isEmpty, !other.others.isEmpty { attributes.interpolateOthers(self, other, at: fraction) }
      return attributes
    }
  }

  private mutating func interpolateOthers(
    _ first: TextAttributes, _ second: TextAttributes, at fraction: Double
  ) {
    for attribute in first.others.entries {
      guard let other = second.otherAttribute(attribute.key), other != attribute,
        let between = attribute.interpolated(to: other, at: fraction)
      else { continue }
      setOther(between)
    }
  }
}

/// Sets the frequent attributes that both sides set, in a copy of the nearer side.
private struct InlineInterpolation: InlineTextAttributeKeyVisitor {
  let first: TextAttributes
  let second: TextAttributes
  let fraction: Double
  var attributes: TextAttributes

  init(first: TextAttributes, second: TextAttributes, fraction: Double) {
    (self.first, self.second, self.fraction) = (first, second, fraction)
    attributes = fraction < 0.5 ? first : second
  }

  @inline(__always)
  mutating func visit<Key: InlineTextAttributeKey>(_ key: Key.Type) {
    guard let start = Key.value(in: first), let end = Key.value(in: second), start != end,
      let between = Key.interpolated(start, to: end, at: fraction).flatMap(Key.normalized)
    else { return }
    Key.set(between, in: &attributes)
  }
}

extension TextAttribute {
  /// Returns the attribute at a fraction between this one and another with the same key; nil if there is none between.
  fileprivate func interpolated(to other: TextAttribute, at fraction: Double) -> TextAttribute? {
    func between<Key: TextAttributeKey>(_ key: Key.Type) -> TextAttribute? {
      guard let first = value(of: key), let second = other.value(of: key),
        let between = Key.interpolated(first, to: second, at: fraction).flatMap(Key.normalized)
      else { return nil }
      return TextAttribute(normalized: between, of: key)
    }
    return between(key)
  }
}

extension TextAttributeKey {
  /// Returns nil: the attribute is a step in the middle.
  public static func interpolated(_ first: Value, to second: Value, at fraction: Double) -> Value? { nil }
}

extension TextAttributeKey where Value: Interpolatable {
  /// Returns the value at a fraction between both values.
  @inlinable
  public static func interpolated(_ first: Value, to second: Value, at fraction: Double) -> Value? {
    first.interpolated(to: second, at: fraction)
  }
}
