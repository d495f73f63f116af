/// Declarations that were written already, by what they say: states and variants mostly share colours, borders and
/// paddings.
struct CSSTemplates<Key: Equatable & Sendable>: Sendable {
  private var templates: [(key: Key, entries: Range<Int>)] = []
  // Few are enough, and looking through many takes longer than writing.
  private static var limit: Int { 64 }

  /// The range of the declarations that say something; nil if there are none.
  @inline(__always)
  func entries(for key: Key) -> Range<Int>? {
    // Borrowed, since copying each takes longer than comparing it; the latest first, since they most likely recur.
    templates.withUnsafeBufferPointer { templates in
      for index in templates.indices.reversed() where templates[index].key == key {
        return templates[index].entries
      }
      return nil
    }
  }

  /// Whether there is no room for others.
  var isFull: Bool { templates.count >= Self.limit }

  /// Stores the range of declarations.
  mutating func insert(_ entries: Range<Int>, for key: Key) {
    if templates.isEmpty { templates.reserveCapacity(Self.limit / 4) }
    templates.append((key, entries))
  }

  /// Removes all.
  mutating func removeAll() { templates.removeAll(keepingCapacity: true) }
}
