/// The styles that a link of a chain has resolved last.
///
/// It isn't generic over the type of the styles: generic code looks types up at run time, which takes longer than the
/// rest.
struct StyleMemo: Sendable {
  private(set) var entries: [Entry] = []
  private var oldest: UInt8 = 0
  // The requests of the latest styles that weren't cached. Two may share a digest by chance: then a style is cached
  // unnecessarily.
  private var uncached: [UInt64] = []
  private var oldestUncached: UInt8 = 0
  /// Whether restylers read more traits than the generator when they were last called, or were never called.
  var restylersReadMore = true

  /// How many styles are cached: enough for the twelve text sizes, or for four traits of two values each.
  private static let capacity = 16

  struct Entry: Sendable {
    let style: CachedStyle
    fileprivate let key: StyleKey

    init(_ style: CachedStyle, for request: StyleRequest) {
      self.style = style
      key = StyleKey(request, style.reads)
    }

    /// Whether resolving the style for a request would read the same traits with the same values, and so give an equal
    /// style.
    func answers(_ request: StyleRequest) -> Bool { key.matches(request) && style.agrees(request) }
  }
}

extension StyleMemo {
  /// The first style that answers a request, custom traits aside, whose comparison runs users' code.
  func firstMatch(for request: StyleRequest) -> CachedStyle? {
    // By index: iterating would retain each style.
    for index in entries.indices where entries[index].key.matches(request) { return entries[index].style }
    return nil
  }

  /// Caches a style.
  ///
  /// - Returns: The evicted style. The caller releases it outside of the lock: its deinitialiser may run other code.
  mutating func insert(_ entry: consuming Entry) -> Entry? {
    entries.replaceOldest(at: &oldest, with: entry, capacity: Self.capacity)
  }

  /// Whether a style was resolved before for an equal request, and not cached; records the request otherwise.
  ///
  /// Custom traits aren't compared: a style that depends on them counts as requested before.
  mutating func isRequestedAgain(for request: StyleRequest, _ reads: TraitReads) -> Bool {
    guard !reads.dependsOnCustomTraits else { return true }
    let digest = StyleKey(request, reads).digest
    if uncached.contains(digest) { return true }
    _ = uncached.replaceOldest(at: &oldestUncached, with: digest, capacity: Self.capacity)
    return false
  }
}

extension Array {
  /// Adds an element, which replaces the oldest if the capacity is reached.
  ///
  /// - Returns: The oldest, if it was replaced.
  fileprivate mutating func replaceOldest(
    at oldest: inout UInt8, with element: consuming Element, capacity: Int
  ) -> Element? {
    guard count == capacity else {
      append(element)
      return nil
    }
    defer { oldest = UInt8((Int(oldest) + 1) % capacity) }
    swap(&self[Int(oldest)], &element)
    return element
  }
}
