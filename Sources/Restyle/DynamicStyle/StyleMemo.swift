/// The styles that a link of a chain has made last.
///
/// It doesn't know the styles' type: code that depends on it looks types up at run time, which takes longer
/// than the rest.
struct StyleMemo: Sendable {
  private(set) var entries: [Entry] = []
  private var oldest: UInt8 = 0
  // What the latest styles that weren't remembered were made for. Two may share a digest, by chance: then a style is
  // remembered in vain.
  private var unremembered: [UInt64] = []
  private var oldestUnremembered: UInt8 = 0
  /// Whether restylers read more than the generator did when they were last called, or never were.
  var restylersReadMore = true

  /// How many styles are remembered: the twelve text sizes, or what four traits of two values each can be.
  private static let capacity = 16

  struct Entry: Sendable {
    let style: RememberedStyle
    fileprivate let key: StyleKey

    init(_ style: RememberedStyle, for request: StyleRequest) {
      self.style = style
      key = StyleKey(request, style.reads)
    }

    /// Whether making the style for a request would read what was read for this one, and so make an equal one.
    func answers(_ request: StyleRequest) -> Bool { key.matches(request) && style.agrees(request) }
  }
}

extension StyleMemo {
  /// The first style that answers a request but for users' own traits, whose comparison is their code.
  func firstMatch(for request: StyleRequest) -> RememberedStyle? {
    // By index: iterating would count each style.
    for index in entries.indices where entries[index].key.matches(request) { return entries[index].style }
    return nil
  }

  /// Remembers a style.
  ///
  /// - Returns: What is forgotten for it. The caller releases it when no lock is held: what it holds may run code.
  mutating func insert(_ entry: consuming Entry) -> Entry? {
    entries.replaceOldest(at: &oldest, with: entry, capacity: Self.capacity)
  }

  /// Whether a style was made before for a request, and not remembered; this one is noted.
  ///
  /// Users' own traits aren't compared: a style that depends on them counts as made before.
  mutating func isRequestedAgain(for request: StyleRequest, _ reads: TraitReads) -> Bool {
    guard !reads.dependsOnCustomTraits else { return true }
    let digest = StyleKey(request, reads).digest
    if unremembered.contains(digest) { return true }
    _ = unremembered.replaceOldest(at: &oldestUnremembered, with: digest, capacity: Self.capacity)
    return false
  }
}

extension Array {
  /// Adds an element, in place of the oldest once there are as many as there may be.
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
