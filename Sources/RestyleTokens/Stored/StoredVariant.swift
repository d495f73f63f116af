import Restyle

/// A variant of a style for some traits.
struct StoredVariant<Value: Codable & Sendable>: Codable, Sendable {
  /// The traits.
  let when: Situation
  let value: Value
}

extension NamedStyle where Value: Codable {
  /// Creates a named style that evaluates to the first variant for given traits, or else to the style itself.
  init(_ name: String, _ style: Value, _ variants: [StoredVariant<Value>]) {
    guard !variants.isEmpty else {
      self.init(name, style)
      return
    }
    let dynamic = TraitStyle { traits in
      variants.first { $0.when.holds(in: traits) }?.value ?? style
    }
    self.init(name, dynamic: dynamic)
  }
}
