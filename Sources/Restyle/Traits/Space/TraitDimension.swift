/// A trait with all of its values.
package struct TraitDimension: Sendable {
  package let dimension: Dimension
  /// The index of the initial value for exploring, which is that of an unknown device.
  package let usual: Int
  /// Returns whether this trait is among the traits that were read.
  let isRead: @Sendable (TraitReads) -> Bool
  /// Sets the value at an index.
  package let set: @Sendable (inout TraitCollection, Int) -> Void
  /// The coding of the values in documents.
  let coding: Coding

  struct Coding: Sendable {
    /// Returns the index of the value in some traits, which counts as reading it.
    let index: @Sendable (TraitCollection) -> Int?
    let decode: @Sendable (PropertyDecoding, NameCodingKey) throws -> Int
    let encode: @Sendable (Int, inout PropertyEncoding, NameCodingKey) throws -> Void
    /// Swift source of the value at an index.
    let source: @Sendable (Int) -> String
  }
}

extension TraitDimension.Coding {
  /// Creates the coding of a trait's values; other values count as the last one that `isMeant` accepts for them.
  fileprivate init<Value: Hashable & Codable & Sendable>(
    _ values: [Value], of trait: @escaping @Sendable (TraitCollection) -> Value,
    isMeant: @escaping @Sendable (_ value: Value, _ other: Value) -> Bool
  ) {
    index = { traits in
      let value = trait(traits)
      return values.lastIndex { isMeant($0, value) }
    }
    decode = { object, key in
      let value = try object.decode(Value.self, forKey: key)
      if let index = values.firstIndex(of: value) { return index }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: object, debugDescription: "the trait has no value \(value)")
    }
    encode = { try $1.encode(values[$0], forKey: $2) }
    source = { swiftSource(of: values[$0]) }
  }
}

extension TraitDimension {
  private init<Value: Hashable & Codable & Sendable>(
    _ number: Int, _ name: String, _ trait: any WritableKeyPath<StandardTraits, Value> & Sendable,
    _ values: [(value: Value, label: String)], isOrdered: Bool = false,
    isMeant: @escaping @Sendable (_ value: Value, _ other: Value) -> Bool = { $0 == $1 }
  ) {
    let read = StandardTraitSet(trait)
    let usual = TraitCollection()[dynamicMember: trait]
    self.init(
      dimension: Dimension(id: .trait(number), name: name, labels: values.map(\.label), isOrdered: isOrdered),
      usual: values.firstIndex { $0.value == usual } ?? 0, isRead: { $0.contains(anyOf: read) },
      set: { $0[dynamicMember: trait] = values[$1].value },
      coding: Coding(values.map(\.value), of: { $0[dynamicMember: trait] }, isMeant: isMeant))
  }

  /// Creates a dimension for a trait whose values are the cases of an enumeration.
  private init<Value: CaseIterable & Hashable & Codable & Sendable & RawRepresentable<String>>(
    _ number: Int, _ name: String, _ trait: any WritableKeyPath<StandardTraits, Value> & Sendable,
    isOrdered: Bool = false, label: (String) -> String = { $0 }
  ) {
    self.init(number, name, trait, Value.allCases.map { ($0, label($0.rawValue)) }, isOrdered: isOrdered)
  }

  /// Creates a dimension for a trait that is on or off.
  private init(
    _ number: Int, _ name: String, _ trait: any WritableKeyPath<StandardTraits, Bool> & Sendable,
    _ words: String
  ) {
    self.init(number, name, trait, [(false, "no \(words)"), (true, words)])
  }

  /// Restyle's own traits, in the order in which conditions name them.
  package static let standard: [TraitDimension] = [
    TraitDimension(0, "colorScheme", \.colorScheme),
    TraitDimension(1, "contrast", \.contrast) { "\($0) contrast" },
    TraitDimension(2, "horizontalSizeClass", \.horizontalSizeClass) { "\($0) width" },
    TraitDimension(3, "verticalSizeClass", \.verticalSizeClass) { "\($0) height" },
    // A scale between two of these counts as the smaller one, as everywhere.
    TraitDimension(4, "displayScale", \.displayScale, [(1, "scale 1"), (2, "scale 2"), (3, "scale 3")]) {
      $0 == 1 || $0 <= $1
    },
    TraitDimension(5, "preferredContentSizeCategory", \.preferredContentSizeCategory, isOrdered: true) {
      "text size \($0)"
    },
    TraitDimension(
      6, "layoutDirection", \.layoutDirection,
      [(.leftToRight, "left to right"), (.rightToLeft, "right to left")]),
    TraitDimension(7, "idiom", \.idiom) { "idiom \($0)" },
    TraitDimension(8, "legibilityWeight", \.legibilityWeight) { "\($0) text" },
    TraitDimension(9, "gamut", \.gamut, [(.sRGB, "sRGB display"), (.displayP3, "Display P3 display")]),
    TraitDimension(10, "reduceMotion", \.reduceMotion, "reduced motion"),
    TraitDimension(11, "reduceTransparency", \.reduceTransparency, "reduced transparency"),
  ]

  /// Creates a dimension for a custom trait.
  package init<Key: TraitKey>(_ key: Key.Type, values: [Key.Value]) {
    let all = [Key.defaultValue] + values.filter { $0 != Key.defaultValue }
    self.init(
      dimension: Dimension(
        id: .customTrait(Key.name), name: Key.name, labels: all.map { "\(Key.name) \($0)" }),
      usual: 0, isRead: { $0.contains(key) }, set: { $0[Key()] = all[$1] },
      coding: Coding(all, of: { $0[Key()] }, isMeant: { $0 == $1 }))
  }

  /// Returns a dimension for a custom trait whose type lists its values; nil for other types.
  static func listed<Key: TraitKey>(_ key: Key.Type) -> TraitDimension? {
    if let truths = [false, true] as? [Key.Value] { return TraitDimension(key, values: truths) }
    func all<Value: CaseIterable>(_ type: Value.Type) -> [Key.Value]? {
      Array(Value.allCases) as? [Key.Value]
    }
    guard let type = Key.Value.self as? any CaseIterable.Type else { return nil }
    return all(type).map { TraitDimension(key, values: $0) }
  }
}
