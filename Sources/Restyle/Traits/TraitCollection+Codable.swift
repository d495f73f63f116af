extension CodingUserInfoKey {
  /// The key for the `TraitKeySet` with your custom traits that decoding uses; without one, it knows no custom traits.
  public static let traitKeys = Self(named: "traitKeys")
}

extension TraitCollection: Codable {
  private enum CodingKeys: String, CodingKey { case custom }

  /// Decodes an object with a value for the name of each trait, and an object `custom` with those of custom traits.
  ///
  /// A missing trait has its default. `decoder.userInfo` contains the keys of custom traits.
  ///
  /// - Throws: `DecodingError`, with the path of the trait, if a custom trait isn't known, or if a value doesn't fit.
  public init(from decoder: any Decoder) throws {
    self.init()
    values.standard = try StandardTraits(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.contains(.custom) else { return }
    let known = decoder.userInfo[.traitKeys] as? TraitKeySet ?? TraitKeySet()
    let custom = try container.nestedContainer(keyedBy: NameCodingKey.self, forKey: .custom)
    for codingKey in custom.allKeys.sorted() {
      guard let key = known[codingKey.stringValue] else {
        throw UnknownKeyName(.trait, codingKey.stringValue, among: known.names).decodingError(
          at: custom.codingPath + [codingKey], advising: "add its key to `userInfo[.traitKeys]`")
      }
      try key.decode(codingKey, in: custom, to: &values.custom)
    }
  }

  /// Encodes an object with a value for the name of each trait, and an object `custom` with those of custom traits.
  ///
  /// - Throws: `EncodingError` if two set traits have the same name.
  public func encode(to encoder: any Encoder) throws {
    recording?.record(.everything)
    try values.standard.encode(to: encoder)
    let entries = values.custom.entries
    guard !entries.isEmpty else { return }
    try checkNames(of: entries.lazy.map { ($0.name, $0.keyType) }, "trait", in: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    var custom = container.nestedContainer(keyedBy: NameCodingKey.self, forKey: .custom)
    for entry in entries { try entry.encode(to: &custom) }
  }
}

extension TraitKey {
  fileprivate static func decode(
    _ codingKey: NameCodingKey,
    in container: KeyedDecodingContainer<NameCodingKey>,
    to traits: inout CustomTraits
  ) throws {
    let value = try container.decode(Value.self, forKey: codingKey)
    traits[Self.self] = value
    guard traits[Self.self] == value else {
      throw DecodingError.dataCorruptedError(
        forKey: codingKey, in: container,
        debugDescription: "\(value) can't be a value: it isn't equal to itself")
    }
  }
}
