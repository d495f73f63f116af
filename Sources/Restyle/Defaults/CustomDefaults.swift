/// The values that were set for keys and names.
struct CustomDefaults: Sendable {
  /// The key, or the name and type, that a value is set for.
  enum Name: Hashable, Sendable {
    case key(NamedValueKey)
    /// A value without a key. The type distinguishes, for example, a colour from a length with the same name.
    case name(ExactText, type: ObjectIdentifier)

    static func name<Value>(_ name: ExactText, of type: Value.Type) -> Self {
      .name(name, type: ObjectIdentifier(type))
    }
  }

  // Ordered, because catalogs list the slots in the order in which they were set. Indexed, because a design can have
  // thousands of values.
  private struct Entries: Sendable {
    var list: [(name: Name, value: (any Sendable)?)] = []
    var indices: [Name: Int] = [:]
    /// The keys by their names, because documents contain only names.
    var keys: [Name: NamedValueKey] = [:]
  }

  // Nil if empty, so that copying defaults retains nothing for it.
  private var entries: Entries?
  /// Identifies this set of values among all in the process; nil if it is empty.
  private(set) var identity: DefaultsIdentity?

  subscript<Key: DefaultStylingKey>(key: Key.Type) -> Key.Value {
    get { value(of: .key(NamedValueKey(key))) ?? adoptingTypeface(Key.defaultValue) }
    set { set(newValue, for: .key(NamedValueKey(key))) }
  }

  /// Adds a slot that has a dynamic style, but no value.
  mutating func add<Key: DefaultStylingKey>(_ key: Key.Type) {
    let name = Name.key(NamedValueKey(key))
    set(value(of: name) as Key.Value?, for: name)
  }

  /// The slots of styles, in the order in which they were set.
  var styleSlots: [DefaultSlot] {
    (entries?.list ?? []).compactMap { entry in
      if case .key(let key) = entry.name { key.type.styleSlot } else { nil }
    }
  }

  /// The values that aren't styles and can be compared, with their names, in the order in which they were set.
  var comparableValues: [(name: String, value: ErasedValue)] {
    (entries?.list ?? []).compactMap { entry in
      guard let value = entry.value, value is any Hashable, !(value is any Style) else { return nil }
      let name =
        switch entry.name {
        case .key(let key): key.type.name
        case .name(let name, _): name.text
        }
      return (name, ErasedValue(value))
    }
  }

  func value<Value>(of name: Name) -> Value? {
    // Unwrapped first: if the value's type is optional, a cast would turn nil into such a value.
    guard let entries, let index = entries.indices[name], let value = entries.list[index].value else {
      return nil
    }
    return value as? Value
  }

  /// Returns the key with a name that a value was set for; if several keys share the name, the first one set.
  func key<Value>(named name: ExactText, of type: Value.Type) -> NamedValueKey? {
    entries?.keys[.name(name, of: type)]
  }

  mutating func set<Value: Sendable>(_ value: Value?, for name: Name) {
    // Taken out, so that it is changed in place.
    var entries = entries.take() ?? Entries()
    if let index = entries.indices[name] {
      entries.list[index].value = value
    } else {
      entries.indices[name] = entries.list.count
      entries.list.append((name, value))
      // The typeface of the defaults isn't a value that documents name.
      if case .key(let key) = name, key != NamedValueKey(Typeface.self) {
        let name = Name.name(ExactText(key.type.name), of: Value.self)
        entries.keys[name] = entries.keys[name] ?? key
      }
    }
    self.entries = entries
    identity = DefaultsIdentity()
  }

  /// Returns a style with the typeface that all defaults adopt, if there is one; other values are returned unchanged.
  private func adoptingTypeface<Value>(_ value: Value) -> Value {
    guard let typeface: Font = self.value(of: .key(NamedValueKey(Typeface.self))),
      var style = value as? any Style
    else { return value }
    style.restyleTexts { $0.adoptTypeface(of: typeface) }
    return style as? Value ?? value
  }
}

/// The font whose typeface the default values of custom slots adopt.
struct Typeface: DefaultStylingKey {
  static var defaultValue: Font { Font() }
}

extension TextStyle {
  /// Adopts those of a font's family and features that are set.
  mutating func adoptTypeface(of other: Font) {
    font.family = other.family ?? font.family
    font.features = other.features ?? font.features
  }
}

/// The slot of a key, as a subscript index in the key path to its value.
struct CustomSlot<Key: DefaultStylingKey>: Hashable, Sendable {
  // Key paths compare only the values of their indices, not the types.
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
  var slot: DefaultSlot { get }
}

extension CustomSlot: CustomStyleSlot where Key.Value: Style {
  fileprivate var slot: DefaultSlot { DefaultSlot(Key.name, Self.path) }
}

extension DefaultStylingKey {
  /// The slot; nil if its values aren't styles.
  fileprivate static var styleSlot: DefaultSlot? {
    (CustomSlot<Self>() as Any as? any CustomStyleSlot)?.slot
  }
}
