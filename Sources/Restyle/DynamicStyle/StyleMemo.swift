/// The styles that a link of a chain resolved last.
///
/// It isn't generic over the type of the styles, because generic code looks up types at run time, which takes longer
/// than the rest.
struct StyleMemo: Sendable {
  private(set) var entries: [Entry] = []
  private var oldest: UInt8 = 0
  // Digests of the latest requests whose styles weren't cached. If two requests have the same digest by chance, a style
  // is cached unnecessarily.
  private var uncached: [UInt64] = []
  private var oldestUncached: UInt8 = 0
  /// Whether restylers read more traits than the generator at their last call, or were never called.
  var restylersReadMore = true

  /// The maximum number of cached styles: enough for the twelve text sizes, or for four traits of two values each.
  private static let capacity = 16

  struct Entry: Sendable {
    let style: CachedStyle
    fileprivate let key: StyleKey

    init(_ style: CachedStyle, for request: StyleRequest) {
      self.style = style
      key = StyleKey(request, style.reads)
    }

    /// Returns whether resolving the style for a request would read the same traits with the same values, and so return
    /// an equal style.
    func answers(_ request: StyleRequest) -> Bool { key.matches(request) && style.agrees(request) }
  }
}

extension StyleMemo {
  /// Returns the first style that answers a request, custom traits aside, whose comparison runs users' code.
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

  /// Returns whether a style was resolved for an equal request before and not cached; otherwise records the request.
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
  /// Adds an element, which replaces the oldest one if the capacity is reached.
  ///
  /// - Returns: The replaced element; nil if there is none.
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
