/// Declarations that were written already, by what they say: states and variants mostly share colours, borders and
/// paddings.
struct CSSTemplates<Key: Equatable & Sendable>: Sendable {
  private var templates: [(key: Key, entries: Range<Int>)] = []
  // Few are enough, and looking through many takes longer than writing.
  private static var limit: Int { 64 }

  /// Where the declarations lie that say something; nil if they aren't known.
  @inline(__always)
  func entries(for key: Key) -> Range<Int>? {
    // Lent, since a copy of each would take longer than comparing it; and the latest first, which most likely come again.
    templates.withUnsafeBufferPointer { templates in
      for index in templates.indices.reversed() where templates[index].key == key {
        return templates[index].entries
      }
      return nil
    }
  }

  /// Whether there is no room for others.
  var isFull: Bool { templates.count >= Self.limit }

  /// Notes where declarations lie.
  mutating func insert(_ entries: Range<Int>, for key: Key) {
    if templates.isEmpty { templates.reserveCapacity(Self.limit / 4) }
    templates.append((key, entries))
  }

  /// Forgets all.
  mutating func removeAll() { templates.removeAll(keepingCapacity: true) }
}
