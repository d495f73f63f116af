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

/// The tags of elements that were rendered with a stylesheet, all of whose classes it has.
struct TagCache: Sendable {
  private var tags: [TagSurroundings: HTMLWriter.CachedTags] = [:]
}

extension TagCache {
  /// Takes the tags for some surroundings, or copies those of a prepared stylesheet.
  ///
  /// - Parameters:
  ///   - surroundings: What the elements are rendered in.
  ///   - prepared: The stylesheet that was prepared; nil for none.
  ///   - cached: Becomes the tags, if there are some.
  /// - Returns: Whether they were taken.
  mutating func take(
    for surroundings: TagSurroundings, or prepared: PreparedStyleSheet.Contents?,
    into cached: inout HTMLWriter.CachedTags
  ) -> Bool {
    if !tags.isEmpty, let own = tags.removeValue(forKey: surroundings) {
      cached = own
      return true
    }
    if let shared = prepared?.styleSheet.tags.tags[surroundings] { cached = shared }
    return false
  }

  mutating func store(_ cached: HTMLWriter.CachedTags, for surroundings: TagSurroundings) {
    tags[surroundings] = cached
  }

  mutating func merge(_ other: Self) { tags.merge(other.tags) { $1 } }
}
