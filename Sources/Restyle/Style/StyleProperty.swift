/// A property of a value: its name in documents, its key path, and the coding of its values.
package struct StyleProperty<Root>: Sendable {
  package let name: String
  package let path: any PartialKeyPath<Root> & Sendable
  fileprivate let decode: @Sendable (inout Root, KeyedDecodingContainer<NameCodingKey>) throws -> Void
  fileprivate let encode: @Sendable (Root, inout KeyedEncodingContainer<NameCodingKey>) throws -> Void
  /// Nil for a property without texts.
  fileprivate var restyleTexts: (@Sendable (inout Root, (inout TextStyle) -> Void) -> Void)?
}

extension StyleProperty {
  package init<Value: Codable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable
  ) {
    self.init(name, path, restyleTexts: nil)
  }

  private init<Value: Codable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable,
    restyleTexts: (@Sendable (inout Root, (inout TextStyle) -> Void) -> Void)?
  ) {
    let key = NameCodingKey(name)
    self.init(name: name, path: path) {
      $0[keyPath: path] = try $1.decode(Value.self, forKey: key)
    } encode: {
      try $1.encode($0[keyPath: path], forKey: key)
    }
    self.restyleTexts = restyleTexts
  }

  /// A style, whose texts are texts of the whole.
  package init<Value: Style & Codable>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable
  ) {
    self.init(name, path) { $0[keyPath: path].restyleTexts($1) }
  }

  /// Styles, whose texts are texts of the whole.
  package init<Value: Style & Codable>(
    _ name: String, _ path: any WritableKeyPath<Root, [Value]> & Sendable
  ) {
    self.init(name, path) { root, restyler in
      for index in root[keyPath: path].indices { root[keyPath: path][index].restyleTexts(restyler) }
    }
  }

  /// A property that documents omit while it is nil.
  package init<Value: Codable & Sendable>(
    _ name: String, optional path: any WritableKeyPath<Root, Value?> & Sendable
  ) {
    let key = NameCodingKey(name)
    self.init(name: name, path: path) {
      $0[keyPath: path] = try $1.decodeIfPresent(Value.self, forKey: key)
    } encode: {
      try $1.encodeIfPresent($0[keyPath: path], forKey: key)
    }
  }

  /// A number that obeys a rule.
  package init<Rule: NormalizedNumber>(
    _ name: String, _ path: any WritableKeyPath<Root, Rule.Number> & Sendable, as rule: Rule.Type
  ) {
    let key = NameCodingKey(name)
    self.init(name: name, path: path) {
      $0[keyPath: path] = try $1.decode(Rule.self, forKey: key).wrappedValue
    } encode: {
      try $1.encode($0[keyPath: path], forKey: key)
    }
  }

  /// A number that obeys a rule, and that documents omit while it is nil.
  package init<Rule: NormalizedNumber>(
    _ name: String, optional path: any WritableKeyPath<Root, Rule.Number?> & Sendable, as rule: Rule.Type
  ) {
    let key = NameCodingKey(name)
    self.init(name: name, path: path) {
      $0[keyPath: path] = try $1.decodeIfPresent(Rule.self, forKey: key)?.wrappedValue
    } encode: {
      try $1.encodeIfPresent($0[keyPath: path], forKey: key)
    }
  }
}

/// A value whose coding follows from a list of its properties.
package protocol PropertyCoded: Codable {
  /// The value that decoding starts from.
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

/// A style that lists its properties once, for all code that iterates over them.
package protocol ListedStyle: Style, PropertyCoded {}

extension ListedStyle {
  /// The name for styles of the type: `buttons` for `ButtonStyle`.
  public static var pluralName: String {
    let name = String(describing: Self.self)
    let kind = name.hasSuffix("Style") ? name.dropLast("Style".count) : name[...]
    let ending = kind.hasSuffix("x") || kind.hasSuffix("ch") ? "es" : "s"
    return kind.prefix(1).lowercased() + kind.dropFirst() + ending
  }

  /// Changes the styles of all texts in the style.
  public mutating func restyleTexts(_ restyler: (inout TextStyle) -> Void) {
    for property in Self.properties { property.restyleTexts?(&self, restyler) }
  }
}
