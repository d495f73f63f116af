/// The custom slots that were set.
struct CustomDefaults: Sendable {
  // Nil if there are none, so that copying defaults needs no reference count for it. An array, since catalogs list the
  // slots in the order in which they were set.
  private var entries: [(key: any DefaultStylingKey.Type, value: (any Sendable)?)]?

  subscript<Key: DefaultStylingKey>(key: Key.Type) -> Key.Value {
    get { value(of: key) ?? adoptingTypeface(Key.defaultValue) }
    set { set(newValue, for: key) }
  }

  /// Adds a slot that has no value, but a dynamic style.
  mutating func add<Key: DefaultStylingKey>(_ key: Key.Type) { set(value(of: key), for: key) }

  /// The slots of styles, in the order in which they were set.
  var styleSlots: [any DefaultSlot] { (entries ?? []).compactMap { $0.key.styleSlot } }

  private func value<Key: DefaultStylingKey>(of key: Key.Type) -> Key.Value? {
    // Unwrapped first: a cast would make nil a value of an optional type.
    guard let value = entries?.first(where: { $0.key == key })?.value else { return nil }
    return value as? Key.Value
  }

  private mutating func set<Key: DefaultStylingKey>(_ value: Key.Value?, for key: Key.Type) {
    var entries = entries ?? []
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].value = value
    } else {
      entries.append((key, value))
    }
    self.entries = entries
  }

  /// The style with the typeface that all defaults adopt, if there is one; other values as they are.
  private func adoptingTypeface<Value>(_ value: Value) -> Value {
    guard let typeface = self.value(of: Typeface.self), var style = value as? any Style else { return value }
    style.restyleTexts { $0.adoptTypeface(of: typeface) }
    return style as? Value ?? value
  }
}

/// The font whose typeface the default values of custom slots adopt.
struct Typeface: DefaultStylingKey {
  static var defaultValue: Font { Font() }
}

extension TextStyle {
  /// Adopts the family and the features of a font, where it has any.
  mutating func adoptTypeface(of other: Font) {
    font.family = other.family ?? font.family
    font.features = other.features ?? font.features
  }
}

/// The slot of a key, as the index of a path to its value.
struct CustomSlot<Key: DefaultStylingKey>: Hashable, Sendable {
  // Paths compare the values of their indices alone, not the types.
  private let key = ObjectIdentifier(Key.self)

  static var path: DefaultStyling.Slot<Key.Value> { \.[Self()] }
}

extension DefaultStyling.Parts {
  fileprivate subscript<Key>(_: CustomSlot<Key>) -> Key.Value {
    get { custom[Key.self] }
    set { custom[Key.self] = newValue }
  }
}

/// A custom slot whose values are styles.
private protocol CustomStyleSlot {
  var slot: any DefaultSlot { get }
}

extension CustomSlot: CustomStyleSlot where Key.Value: Style {
  fileprivate var slot: any DefaultSlot { StyleSlot(Key.name, Self.path) }
}

extension DefaultStylingKey {
  /// The slot; nil if its values aren't styles.
  fileprivate static var styleSlot: (any DefaultSlot)? {
    (CustomSlot<Self>() as Any as? any CustomStyleSlot)?.slot
  }
}
