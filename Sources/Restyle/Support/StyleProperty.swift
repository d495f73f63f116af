/// A property of a value: its name in documents, where it lies, and how its values are coded.
struct StyleProperty<Root>: Sendable {
  let name: String
  fileprivate let decode: @Sendable (inout Root, KeyedDecodingContainer<NameCodingKey>) throws -> Void
  fileprivate let encode: @Sendable (Root, inout KeyedEncodingContainer<NameCodingKey>) throws -> Void
}

extension StyleProperty {
  init<Value: Codable & Sendable>(_ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable) {
    let key = NameCodingKey(name)
    self.init(name: name) {
      $0[keyPath: path] = try $1.decode(Value.self, forKey: key)
    } encode: {
      try $1.encode($0[keyPath: path], forKey: key)
    }
  }

  /// A property that documents leave out while it is nil.
  init<Value: Codable & Sendable>(_ name: String, optional path: any WritableKeyPath<Root, Value?> & Sendable)
  {
    let key = NameCodingKey(name)
    self.init(name: name) {
      $0[keyPath: path] = try $1.decodeIfPresent(Value.self, forKey: key)
    } encode: {
      try $1.encodeIfPresent($0[keyPath: path], forKey: key)
    }
  }

  /// A number that obeys a rule.
  init<Rule: NormalizedNumber>(
    _ name: String, _ path: any WritableKeyPath<Root, Rule.Number> & Sendable, as rule: Rule.Type
  ) {
    let key = NameCodingKey(name)
    self.init(name: name) {
      $0[keyPath: path] = try $1.decode(Rule.self, forKey: key).wrappedValue
    } encode: {
      try $1.encode($0[keyPath: path], forKey: key)
    }
  }

  /// A number that obeys a rule, which documents leave out while it is nil.
  init<Rule: NormalizedNumber>(
    _ name: String, optional path: any WritableKeyPath<Root, Rule.Number?> & Sendable, as rule: Rule.Type
  ) {
    let key = NameCodingKey(name)
    self.init(name: name) {
      $0[keyPath: path] = try $1.decodeIfPresent(Rule.self, forKey: key)?.wrappedValue
    } encode: {
      try $1.encodeIfPresent($0[keyPath: path], forKey: key)
    }
  }
}

/// A value whose coding follows from a list of its properties, since it stores them otherwise.
protocol PropertyCoded: Codable {
  /// What decoding starts from.
  static var blank: Self { get }

  /// The properties, in the order in which they are encoded.
  static var properties: [StyleProperty<Self>] { get }
}

extension PropertyCoded {
  /// Decodes an object with the properties.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: NameCodingKey.self)
    self = .blank
    for property in Self.properties { try property.decode(&self, container) }
  }

  /// Encodes an object with the properties.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NameCodingKey.self)
    for property in Self.properties { try property.encode(self, &container) }
  }
}
