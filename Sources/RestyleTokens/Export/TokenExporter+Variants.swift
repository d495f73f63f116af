import Restyle

extension TokenExporter {
  /// More than one style per text size in all schemes, contrasts and widths, but not too many for a file.
  private static let variantLimit = 256

  /// The variants of a style for traits other than the written ones; nil if it has none, or if they can't be written.
  ///
  /// A style that depends on traits is reported in any case.
  mutating func variants<S: Style & Codable>(
    of entry: NamedStyle<S>, beside style: S, at path: String
  ) -> [StoredVariant<S>]? {
    guard entry.dynamicStyle != nil else { return nil }
    var exploration = Exploration()
    exploration.limit = Self.variantLimit
    // Documents have no names for custom traits.
    exploration.knowsListedTraits = false
    let explored = exploration.explore { entry.style(from: $0) }
    let traits = explored.leaves.reduce(into: Set<Dimension>()) { traits, leaf in
      traits.formUnion(leaf.situation.values.map(\.dimension))
    }
    let names = traits.sorted { $0.id < $1.id }.map(\.name).joined(separator: ", ")
    let reason = "a style that depends on traits is written"
    guard let gap = explored.gaps.min(by: { "\($0)" < "\($1)" }) else {
      report(path, .approximated, "\(reason) for all values of \(names.isEmpty ? "none" : names)")
      let text = jsonText(of: style)
      let variants = explored.leaves.compactMap { situation, value in
        jsonText(of: value).isExactly(text) ? nil : StoredVariant(when: situation, value: value)
      }
      return variants.isEmpty ? nil : variants
    }
    report(path, .approximated, "\(reason) as it is for some of them: \(gap.reason)")
    return nil
  }
}

extension Exploration.Gap {
  fileprivate var reason: String {
    switch self {
    case .tooManySituations: "it depends on too many"
    case .unknownTrait(let name): "documents have no name for the values of \(name.quoted)"
    }
  }
}
