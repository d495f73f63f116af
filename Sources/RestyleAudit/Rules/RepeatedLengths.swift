import Restyle

/// The lengths in the styles of a catalog, and the scale that can be inferred from them.
///
/// A scale is inferred from at least four lengths that at least three styles each have. A length between two of them
/// that only one style has is off the scale. Other lengths, such as those of a single kind of control, are too few to
/// decide; if they and those off the scale have more than a tenth of all uses, there is no scale.
struct RepeatedLengths {
  /// The styles that have each length, for the traits of an unknown device.
  private var styles: [Double: Set<String>] = [:]

  init(_ catalog: StyleCatalog) {
    for type in catalog.types { add(type, of: catalog) }
  }

  private mutating func add<S: Style>(_ type: S.Type, of catalog: StyleCatalog) {
    for named in catalog[type] {
      // The variants of a recipe count as one style.
      let name = "\(S.pluralName).\(named.variant?.recipe ?? named.name)"
      visitLeaves(of: named.style(from: TraitCollection())) { part, value in
        for length in Scale.lengths(in: value, at: part) where length != 0 {
          styles[length.magnitude, default: []].insert(name)
        }
      }
    }
  }
}

extension RepeatedLengths {
  /// The lengths that aren't off the scale; empty if there is no scale.
  var scale: [Double] {
    let repeated = styles.filter { $0.value.count >= 3 }.keys
    guard repeated.count >= 4, let least = repeated.min(), let greatest = repeated.max() else { return [] }
    let others = styles.filter { $0.value.count < 3 }
    let uses = styles.values.reduce(0) { $0 + $1.count }
    guard others.values.reduce(0, { $0 + $1.count }) * 10 <= uses else { return [] }
    let untold = others.filter { $0.value.count > 1 || !(least...greatest).contains($0.key) }.keys
    return (Array(repeated) + untold).sorted()
  }
}
