package import Restyle

/// A standard key with some values, and the behaviour of its property for them.
package struct StandardAttributeSample: Sendable {
  package let name: String
  package let concernsParagraph: Bool
  /// A style for each value, with no other attribute.
  package let styles: [TextStyle]
  /// The same styles, created with the property.
  package let stylesSetByProperty: [TextStyle]
  /// Whether the property returns each value.
  package let propertyReadsValues: Bool
  /// Whether the property returns the documented value while the attribute is unset.
  package let propertyReadsDefault: Bool
  /// The style with the value that the property returns while the attribute is unset; nil if it returns none.
  package let defaultStyle: TextStyle?
  /// Unsets the attribute.
  package let removing: @Sendable (TextStyle) -> TextStyle
  /// Sets a value through the property.
  package let setting: @Sendable (TextStyle) -> TextStyle
  /// Unsets the attribute through the property, if that can be nil.
  package let removingByProperty: @Sendable (TextStyle) -> TextStyle
  /// Reads the property.
  package let read: @Sendable (TextStyle) -> AnyHashable?
}

extension StandardAttributeSample {
  /// Creates a sample of an attribute whose property has a value while the attribute is unset.
  init<Key: TextAttributeKey>(
    _ key: Key, _ property: any WritableKeyPath<TextStyle, Key.Value> & Sendable, default: Key.Value,
    _ values: Key.Value...
  ) {
    self.init(
      key, values,
      set: { style, value in value.map { style[keyPath: property] = $0 } ?? style.removeAttribute(for: key) },
      get: { $0[keyPath: property] }, default: `default`)
  }

  /// Creates a sample of an attribute whose property is nil while the attribute is unset.
  init<Key: TextAttributeKey>(
    _ key: Key, _ property: any WritableKeyPath<TextStyle, Key.Value?> & Sendable, _ values: Key.Value...
  ) {
    self.init(key, values, set: { $0[keyPath: property] = $1 }, get: { $0[keyPath: property] }, default: nil)
  }

  private init<Key: TextAttributeKey>(
    _ key: Key, _ values: [Key.Value],
    set: @escaping @Sendable (inout TextStyle, Key.Value?) -> Void,
    get: @escaping @Sendable (TextStyle) -> Key.Value?, default: Key.Value?
  ) {
    name = Key.name
    concernsParagraph = Key.concernsParagraph
    styles = values.map { value in TextStyle().restyled { $0.setAttribute(value, for: key) } }
    stylesSetByProperty = values.map { value in TextStyle().restyled { set(&$0, value) } }
    propertyReadsValues = zip(styles, values).allSatisfy { get($0) == $1 }
    propertyReadsDefault = get(TextStyle()) == `default`
    defaultStyle = `default`.map { value in TextStyle().restyled { $0.setAttribute(value, for: key) } }
    removing = { $0.removingAttribute(for: key) }
    setting = { style in style.restyled { set(&$0, values.last) } }
    removingByProperty = { style in style.restyled { set(&$0, nil) } }
    read = { get($0) }
  }
}
