private enum ChangeKey {
  static let path = NameCodingKey("path")
  static let old = NameCodingKey("old")
  static let new = NameCodingKey("new")
}

extension StyleChange: Encodable {
  /// Encodes the names that lead to the property, and its old and new value.
  ///
  /// A value that was unset, or is no longer set, is absent. An inherited attribute is null.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: NameCodingKey.self)
    try object.encode(path.names, forKey: ChangeKey.path)
    for (key, value) in [(ChangeKey.old, old?.value), (ChangeKey.new, new?.value)] {
      if let attribute = value as? TextAttribute {
        try attribute.encodeValue(to: &object, forKey: key)
      } else if let value = value as? any Encodable {
        try object.encode(value, forKey: key)
      }
    }
  }
}

extension StyleDifference: Encodable where Style: Encodable {
  /// Encodes a list of the properties that change.
  ///
  /// For example `{"path": ["text", "color"], "old": "#ff0000", "new": "#0000ff"}`; see ``StyleChange``.
  public func encode(to encoder: any Encoder) throws { try changes.encode(to: encoder) }
}

extension StyleDifference: Decodable where Style: Decodable {
  /// Decodes a list of the properties that change, in the encoded form.
  ///
  /// - Throws: `DecodingError` if a name leads to no property, or if a value doesn't fit. The decoder's `userInfo`
  ///   contains the known attributes of texts, as for styles.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var styles: (old: Style, new: Style)?
    while !list.isAtEnd {
      let object = try list.nestedContainer(keyedBy: NameCodingKey.self)
      let path = try object.decode([String].self, forKey: ChangeKey.path)
      if path.isEmpty {
        styles = (
          try object.decode(Style.self, forKey: ChangeKey.old),
          try object.decode(Style.self, forKey: ChangeKey.new)
        )
      } else {
        var changed = try styles ?? (Self.unset(object), Self.unset(object))
        let change = ChangeDecoding(object: object, decoder: decoder)
        try change.decode(path[...], &changed.old, &changed.new)
        styles = changed
      }
    }
    if let styles { self.init(from: styles.old, to: styles.new) } else { self.init() }
  }

  private static func unset(_ object: PropertyDecoding) throws -> Style {
    guard let unset = unsetValue(of: Style.self) else {
      throw DecodingError.dataCorruptedError(
        forKey: ChangeKey.path, in: object,
        debugDescription: "\(Style.self) changes as a whole: its path has to be empty")
    }
    return unset
  }
}

/// Decodes one change.
private struct ChangeDecoding {
  let object: PropertyDecoding
  let decoder: any Decoder

  /// Decodes the part at a path into an old and a new value.
  func decode<Value>(_ path: ArraySlice<String>, _ old: inout Value, _ new: inout Value) throws {
    func decode<Composite: CompositeValue>(_ type: Composite.Type) throws -> (Value, Value)? {
      guard var first = old as? Composite, var second = new as? Composite else { return nil }
      try decodePart(path, &first, &second)
      guard let first = first as? Value, let second = second as? Value else { return nil }
      return (first, second)
    }
    guard let type = compositeType(of: Value.self), let changed = try decode(type) else {
      throw error("has no components, so there is none named", path)
    }
    (old, new) = changed
  }

  private func decodePart<Composite: CompositeValue>(
    _ path: ArraySlice<String>, _ old: inout Composite, _ new: inout Composite
  ) throws {
    // The step into an optional value has no name in documents.
    if let wrapped = Composite.wrappedPart { return try wrapped.typed.decode(path, self, &old, &new) }
    guard let name = path.first, let part = Composite.part(named: name, in: decoder) else {
      throw error("has no component named", path, among: Composite.partNames(in: decoder))
    }
    old = old.holding(part)
    new = new.holding(part)
    try part.typed.decode(path.dropFirst(), self, &old, &new)
  }

  private func error(_ problem: String, _ path: ArraySlice<String>, among parts: [String] = [])
    -> DecodingError
  {
    let name = path.first ?? ""
    let hint = parts.isEmpty ? "" : ": there are \(parts.joined(separator: ", "))"
    return .dataCorruptedError(
      forKey: ChangeKey.path, in: object,
      debugDescription: "the value that the names before it lead to \(problem) \(name.quoted)\(hint)"
        + suggestion(for: name, among: parts))
  }
}

extension TypedProperty {
  fileprivate func decode(
    _ path: ArraySlice<String>, _ change: ChangeDecoding, _ old: inout Root, _ new: inout Root
  ) throws {
    guard path.isEmpty else {
      return try change.decode(path, &old[keyPath: self.path], &new[keyPath: self.path])
    }
    try decode(ChangeKey.old, in: change.object, to: &old)
    try decode(ChangeKey.new, in: change.object, to: &new)
  }
}
