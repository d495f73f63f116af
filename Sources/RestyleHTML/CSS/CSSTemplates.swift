/// A cache of written declarations by their source, since states and variants usually share colours, borders and
/// paddings.
struct CSSTemplates<Key: Equatable & Sendable>: Sendable {
  private var templates: [(key: Key, entries: Range<Int>)] = []
  // A few are enough, and searching many takes longer than writing.
  private static var limit: Int { 64 }

  /// The range of the declarations for a key; nil if there are none.
  @inline(__always)
  func entries(for key: Key) -> Range<Int>? {
    // Borrowed, since copying each takes longer than comparing it; the latest first, since they are the most likely to
    // recur.
    templates.withUnsafeBufferPointer { templates in
      for index in templates.indices.reversed() where templates[index].key == key {
        return templates[index].entries
      }
      return nil
    }
  }

  /// Whether the cache is full.
  var isFull: Bool { templates.count >= Self.limit }

  /// Stores the range of declarations.
  mutating func insert(_ entries: Range<Int>, for key: Key) {
    if templates.isEmpty { templates.reserveCapacity(Self.limit / 4) }
    templates.append((key, entries))
  }

  /// Removes all.
  mutating func removeAll() { templates.removeAll(keepingCapacity: true) }
}
