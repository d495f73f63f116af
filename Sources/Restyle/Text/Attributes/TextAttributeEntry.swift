/// A value with its key, erased.
protocol TextAttributeEntry: Hashable, Sendable {
  var name: String { get }

  /// Orders entries whose names are equal, the same in every process; empty for what has no key.
  var typeName: String { get }

  /// Whether both are values of the same attribute.
  func replaces(_ other: any TextAttributeEntry) -> Bool

  /// This value set over `base`, a value of the same attribute.
  func merged(over base: any TextAttributeEntry) -> any TextAttributeEntry

  func set(in attributes: inout TextAttributes)
  func encode(to container: inout KeyedEncodingContainer<TextAttributeCodingKey>) throws

  /// The statement that sets the value on a style called `$0`.
  var swiftSource: String { get }

  /// Whether the attribute is one of whole paragraphs and not of the characters in them.
  var concernsParagraph: Bool { get }

  /// Whether the key itself brings a transform of the text.
  var carriesTransform: Bool { get }

  /// Whether the value was kept without being read, since its key isn't known.
  var isUnknown: Bool { get }

  /// The transform of the text that the value asks for, if the key carries or has been given one.
  func transform(registered: TextTransformRegistry.Snapshot) -> TextTransformStep?
}

extension TextAttributeEntry {
  func isEqual(to other: any TextAttributeEntry) -> Bool {
    (other as? Self) == self
  }

  func precedes(_ other: some TextAttributeEntry) -> Bool {
    let name = name
    let otherName = other.name
    return name == otherName ? typeName < other.typeName : name < otherName
  }
}

/// A value with its typed key.
struct KeyedTextAttribute<Key: TextAttributeKey>: TextAttributeEntry {
  var value: Key.Value

  var name: String { Key.name }
  var typeName: String { qualifiedName(of: Key.self) }
  var concernsParagraph: Bool { Key.concernsParagraph }
  var carriesTransform: Bool { Key.transform != nil }
  var isUnknown: Bool { false }

  /// Values that no style keeps, such as NaN, count as equal: all of them unset the attribute.
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.value == rhs.value || Key.normalized(lhs.value) == nil && Key.normalized(rhs.value) == nil
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(Key.self))
    hasher.combine(Key.normalized(value))
  }

  func replaces(_ other: any TextAttributeEntry) -> Bool {
    // A value that was kept unread gives way to the one that its name stands for.
    type(of: other) == Self.self || other.isUnknown && other.name == Key.name
  }

  func merged(over base: any TextAttributeEntry) -> any TextAttributeEntry {
    guard let base = base as? Self else { return self }
    return KeyedTextAttribute(value: Key.merging(base.value, with: value))
  }

  func set(in attributes: inout TextAttributes) {
    attributes[Key()] = value
  }

  func encode(to container: inout KeyedEncodingContainer<TextAttributeCodingKey>) throws {
    try container.encode(value, forKey: TextAttributeCodingKey(Key.name))
  }

  var swiftSource: String {
    let source = Key.swiftSource(of: value)
    return TextAttributeKeySet.standard.contains(Key.self)
      ? "$0.\(Key.name) = \(source)"
      : "$0.setAttribute(\(source), for: \(typeName)())"
  }
}
