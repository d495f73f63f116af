import Restyle

/// What distinguishes the tags of elements: what rules are made for, and what elements without a style look like.
struct TagSurroundings: Hashable, Sendable {
  let rules: RuleSurroundings
  let traits: TraitCollection
  let defaults: DefaultsIdentity
  /// How many themes reach them.
  let themeCount: Int

  func hash(into hasher: inout Hasher) {
    // The others are mostly the same.
    hasher.combine(defaults)
  }
}
