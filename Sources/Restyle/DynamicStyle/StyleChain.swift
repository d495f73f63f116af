/// What chains of all types of styles have in common: what they go back to, and what they remember.
///
/// Neither resolving nor letting go of what goes back to others recurses into them, so chains may have any length.
// Safe to share: the references change only when nobody holds the chain any more.
class StyleChain: @unchecked Sendable {
  // The address of the memo, which lives as long as the chain; zero until it makes a style, as most links never do.
  private let memoAddress = AtomicWord()
  private static let memoLock = Lock(())
  // Counted by hand: going through a chain needn't count each link.

  /// The link that this one restyles.
  @exclusivity(unchecked) final private(set) var parent: Unmanaged<StyleChain>?
  /// The chain of another type that the generator makes its styles out of; counted by the link without a parent.
  @exclusivity(unchecked) final private(set) var origin: Unmanaged<StyleChain>?
  /// How many chains this one goes back to.
  final let originCount: Int

  init(origin: StyleChain?) {
    self.origin = origin.map(Unmanaged.passRetained)
    originCount = origin.map { $0.originCount + 1 } ?? 0
  }

  init(parent: StyleChain) {
    self.parent = .passRetained(parent)
    origin = parent.origin
    originCount = parent.originCount
  }

  deinit {
    existingMemo?.release()
    // What nobody else holds goes one by one: each would recurse into the next.
    var next = takePredecessor()
    while isKnownUniquelyReferenced(&next) { next = next?.takePredecessor() }
  }

  private final func takePredecessor() -> StyleChain? {
    defer { (parent, origin) = (nil, nil) }
    return (parent ?? origin)?.takeRetainedValue()
  }

  /// What was made, if anything was.
  final var existingMemo: Unmanaged<StyleMemo>? {
    UnsafeRawPointer(bitPattern: memoAddress.value).map(Unmanaged.fromOpaque)
  }

  /// What was made, or a place for it.
  final var memo: Unmanaged<StyleMemo> {
    existingMemo
      ?? Self.memoLock.withLock { _ in
        if let existingMemo { return existingMemo }
        let memo = Unmanaged.passRetained(StyleMemo())
        memoAddress.set(UInt(bitPattern: memo.toOpaque()))
        return memo
      }
  }

  /// The style for a request, if it is remembered.
  final func remembered(for request: StyleRequest, _ custom: CustomTraits) -> RememberedStyle? {
    existingMemo?._withUnsafeGuaranteedRef { $0.style(for: request, custom) }
  }

  /// Makes the style for some traits and remembers it, unless it is remembered.
  func prepare(for traits: TraitCollection) {}

  /// How many chains may go back to one another before they are made one after the other.
  private static let nestingLimit = 32

  /// Makes the styles that this one's is made out of, if there are so many that they can't be made in one another.
  final func prepareOrigins(for traits: TraitCollection) {
    guard originCount > Self.nestingLimit else { return }
    let request = StyleRequest(traits.values.standard, DefaultsInForce.current)
    var waiting: [Unmanaged<StyleChain>] = []
    var next = origin
    while let chain = next,
      chain._withUnsafeGuaranteedRef({ $0.remembered(for: request, traits.values.custom) == nil })
    {
      waiting.append(chain)
      next = chain._withUnsafeGuaranteedRef { $0.origin }
    }
    for chain in waiting.reversed() { chain._withUnsafeGuaranteedRef { $0.prepare(for: traits) } }
  }
}
