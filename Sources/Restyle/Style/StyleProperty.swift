/// A property of a value: its name in documents, and its path with the type of its values.
package struct StyleProperty<Root>: Sendable {
  package var name: String { access.name ?? ownName }
  private let ownName: String
  /// The name of the object in documents that holds the property; nil for the one of the whole value.
  package private(set) var group: String?
  /// How source gets at the property.
  private(set) var access = PropertyPath.Access.property
  /// Passed to a generic function, it has the type of its values.
  package let typed: any TypedProperty<Root>

  init(name: String, typed: any TypedProperty<Root>) {
    ownName = name
    self.typed = typed
  }

  /// A part that is known by how source gets at it.
  init(_ access: PropertyPath.Access, _ typed: any TypedProperty<Root>) {
    (ownName, self.access) = ("", access)
    self.typed = typed
  }
}

extension StyleProperty {
  var step: PropertyPath.Step { PropertyPath.Step(name: name, access: access) }

}

extension StyleProperty {
  package init<Value: Hashable & Codable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable
  ) {
    self.init(name: name, typed: PlainProperty(path: path, interpolation: nil))
  }

  /// A property that has values between two others.
  package init<Value: Hashable & Codable & Sendable & Interpolatable>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable
  ) {
    self.init(name: name, typed: PlainProperty(path: path) { $0.interpolated(to: $1, at: $2) })
  }

  /// A style, whose texts are texts of the whole.
  package init<Value: Style & Hashable & Codable>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable
  ) {
    self.init(name: name, typed: NestedStyle(path: path))
  }

  /// Styles, whose texts are texts of the whole.
  package init<Element: Style & Hashable & Codable>(
    _ name: String, _ path: any WritableKeyPath<Root, [Element]> & Sendable
  ) {
    self.init(name: name, typed: NestedStyles(path: path) { $0.interpolated(to: $1, at: $2) })
  }

  /// A property that documents omit while it is nil.
  package init<Value: Hashable & Codable & Sendable>(
    _ name: String, optional path: any WritableKeyPath<Root, Value?> & Sendable
  ) {
    self.init(name: name, typed: OptionalProperty(path: path, interpolation: nil))
  }

  /// A property that documents omit while it is nil, and that has values between two others.
  package init<Value: Hashable & Codable & Sendable & Interpolatable>(
    _ name: String, optional path: any WritableKeyPath<Root, Value?> & Sendable
  ) {
    self.init(name: name, typed: OptionalProperty(path: path) { $0.interpolated(to: $1, at: $2) })
  }

  /// Returns the property as one that source gets at in another way.
  func reached(by access: PropertyPath.Access) -> Self {
    var property = self
    property.access = access
    return property
  }

  /// Returns the property for documents that hold it in an object of that name, beside the others of the group.
  package func grouped(in group: String) -> Self {
    var property = self
    property.group = group
    return property
  }
}

/// The properties of a value, in the order in which they are encoded; those of a group follow each other.
package struct PropertyList<Root: Sendable>: Sendable {
  /// The value that decoding starts from.
  package let blank: Root
  package let all: [StyleProperty<Root>]

  package init(from blank: Root, _ properties: StyleProperty<Root>...) {
    self.blank = blank
    all = properties
  }
}

/// A value whose coding, interpolation and differences follow from a list of its properties.
package protocol PropertyCoded: Codable, Sendable, Interpolatable, CompositeValue {
  static var properties: PropertyList<Self> { get }
}

extension PropertyCoded {
  /// Decodes an object with the properties.
  public init(from decoder: any Decoder) throws { try self.init(propertiesFrom: decoder) }

  /// Encodes an object with the properties.
  public func encode(to encoder: any Encoder) throws { try encodeProperties(to: encoder) }

  init(propertiesFrom decoder: any Decoder) throws {
    let objects = try DecodedObjects(of: decoder)
    self = Self.properties.blank
    for property in Self.properties.all {
      let object = try objects.object(of: property.group)
      try property.typed.decode(NameCodingKey(property.name), in: object, to: &self)
    }
  }

  func encodeProperties(to encoder: any Encoder) throws {
    var objects = EncodedObjects(of: encoder)
    for property in Self.properties.all {
      objects.open(property.group)
      try property.typed.encode(NameCodingKey(property.name), in: &objects.current, of: self)
    }
  }
}

/// A style that lists its properties once, for all code that iterates over them.
package protocol ListedStyle: Style, PropertyCoded {}

extension ListedStyle {
  package static var partsOfType: [StyleProperty<Self>] { properties.all }

  /// The name for styles of the type: `buttons` for `ButtonStyle`.
  public static var pluralName: String {
    let name = String(describing: Self.self)
    let kind = name.hasSuffix("Style") ? name.dropLast("Style".count) : name[...]
    let ending = kind.hasSuffix("x") || kind.hasSuffix("ch") ? "es" : "s"
    return kind.prefix(1).lowercased() + kind.dropFirst() + ending
  }

  /// Changes the styles of all texts in the style.
  public mutating func restyleTexts(_ restyler: (inout TextStyle) -> Void) {
    for property in Self.properties.all { property.typed.restyleTexts(of: &self, restyler) }
  }
}
