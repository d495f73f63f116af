/// A property of a value, with its name in documents and its typed path.
package struct StyleProperty<Root>: Sendable {
  package var name: String { access.name ?? ownName }
  private let ownName: String
  /// The name of the object in documents that contains the property; nil for the object of the whole value.
  package private(set) var group: String?
  /// How source reaches the property.
  private(set) var access = PropertyPath.Access.property
  /// The property with the type of its values, to pass to generic functions.
  package let typed: any TypedProperty<Root>

  init(name: String, typed: any TypedProperty<Root>) {
    ownName = name
    self.typed = typed
  }

  /// Creates a part without a name, with the kind of access that reaches it.
  init(_ access: PropertyPath.Access, _ typed: any TypedProperty<Root>) {
    (ownName, self.access) = ("", access)
    self.typed = typed
  }
}

extension StyleProperty {
  var step: PropertyPath.Step { PropertyPath.Step(name: name, access: access) }

  package init<Value: Hashable & Codable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable
  ) {
    self.init(name: name, typed: PlainProperty(path: path, interpolation: nil))
  }

  /// Creates a property that can be interpolated.
  package init<Value: Hashable & Codable & Sendable & Interpolatable>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable
  ) {
    self.init(name: name, typed: PlainProperty(path: path) { $0.interpolated(to: $1, at: $2) })
  }

  /// Creates a property for a style, whose texts count as texts of the whole.
  package init<Value: Style & Hashable & Codable>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable
  ) {
    self.init(name: name, typed: NestedStyle(path: path))
  }

  /// Creates a property for several styles, whose texts count as texts of the whole.
  package init<Element: Style & Hashable & Codable>(
    _ name: String, _ path: any WritableKeyPath<Root, [Element]> & Sendable
  ) {
    self.init(name: name, typed: NestedStyles(path: path) { $0.interpolated(to: $1, at: $2) })
  }

  /// Creates a property that documents omit while it is nil.
  package init<Value: Hashable & Codable & Sendable>(
    _ name: String, optional path: any WritableKeyPath<Root, Value?> & Sendable
  ) {
    self.init(name: name, typed: OptionalProperty(path: path, interpolation: nil))
  }

  /// Creates a property that can be interpolated, and that documents omit while it is nil.
  package init<Value: Hashable & Codable & Sendable & Interpolatable>(
    _ name: String, optional path: any WritableKeyPath<Root, Value?> & Sendable
  ) {
    self.init(name: name, typed: OptionalProperty(path: path) { $0.interpolated(to: $1, at: $2) })
  }

  /// Returns the property with another kind of access.
  func reached(by access: PropertyPath.Access) -> Self {
    var property = self
    property.access = access
    return property
  }

  /// Returns the property for documents that contain it in a nested object, together with others of the group.
  package func grouped(in group: String) -> Self {
    var property = self
    property.group = group
    return property
  }
}

/// The properties of a value, in the order of their encoding, with the properties of each group together.
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
  /// Decodes the properties from an object.
  public init(from decoder: any Decoder) throws { try self.init(propertiesFrom: decoder) }

  /// Encodes the properties to an object.
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
