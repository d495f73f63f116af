// The form in which documents store situations that consist of values of standard traits only.

extension Situation: Codable {
  /// Decodes an object with values for the names of standard traits; a missing trait has any value.
  ///
  /// - Throws: `DecodingError` with the path of a trait or a value that isn't known.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: NameCodingKey.self)
    self.init()
    for key in container.allKeys.sorted() {
      let trait = TraitDimension.standard.first { $0.dimension.name.isExactly(key.stringValue) }
      guard let trait else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "no trait is called so"
            + suggestion(for: key.stringValue, among: TraitDimension.standard.map(\.dimension.name)))
      }
      self = with(trait.dimension, try trait.coding.decode(container, key))
    }
  }

  /// Encodes an object with the value of each trait.
  ///
  /// - Throws: `EncodingError` if the situation contains other dimensions than standard traits.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NameCodingKey.self)
    for (dimension, value) in values {
      guard let trait = TraitDimension.standard(dimension) else {
        throw EncodingError.invalidValue(
          dimension.name,
          .init(codingPath: container.codingPath, debugDescription: "documents have no such situations"))
      }
      try trait.coding.encode(value, &container, NameCodingKey(dimension.name))
    }
  }

  /// Returns whether the situation applies to traits; dimensions that aren't traits always do.
  ///
  /// Only the traits that decide the result are read.
  package func holds(in traits: TraitCollection) -> Bool {
    values.allSatisfy { dimension, value in
      TraitDimension.standard(dimension).map { $0.coding.index(traits) == value } ?? true
    }
  }
}

extension Situation {
  /// The Swift source of the conditions for `traits`, without dimensions that aren't standard traits.
  package var swiftConditions: [String] {
    values.flatMap { dimension, value -> [String] in
      guard let trait = TraitDimension.standard(dimension) else { return [] }
      let (property, source) = ("traits.\(dimension.name)", trait.coding.source(value))
      switch source {
      case "true": return [property]
      case "false": return ["!" + property]
      case _ where source.hasPrefix("."): return ["\(property) == \(source)"]
      default:
        // A number covers all values up to the next one.
        let next = value + 1
        return (value > 0 ? ["\(property) >= \(source)"] : [])
          + (next < dimension.labels.count ? ["\(property) < \(trait.coding.source(next))"] : [])
      }
    }
  }
}

extension TraitDimension {
  fileprivate static func standard(_ dimension: Dimension) -> TraitDimension? {
    standard.first { $0.dimension == dimension }
  }
}
