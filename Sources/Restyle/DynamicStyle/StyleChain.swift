/// What chains of all types of styles have in common: what they go back to, and what they remember.
///
/// Neither resolving nor freeing recurses into what a chain derives from, so chains may have any length.
// Safe to share: `memo` is touched under `lock` alone, and `predecessor` changes when nobody else holds the chain.
// So neither needs a check that nobody else is at it.
class StyleChain: @unchecked Sendable {
  /// The link that this one restyles, or the chain that the styles of a mapped one are made out of.
  @exclusivity(unchecked) private final var predecessor: StyleChain?
  /// How many restylers follow the generator.
  final let depth: Int
  /// How many chains this one derives from.
  private final let originCount: Int
  @exclusivity(unchecked) private final var memo = StyleMemo()
  // How often something was remembered: most links never do, and needn't be locked to find that out.
  private final let memoVersion = AtomicWord()

  /// One for all, since it is held for some instructions only, and chains are made by the thousand.
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
    // What nobody else holds is released one by one: each would recurse into the next.
    var next = takePredecessor()
    while isKnownUniquelyReferenced(&next) { next = next?.takePredecessor() }
  }

  private final func takePredecessor() -> StyleChain? {
    defer { predecessor = nil }
    return predecessor
  }

  /// Creates the style for some traits and remembers it, unless it is remembered.
  func prepare(for traits: TraitCollection) {}
}

extension StyleChain {
  /// The link that this one restyles.
  final var parent: StyleChain? { depth > 0 ? predecessor : nil }

  /// The chain that the styles are made out of.
  private final var origin: StyleChain? {
    var root = self
    while let parent = root.parent { root = parent }
    return root.predecessor
  }

  /// How many chains may go back to one another before they are made one after the other.
  private static let nestingLimit = 32

  /// Creates the styles that this one's is made out of, if there are so many that they can't be made in one another.
  final func prepareOrigins(for traits: TraitCollection) {
    guard originCount > Self.nestingLimit else { return }
    let request = StyleRequest(traits.values, DefaultsInForce.identity)
    var waiting: [StyleChain] = []
    var next = origin
    while let chain = next, chain.remembered(for: request) == nil {
      waiting.append(chain)
      next = chain.origin
    }
    for chain in waiting.reversed() { chain.prepare(for: traits) }
  }

  /// How often something was remembered.
  final var version: UInt { memoVersion.value }

  /// The style for a request, if it is remembered.
  @inline(__always)
  final func remembered(for request: StyleRequest) -> RememberedStyle? {
    version > 0 ? found(for: request) : nil
  }

  private final func found(for request: StyleRequest) -> RememberedStyle? {
    guard let style = Self.lock.withLock({ _ in memo.firstMatch(for: request) }) else { return nil }
    if style.agrees(request) { return style }
    let entries = Self.lock.withLock { _ in memo.entries }
    return entries.first { $0.answers(request) }?.style
  }

  /// Remembers a style, unless another thread was first.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - request: What it was made for.
  ///   - version: The version that was looked through in vain; nil if none was.
  /// - Returns: The remembered one. They are equal, but where a generator has asked for the style that it makes, and got
  ///   what another thread had made.
  @discardableResult
  final func remember(
    _ style: RememberedStyle, for request: StyleRequest, since version: UInt? = nil
  ) -> RememberedStyle {
    // Comparing users' own traits is their code: not under the lock.
    let isCompared = style.reads.dependsOnCustomTraits
    if isCompared, let first = remembered(for: request) { return first }
    let entry = StyleMemo.Entry(style, for: request)
    let (first, forgotten) = Self.lock.withLock { _ -> (RememberedStyle, StyleMemo.Entry?) in
      if !isCompared, self.version != version, let first = memo.firstMatch(for: request),
        !first.reads.dependsOnCustomTraits
      {
        return (first, nil)
      }
      memoVersion.increment()
      return (style, memo.insert(entry))
    }
    withExtendedLifetime(forgotten) {}
    return first
  }

  /// Notes what the generator has made a style for, before restylers change it.
  ///
  /// - Returns: Whether it made one before that wasn't remembered, and whether the restylers read more than it did when
  ///   they were last called, or never were.
  final func noteGenerated(
    for request: StyleRequest, _ reads: TraitReads, before restyled: StyleChain
  ) -> (isRequestedAgain: Bool, readMore: Bool) {
    Self.lock.withLock { _ in (memo.isRequestedAgain(for: request, reads), restyled.memo.restylersReadMore) }
  }

  final func noteRestylers(readMore: Bool) {
    Self.lock.withLock { _ in memo.restylersReadMore = readMore }
  }
}
