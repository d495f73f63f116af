/// A value that may be a reference to a named value, coded as the name and the usual value.
package protocol ReferenceCoded {
  associatedtype Usual: Hashable & Codable & Sendable

  /// Creates a reference to the named value that decoding knows by the name, or else to one without a key.
  static func named(_ name: String, usual: Usual, among values: DesignValues?) -> Self
}

private enum ReferenceKey: String, CodingKey {
  case name, usual
}

extension ReferenceCoded {
  /// Decodes a reference to a named value; nil for anything else.
  static func reference(from decoder: any Decoder) throws -> Self? {
    guard let object = try? decoder.container(keyedBy: ReferenceKey.self), object.contains(.name) else {
      return nil
    }
    return named(
      try object.decode(String.self, forKey: .name), usual: try object.decode(Usual.self, forKey: .usual),
      among: decoder.userInfo[.designValues] as? DesignValues)
  }
}

extension ValueReference {
  func encode<Value>(to encoder: any Encoder, _ stored: (Value) -> Usual) throws {
    var object = encoder.container(keyedBy: ReferenceKey.self)
    switch self {
    case .key(let key):
      try object.encode(key.type.name, forKey: .name)
      try object.encodeIfPresent(key.usual().map(stored), forKey: .usual)
    case .name(let name, let usual):
      try object.encode(name.text, forKey: .name)
      try object.encode(usual, forKey: .usual)
    }
  }
}
