extension CodingUserInfoKey {
  /// The key for the `TextAttributeKeySet` that decoding uses; by default `TextAttributeKeySet.standard`.
  public static let textAttributeKeys = Self(named: "textAttributeKeys")

  /// The key for the `UnknownTextAttributePolicy` of decoding; by default `.reject`.
  public static let unknownTextAttributePolicy = Self(named: "unknownTextAttributePolicy")

  init(named name: String) {
    // The initialiser is failable only because its protocol requires it: every string is a key.
    guard let key = Self(rawValue: "restyle." + name) else { preconditionFailure("every string is a key") }
    self = key
  }
}

/// How decoding treats an attribute with an unknown name.
public enum UnknownTextAttributePolicy: Sendable {
  /// Decoding throws an error with the attribute's path.
  case reject
  /// Decoding preserves the value as it is, and encoding writes it unchanged.
  ///
  /// Numbers may lose digits that neither a 64-bit integer nor a `Double` can hold.
  ///
  /// If a value for a known key with that name is set or merged, it replaces the preserved one.
  case keep
}

extension TextAttributes: Codable {
  /// Decodes an object with a value for the name of each attribute; null stands for an inherited attribute.
  ///
  /// `decoder.userInfo` contains the known keys, and the policy for unknown names.
  ///
  /// - Throws: `DecodingError`, with the path of the attribute, if its name isn't known, or if its value doesn't fit or
  ///   isn't normalised.
  public init(from decoder: any Decoder) throws {
    let known = decoder.userInfo[.textAttributeKeys] as? TextAttributeKeySet ?? .standard
    let policy = decoder.userInfo[.unknownTextAttributePolicy] as? UnknownTextAttributePolicy ?? .reject
    let container = try decoder.container(keyedBy: NameCodingKey.self)
    var unknown: [TextAttribute] = []
    for codingKey in container.allKeys.sorted() {
      if let key = known[codingKey.stringValue] ?? Self.layersKey(named: codingKey.stringValue) {
        try decode(key, at: codingKey, in: container)
      } else if policy == .keep {
        unknown.append(TextAttribute(try container.decode(UnknownTextAttribute.self, forKey: codingKey)))
      } else {
        throw UnknownKeyName(.textAttribute, codingKey.stringValue, among: known.names).decodingError(
          at: container.codingPath + [codingKey],
          advising: "add its key to `userInfo[.textAttributeKeys]`, or ask for unknown ones to be kept")
      }
    }
    others.merge(KeyedValues(sorted: unknown))
  }

  /// Encodes an object with a value for the name of each attribute; null stands for an inherited attribute.
  ///
  /// - Throws: `EncodingError` if two set attributes have the same name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NameCodingKey.self)
    let entries = stored
    try checkNames(of: entries.lazy.map { ($0.name, $0.keyType) }, "attribute", in: encoder)
    for entry in entries { try entry.encodeValue(to: &container, forKey: NameCodingKey(entry.name)) }
  }

  private mutating func decode<Key: TextAttributeKey>(
    _ key: Key.Type,
    at codingKey: NameCodingKey,
    in container: KeyedDecodingContainer<NameCodingKey>
  ) throws {
    // If the value's own type can be nil, null is a value.
    if !(Key.Value.self is any ExpressibleByNilLiteral.Type), try container.decodeNil(forKey: codingKey) {
      return inherit(key)
    }
    let value = try decodedValue(of: key, at: codingKey, in: container)
    let normalized = Key.normalized(value)
    guard let normalized, normalized.isExactly(value) else {
      throw DecodingError.dataCorruptedError(
        forKey: codingKey, in: container,
        debugDescription: "\(value) is out of range: "
          + (normalized.map { "as a value of \(Key.name) it would become \($0)" }
            ?? "\(Key.name) has no such value")
      )
    }
    setValue(normalized, for: key)
  }
}

/// Decodes a value; a number for one of Restyle's own keys may be a reference to a named value.
func decodedValue<Key: TextAttributeKey>(
  of key: Key.Type, at codingKey: NameCodingKey, in container: KeyedDecodingContainer<NameCodingKey>
) throws -> Key.Value {
  if key is any StandardTextNumberKey.Type,
    let number = try container.decode(Finite.self, forKey: codingKey).stored as? Key.Value
  {
    return number
  }
  return try container.decode(Key.Value.self, forKey: codingKey)
}

extension TextStyle: ValueCoded {
  package init(coded: TextAttributes) { self.init(attributes: coded) }
  package var coded: TextAttributes { attributes }
}
