extension CodingUserInfoKey {
  /// The key for the ``DesignValues`` that decoding uses to restore references by name.
  ///
  /// If they don't contain a name, decoding creates a value without a key. That value still follows what defaults set
  /// for a key with the name, but isn't equal to a reference to the key.
  public static let designValues = Self(named: "designValues")
}

extension Color: Codable, ReferenceCoded {
  fileprivate enum Key: String, CodingKey {
    case color, opacity, alpha, lightened, darkened
    case mixed, amount
  }

  /// Decodes a CSS colour, an object with a colour for each variant, a named value, or a function of colours.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: A `DecodingError` with the path of the value that isn't a colour, and the reason.
  public init(from decoder: any Decoder) throws {
    guard let object = try? decoder.container(keyedBy: Key.self) else {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      do {
        try self.init(css: text)
      } catch {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
      }
      return
    }
    let keys = object.allKeys
    let functions = Self.functions.filter { keys.contains($0.key) }
    if let reference = try Self.reference(from: decoder) {
      self = reference
    } else if functions.count > 1 {
      throw DecodingError.dataCorruptedError(
        forKey: functions[1].key, in: object,
        debugDescription:
          "a colour is one function of another colour, and this one is \(functions[0].key.rawValue) "
          + "already: write the other function as its `color`")
    } else if let function = functions.first {
      self = try function.decode(object, decoder)
    } else {
      try self.init(variantsFrom: decoder)
    }
  }

  /// Throws an error for an unknown name in an object that has the name of neither a function nor a variant.
  private static func reportUnknownName(in decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: NameCodingKey.self)
    let names = object.allKeys.sorted()
    let isFunction = names.contains { $0.stringValue == Key.color.rawValue }
    let known = isFunction ? functions.map(\.key.rawValue) : Variant.allCases.map(\.rawValue)
    let others = [Key.color, .amount].map(\.rawValue) + ["name", "usual"]
    guard let unknown = names.first(where: { !others.contains($0.stringValue) }) else { return }
    throw DecodingError.dataCorruptedError(
      forKey: unknown, in: object,
      debugDescription: "no \(isFunction ? "function" : "variant") of a colour is called "
        + "\(unknown.stringValue.quoted): there are \(known.joined(separator: ", "))"
        + suggestion(for: unknown.stringValue, among: known))
  }

  private init(variantsFrom decoder: any Decoder) throws {
    let variants = try decoder.container(keyedBy: Variant.self)
    if variants.allKeys.isEmpty { try Self.reportUnknownName(in: decoder) }
    func colorIfPresent(_ variant: Variant) throws -> Color? {
      variants.contains(variant) ? try variants.decode(Color.self, forKey: variant) : nil
    }
    self.init(
      light: try variants.decode(Color.self, forKey: .light),
      dark: try variants.decode(Color.self, forKey: .dark),
      lightIncreasedContrast: try colorIfPresent(.lightIncreasedContrast),
      darkIncreasedContrast: try colorIfPresent(.darkIncreasedContrast))
  }

  private typealias Decoding = @Sendable (KeyedDecodingContainer<Key>, any Decoder) throws -> Color

  /// The functions of colours, each with the key that identifies its objects, and its decoding.
  private static let functions: [(key: Key, decode: Decoding)] = [
    (
      .opacity,
      { object, _ in
        try color(in: object).opacity(object.decode(NonNegative.self, forKey: .opacity).wrappedValue)
      }
    ),
    (.alpha, { object, _ in try color(in: object).withAlpha(part(.alpha, in: object)) }),
    (.lightened, { object, _ in try color(in: object).lightened(by: part(.lightened, in: object)) }),
    (.darkened, { object, _ in try color(in: object).darkened(by: part(.darkened, in: object)) }),
    (
      .mixed,
      { object, _ in
        try color(in: object).mixed(
          with: object.decode(Color.self, forKey: .mixed), amount: part(.amount, in: object))
      }
    ),
  ]

  package static func named(_ name: String, usual: Color, among values: DesignValues?) -> Color {
    .named(values?.colors.first { $0.name.isExactly(name) } ?? NamedValue(name, usual))
  }

  private static func color(in object: KeyedDecodingContainer<Key>) throws -> Color {
    try object.decode(Color.self, forKey: .color)
  }

  // A number that the function would clamp is rejected, like all invalid numbers in styles.
  private static func part(_ key: Key, in object: KeyedDecodingContainer<Key>) throws -> Double {
    try object.decode(UnitInterval.self, forKey: key).wrappedValue
  }

  /// Encodes the colour as CSS text, or as an object with the text of each variant if the colour varies.
  ///
  /// Variants with increased contrast are omitted if they equal those with normal contrast. A reference to a named
  /// value is an object with the `name` and the `usual` colour of the value. A function of a colour is an object with
  /// that `color`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    if let reference { return try reference.encode(to: encoder) }
    guard varies else {
      var container = encoder.singleValueContainer()
      try container.encode(exactCSSText(of: .light))
      return
    }
    var container = encoder.container(keyedBy: Variant.self)
    for variant in neededVariants {
      try container.encode(exactCSSText(of: variant), forKey: variant)
    }
  }

  /// The variants that are needed to recreate the colour.
  var neededVariants: [Variant] {
    Variant.allCases.filter { variant in
      switch variant {
      case .light, .dark: true
      case .lightIncreasedContrast: resolved(variant) != resolved(.light)
      case .darkIncreasedContrast: resolved(variant) != resolved(.dark)
      }
    }
  }
}

extension ColorReference {
  fileprivate func encode(to encoder: any Encoder) throws {
    if case .named(let reference) = meaning { return try reference.encode(to: encoder) { $0 } }
    var object = encoder.container(keyedBy: Color.Key.self)
    func encode(_ color: Color, _ key: Color.Key, _ number: Double) throws {
      try object.encode(color, forKey: .color)
      try object.encode(number, forKey: key)
    }
    switch meaning {
    case .named: break
    case .opacity(let color, let factor): try encode(color, .opacity, factor)
    case .alpha(let color, let alpha): try encode(color, .alpha, alpha)
    case .shaded(let color, let white, let amount):
      try encode(color, white == 1 ? .lightened : .darkened, amount)
    case .mixed(let color, let other, let amount):
      try encode(color, .amount, amount)
      try object.encode(other, forKey: .mixed)
    case .variants(let colors):
      var variants = encoder.container(keyedBy: Color.Variant.self)
      for (variant, color) in zip(Color.Variant.allCases, colors) {
        try variants.encode(color, forKey: variant)
      }
    }
  }
}
