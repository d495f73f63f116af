import Restyle

/// The lengths that the styles of a catalog have, and the scale that they tell.
///
/// A scale is told by at least four lengths that three styles or more have each. What lies between two of them and only
/// one style has is off it. Other lengths are too few to tell, as those of one kind of control; if they are more than a
/// tenth of all, there is no scale.
struct RepeatedLengths {
  /// The styles that have each length, of those for an unknown device.
  private var styles: [Double: Set<String>] = [:]

  init(_ catalog: StyleCatalog) {
    for type in catalog.types { add(type, of: catalog) }
  }

  private mutating func add<S: Style>(_ type: S.Type, of catalog: StyleCatalog) {
    for named in catalog[type] {
      // The variants of a recipe are one style.
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
  /// The lengths that aren't off the scale; none if there is no scale.
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
