import Restyle

extension TokenExporter {
  /// More of them than a style for each text size in all schemes, contrasts and widths, and less than a file can bear.
  private static let variantLimit = 256

  /// What a style is for other traits than those that it is written for; nil if it is the same, or if that can't be written.
  ///
  /// That a style depends on traits is reported in any case.
  mutating func variants<S: Style & Codable>(
    of entry: NamedStyle<S>, beside style: S, at path: String
  ) -> [StoredVariant<S>]? {
    guard entry.dynamicStyle != nil else { return nil }
    var exploration = Exploration()
    exploration.limit = Self.variantLimit
    // Documents have no names for traits of somebody's own.
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
