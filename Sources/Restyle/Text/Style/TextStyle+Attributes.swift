extension TextStyle {
  /// Returns the value of an attribute, or nil while it is unset.
  ///
  /// ```swift
  /// style.attribute(for: .kern) ?? 0
  /// ```
  @inlinable
  public func attribute<Key: TextAttributeKey>(for key: Key) -> Key.Value? { attributes[key] }

  /// Returns the stored value of an attribute that the style sets itself; a number may be a reference to a named value.
  @inlinable
  package func stored<Key: TextAttributeKey>(_ key: Key) -> Key.Value? {
    attributes.storedValue(for: Key.self)
  }

  /// Sets an attribute, or unsets it if the value is nil or one that the key can't store.
  ///
  /// ```swift
  /// style.setAttribute(1.5, for: .kern)
  /// ```
  @inlinable
  public mutating func setAttribute<Key: TextAttributeKey>(_ value: Key.Value?, for key: Key) {
    attributes[key] = value
  }

  /// Sets an attribute, or unsets it if the value equals the default.
  ///
  /// The values are compared as the style stores them.
  @inlinable
  public mutating func setAttribute<Key: TextAttributeKey>(
    _ value: Key.Value?, for key: Key, defaultValue: Key.Value
  ) {
    attributes[key] = value.flatMap(Key.normalized) == defaultValue ? nil : value
  }

  /// The value of an attribute; nil while it is unset.
  ///
  /// Assign nil to unset the attribute, so that the style follows its surroundings:
  ///
  /// ```swift
  /// style[.alignment] = .center
  /// style[.alignment] = nil
  /// ```
  ///
  /// Assigning a value that the key can't store, such as a size that isn't a number, unsets the attribute, too.
  @inlinable
  public subscript<Key: TextAttributeKey>(key: Key) -> Key.Value? {
    get { attributes[key] }
    set { attributes[key] = newValue }
  }

  /// Unsets an attribute.
  @inlinable
  public mutating func removeAttribute(for key: some TextAttributeKey) { attributes[key] = nil }

  /// Returns the style without an attribute.
  @inlinable
  public func removingAttribute(for key: some TextAttributeKey) -> TextStyle {
    restyled { $0.removeAttribute(for: key) }
  }

  /// The six attributes of the font as one value.
  ///
  /// Assigning a font sets the attributes that it gives, and unsets the others.
  public var font: Font {
    get {
      guard !attributes.hasLayers else { return layeredFont }
      return Font(
        family: fontFamily,
        size: attributes.inline.fontSize,
        weight: fontWeight,
        width: fontWidth,
        slant: fontSlant,
        features: attributes.storedOther(StandardTextAttribute.FontFeaturesKey.self)
      )
    }
    @inlinable @inline(__always) set {
      // Few fonts and styles have rare attributes. Without any, there is nothing to remove and nothing to call.
      guard attributes.others.isEmpty, newValue.isCommon else { return setRareFont(newValue) }
      setCommonFont(newValue)
    }
  }

  @inlinable @inline(__always)
  mutating func setCommonFont(_ font: Font) {
    attributes.inline.fontSize = font.storedSize
    attributes.inline.fontWeight = font.ownWeight
    attributes.inline.fontSlant = font.ownSlant
    StandardTextAttribute.FontFamilyKey.set(font.ownFamily, in: &attributes)
  }

  @usableFromInline
  mutating func setRareFont(_ font: Font) {
    guard !font.refers, !attributes.hasLayers else { return setLayeredFont(font) }
    attributes.setOther(font.ownWidth, for: StandardTextAttribute.FontWidthKey.self)
    attributes.setOther(font.ownFeatures, for: StandardTextAttribute.FontFeaturesKey.self)
    setCommonFont(font)
  }

  // For programs with numbers of another type, such as the `Float` in Form's documentation.

  /// Returns the value of a numeric attribute as another type of number; nil while it is unset.
  @_disfavoredOverload @inlinable
  public func attribute<Key: TextAttributeKey, Number: BinaryFloatingPoint>(for key: Key) -> Number?
  where Key.Value == Double {
    attributes[key].map { Number($0) }
  }

  /// Sets a numeric attribute to a number of another type; nil unsets it.
  @_disfavoredOverload @inlinable
  public mutating func setAttribute<Key: TextAttributeKey>(_ value: (some BinaryFloatingPoint)?, for key: Key)
  where Key.Value == Double {
    attributes[key] = value.map { Double($0) }
  }

  /// Sets a numeric attribute to a number of another type, or unsets it if the value equals the default.
  @_disfavoredOverload @inlinable
  public mutating func setAttribute<Key: TextAttributeKey, Number: BinaryFloatingPoint>(
    _ value: Number?, for key: Key, defaultValue: Number
  ) where Key.Value == Double {
    setAttribute(value.map { Double($0) }, for: key, defaultValue: Double(defaultValue))
  }
}

extension TextStyle: CustomDebugStringConvertible {
  /// The Swift source that creates the style.
  ///
  /// ```swift
  /// TextStyle().restyled {
  ///   $0.fontSize = 17.0
  ///   $0.kern = -0.43
  /// }
  /// ```
  public var debugDescription: String {
    let base = attributes.layers?.swiftSource ?? "TextStyle()"
    let stored = attributes.withoutLayers.stored
    let hasLineHeight = stored.contains { $0.key == StandardTextAttribute.LineHeightKey.self }
    let statements = stored.map { attribute in
      // Assigning the property would unset the line height.
      hasLineHeight && attribute.key == StandardTextAttribute.LineSpacingKey.self && !attribute.isInherited
        ? "$0[.lineSpacing]" + attribute.debugDescription.dropFirst("$0.lineSpacing".count)
        : attribute.debugDescription
    }
    guard !statements.isEmpty else { return base }
    // Only creating an OpenType feature can throw, for its tag.
    let attempt = fontFeatures.swiftSource.contains("try ") ? "try " : ""
    // A closure that doesn't use its parameter has to ignore it explicitly.
    let parameter = statements.allSatisfy { $0.hasPrefix("//") } ? " _ in" : ""
    return attempt + base + ".restyled {\(parameter)\n" + statements.map { "  \($0)\n" }.joined() + "}"
  }
}
