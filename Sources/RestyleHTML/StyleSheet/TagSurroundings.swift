import Restyle

/// The surroundings that tags of elements depend on: those of the rules, and the default styles.
struct TagSurroundings: Hashable, Sendable {
  let rules: RuleSurroundings
  let traits: TraitCollection
  let defaults: DefaultsIdentity
  /// The number of themes that affect them.
  let themeCount: Int

  func hash(into hasher: inout Hasher) {
    // The others are usually the same.
    hasher.combine(defaults)
  }
}

/// A cache of the tags of rendered elements, whose classes are all in the stylesheet.
struct TagCache: Sendable {
  private var tags: [TagSurroundings: HTMLWriter.CachedTags] = [:]
}

extension TagCache {
  /// Moves the tags for some surroundings out of the cache, or copies those of a prepared stylesheet.
  ///
  /// - Parameters:
  ///   - surroundings: The surroundings of the elements.
  ///   - prepared: The prepared stylesheet; nil for none.
  ///   - cached: Is set to the tags, if there are some.
  /// - Returns: Whether there were tags.
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
