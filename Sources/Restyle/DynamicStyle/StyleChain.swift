/// The base of chains for all types of styles: their predecessors and their caches.
///
/// Neither resolving nor freeing recurses into predecessors, so chains may have any length.
// Safe to share: `memo` is accessed only under `lock`, and `predecessor` changes only while nobody else holds the
// chain. So neither needs exclusivity checks.
class StyleChain: @unchecked Sendable {
  /// The link that this one restyles, or the chain that a mapped one is mapped from.
  @exclusivity(unchecked) private(set) final var predecessor: StyleChain?
  /// The number of restylers after the generator.
  final let depth: Int
  /// The number of chains that this one is mapped from, directly or indirectly.
  private final let originCount: Int
  @exclusivity(unchecked) private final var memo = StyleMemo()
  // The number of times that a style was cached, which is read without a lock, because most links never cache one.
  private final let memoVersion = AtomicWord()

  /// One lock for all chains, because it is held for a few instructions only, and chains are created by the thousand.
  static let lock = Lock(())

  init(origin: StyleChain?) {
    predecessor = origin
    depth = 0
    originCount = origin.map { $0.originCount + 1 } ?? 0
  }

  init(parent: StyleChain) {
    predecessor = parent
    depth = parent.depth + 1
    originCount = parent.originCount
  }

  deinit {
    // Links that nobody else holds are released one by one; otherwise each would recurse into the next.
    var next = takePredecessor()
    while isKnownUniquelyReferenced(&next) { next = next?.takePredecessor() }
  }

  private final func takePredecessor() -> StyleChain? {
    defer { predecessor = nil }
    return predecessor
  }

  /// Resolves the style for some traits and caches it, unless it is cached.
  func prepare(for traits: TraitCollection) {}

  /// Whether both chains are one, or the same constant.
  func isAlike(_ other: StyleChain) -> Bool { self === other }

  /// Hashes what ``isAlike(_:)`` compares.
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension StyleChain {
  /// The link that this one restyles.
  final var parent: StyleChain? { depth > 0 ? predecessor : nil }

  /// The chain that this one is mapped from.
  final var origin: StyleChain? {
    guard var root = parent else { return predecessor }
    while let parent = root.parent { root = parent }
    return root.predecessor
  }

  /// The maximum number of mapped chains that are resolved recursively; more of them are resolved one after the other.
  private static let nestingLimit = 32

  /// Resolves the styles that this one is mapped from, if there are too many to resolve recursively.
  final func prepareOrigins(for traits: TraitCollection, under defaults: DefaultsIdentity) {
    guard originCount > Self.nestingLimit else { return }
    let request = StyleRequest(traits.values, defaults)
    var waiting: [StyleChain] = []
    var next = origin
    while let chain = next, chain.cached(for: request) == nil {
      waiting.append(chain)
      next = chain.origin
    }
    for chain in waiting.reversed() { chain.prepare(for: traits) }
  }

  /// The number of times that a style was cached.
  final var version: UInt { memoVersion.value }

  /// Returns the cached style for a request, if there is one.
  @inline(__always)
  final func cached(for request: StyleRequest) -> CachedStyle? {
    version > 0 ? found(for: request) : nil
  }

  private final func found(for request: StyleRequest) -> CachedStyle? {
    guard let style = Self.lock.withLock({ _ in memo.firstMatch(for: request) }) else { return nil }
    if style.agrees(request) { return style }
    let entries = Self.lock.withLock { _ in memo.entries }
    return entries.first { $0.answers(request) }?.style
  }

  /// Caches a style, unless another thread was first.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - request: The request that it was resolved for.
  ///   - version: The version of the cache that was searched without success; nil if none was.
  /// - Returns: The cached style. It equals `style`, unless a generator requested its own style and got that of another
  ///   thread.
  @discardableResult
  final func cache(
    _ style: CachedStyle, for request: StyleRequest, since version: UInt? = nil
  ) -> CachedStyle {
    // Comparing custom traits runs users' code: not under the lock.
    let isCompared = style.reads.dependsOnCustomTraits
    if isCompared, let first = cached(for: request) { return first }
    let entry = StyleMemo.Entry(style, for: request)
    let (first, evicted) = Self.lock.withLock { _ -> (CachedStyle, StyleMemo.Entry?) in
      if !isCompared, self.version != version, let first = memo.firstMatch(for: request),
        !first.reads.dependsOnCustomTraits
      {
        return (first, nil)
      }
      memoVersion.increment()
      return (style, memo.insert(entry))
    }
    withExtendedLifetime(evicted) {}
    return first
  }

  /// Records that the generator has created a style, before restylers change it.
  ///
  /// - Returns: Whether the generator created a style for this request before that wasn't cached, and whether the
  ///   restylers read more traits than the generator at their last call, or were never called.
  final func noteGenerated(
    for request: StyleRequest, _ reads: TraitReads, before restyled: StyleChain
  ) -> (isRequestedAgain: Bool, readMore: Bool) {
    Self.lock.withLock { _ in (memo.isRequestedAgain(for: request, reads), restyled.memo.restylersReadMore) }
  }

  final func noteRestylers(readMore: Bool) {
    Self.lock.withLock { _ in memo.restylersReadMore = readMore }
  }
}
