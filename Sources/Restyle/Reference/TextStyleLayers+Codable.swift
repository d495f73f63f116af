extension TextStyleLayers: ValueCoded {
  package init(coded: [Layer]) throws {
    self.init(coded)
    guard depth <= Self.depthLimit else { throw TooDeep() }
  }

  package var coded: [Layer] { all }

  private struct TooDeep: Error, CustomStringConvertible {
    var description: String { "styles lie at most \(TextStyleLayers.depthLimit) deep in others" }
  }
}

extension TextStyleLayers.Layer: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case style, font, attributes, removing }
  private enum RemovingKeys: String, CodingKey { case names, from }

  /// Decodes an object with exactly one of the keys.
  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    try object.requireOneKey()
    if let style = try object.decodeIfPresent(CodedReference<TextStyle>.self, forKey: .style) {
      self = .style(style.reference)
    } else if let font = try object.decodeIfPresent(CodedReference<Font>.self, forKey: .font) {
      self = .font(font.reference)
    } else if let attributes = try object.decodeIfPresent(TextAttributes.self, forKey: .attributes) {
      self = .attributes(attributes)
    } else {
      let removing = try object.nestedContainer(keyedBy: RemovingKeys.self, forKey: .removing)
      self = .removing(
        try removing.decode([ExactText].self, forKey: .names),
        from: try removing.decode(TextStyleLayers.self, forKey: .from))
    }
  }

  /// Encodes an object with one of the keys.
  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .style(let reference): try object.encode(CodedReference(reference: reference), forKey: .style)
    case .font(let reference): try object.encode(CodedReference(reference: reference), forKey: .font)
    case .attributes(let attributes): try object.encode(attributes, forKey: .attributes)
    case .removing(let names, let layers):
      var removing = object.nestedContainer(keyedBy: RemovingKeys.self, forKey: .removing)
      try removing.encode(names, forKey: .names)
      try removing.encode(layers, forKey: .from)
    }
  }
}

/// A type of value for which a design system has a list of named values.
protocol DesignValue: Hashable, Codable, Sendable {
  static var list: KeyPath<DesignValues, [NamedValue<Self>]> { get }
}

extension TextStyle: DesignValue {
  static var list: KeyPath<DesignValues, [NamedValue<TextStyle>]> { \.textStyles }
}

extension Font: DesignValue {
  static var list: KeyPath<DesignValues, [NamedValue<Font>]> { \.fonts }
}

/// A reference as documents store it.
struct CodedReference<Value: DesignValue>: Hashable, Codable, ReferenceCoded {
  let reference: ValueReference<Value>

  static func named(_ name: String, usual: Value, among values: DesignValues?) -> Self {
    let known = values?[keyPath: Value.list].first { $0.name.isExactly(name) }
    return Self(reference: ValueReference(known ?? NamedValue(name, usual)) { $0 })
  }
}

extension CodedReference {
  init(from decoder: any Decoder) throws {
    guard let known = try Self.reference(from: decoder) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a reference has a name and a usual value"))
    }
    self = known
  }

  func encode(to encoder: any Encoder) throws { try reference.encode(to: encoder) { $0 } }
}
