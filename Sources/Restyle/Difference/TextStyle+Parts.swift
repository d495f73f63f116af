extension TextStyle: CompositeValue {
  package static var unset: Self { TextStyle() }

  package static var partsOfType: [StyleProperty<Self>] {
    TextAttributeKeySet.standard.types.map { part(TextAttributeIdentity(key: $0, unknownName: nil), $0.name) }
  }

  package static func parts(of first: Self, _ second: Self) -> [StyleProperty<Self>]? {
    // A style with layers isn't determined by its attributes alone.
    if first.attributes.hasLayers || second.attributes.hasLayers { return nil }
    // A stable sort by name: among attributes with the same name, those of the first style come before those that only
    // the second has. A value that decoding didn't know is therefore removed before a value with its name is set.
    let attributes = (Array(first.attributes) + second.attributes).sorted {
      !$0.name.isExactly($1.name) && $0.name.precedes($1.name)
    }
    var parts: [StyleProperty<Self>] = []
    var known: Set<TextAttributeIdentity> = []
    for attribute in attributes {
      let identity = TextAttributeIdentity(attribute)
      if known.insert(identity).inserted { parts.append(part(identity, attribute.name)) }
    }
    return parts
  }

  package static func part(named name: String, in decoder: any Decoder) -> StyleProperty<Self>? {
    let keys = decoder.userInfo[.textAttributeKeys] as? TextAttributeKeySet ?? .standard
    if let key = keys[name] { return part(TextAttributeIdentity(key: key, unknownName: nil), name) }
    let policy = decoder.userInfo[.unknownTextAttributePolicy] as? UnknownTextAttributePolicy ?? .reject
    guard policy == .keep else { return nil }
    return part(TextAttributeIdentity(key: UnknownTextAttributeKey.self, unknownName: ExactText(name)), name)
  }

  package static func partNames(in decoder: any Decoder) -> [String] {
    let keys = decoder.userInfo[.textAttributeKeys] as? TextAttributeKeySet ?? .standard
    return keys.types.map { $0.name }.sorted { $0.precedes($1) }
  }

  private static func part(_ identity: TextAttributeIdentity, _ name: String) -> StyleProperty<Self> {
    StyleProperty(name: name, typed: TextAttributePart(identity: identity)).reached(by: .attribute)
  }

  fileprivate subscript(attribute identity: TextAttributeIdentity) -> TextAttribute? {
    get {
      func value<Key: TextAttributeKey>(_ key: Key.Type) -> TextAttribute? {
        attributes.storedValue(for: key).map { TextAttribute(normalized: $0, of: key) }
      }
      if let name = identity.unknownName {
        return attributes.others.first { $0.isUnknown && $0.name.isExactly(name.text) }
      }
      let key = identity.key
      return attributes.inherits(key) ? TextAttribute(inheriting: key) : value(key)
    }
    set {
      func unset<Key: TextAttributeKey>(_ key: Key.Type) { attributes.setValue(nil, for: key) }
      if let newValue {
        newValue.set(in: &attributes)
      } else if let name = identity.unknownName {
        attributes.others.removeAll { $0.isUnknown && $0.name.isExactly(name.text) }
      } else {
        unset(identity.key)
      }
    }
  }
}

/// The identity of an attribute: its key, or its name if decoding didn't know the key.
struct TextAttributeIdentity: Hashable, Sendable {
  let key: any TextAttributeKey.Type
  let unknownName: ExactText?

  init(key: any TextAttributeKey.Type, unknownName: ExactText?) {
    (self.key, self.unknownName) = (key, unknownName)
  }

  init(_ attribute: TextAttribute) {
    self.init(key: attribute.key, unknownName: attribute.isUnknown ? ExactText(attribute.name) : nil)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.key == rhs.key && lhs.unknownName == rhs.unknownName
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(key))
    hasher.combine(unknownName)
  }
}

/// An attribute of a text style; nil while it is unset.
private struct TextAttributePart: TypedProperty {
  let identity: TextAttributeIdentity
  var path: any WritableKeyPath<TextStyle, TextAttribute?> & Sendable { \.[attribute: identity] }

  func encode(_ key: NameCodingKey, in object: inout PropertyEncoding, of root: TextStyle) throws {
    try root[attribute: identity]?.encodeValue(to: &object, forKey: key)
  }

  func decode(_ key: NameCodingKey, in object: PropertyDecoding, to root: inout TextStyle) throws {
    guard object.contains(key) else {
      root[attribute: identity] = nil
      return
    }
    if let name = identity.unknownName {
      let value = try object.decode(UnknownValue.self, forKey: key)
      root[attribute: identity] = TextAttribute(UnknownTextAttribute(name: name.text, value: value))
      return
    }
    func value<Key: TextAttributeKey>(_: Key.Type) throws -> TextAttribute {
      if !(Key.Value.self is any ExpressibleByNilLiteral.Type), try object.decodeNil(forKey: key) {
        return TextAttribute(inheriting: Key.self)
      }
      let value = try decodedValue(of: Key.self, at: key, in: object)
      guard let normalized = Key.normalized(value), normalized.isExactly(value) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: object, debugDescription: "\(value) is out of range as a value of \(Key.name)")
      }
      return TextAttribute(normalized: normalized, of: Key.self)
    }
    root[attribute: identity] = try value(identity.key)
  }
}

extension TextAttribute {
  /// Encodes the value; null stands for an inherited attribute.
  func encodeValue(to object: inout PropertyEncoding, forKey codingKey: NameCodingKey) throws {
    func encode<Key: TextAttributeKey>(_ key: Key.Type) throws {
      if let number = storedValue(of: key) as? Double, number.isReference {
        try object.encode(Finite(wrappedValue: number), forKey: codingKey)
      } else if isStandard {
        try object.encode(value(of: key), forKey: codingKey)
      } else {
        try object.encodeInOrder(value(of: key), forKey: codingKey)
      }
    }
    if isInherited { try object.encodeNil(forKey: codingKey) } else { try encode(key) }
  }
}
