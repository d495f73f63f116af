/// A value of an attribute that decoding didn't know, preserved for encoding.
struct UnknownTextAttribute: Hashable, Sendable {
  @Exact var name: String
  let value: UnknownValue

  /// The value as a comment on one line, because no known key can set it.
  var comment: String { "// unknown: \(name.swiftLiteral) = \("\(value)".swiftLiteral)" }
}

extension UnknownTextAttribute: Codable {
  init(from decoder: any Decoder) throws {
    self.init(name: decoder.codingPath.last?.stringValue ?? "", value: try UnknownValue(from: decoder))
  }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

/// The key of all values preserved without decoding; each value stores its own name.
struct UnknownTextAttributeKey: TextAttributeKey {
  typealias Value = UnknownTextAttribute

  static let name = ""
}

extension TextAttribute {
  init(_ unknown: UnknownTextAttribute) { self.init(normalized: unknown, of: UnknownTextAttributeKey.self) }

  /// Whether the value was preserved without decoding, because its key isn't known.
  var isUnknown: Bool { key == UnknownTextAttributeKey.self }

  var unknown: UnknownTextAttribute? { isUnknown ? value as? UnknownTextAttribute : nil }
}
