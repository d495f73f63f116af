/// A generator of styles and the restylers to apply to them: each link adds one restyler to its parent.
final class RestyleChain<Style: Restyle.Style>: StyleChain, @unchecked Sendable {
  typealias Restyler = @Sendable (inout Style, TraitCollection) -> Void

  // Safe to share: these properties never change, and the others belong to `StyleChain`.
  private let source: Source
  private let restyler: Restyler
  // Stored, because looking up a generic type takes as long as copying a style.
  private let boxType = StyleBox<Style>.self

  /// The function that creates the style.
  private enum Source: Sendable {
    case generator(@Sendable (TraitCollection) -> Style)
    /// The same style for all traits.
    case constant(Constant)
    /// Maps the style of the chain that it receives.
    case mapping(@Sendable (StyleChain, TraitCollection) -> Style)
  }

  /// A style, and how it is compared: not all types of styles can be.
  private final class Constant: Sendable {
    let style: Style
    let isEqual: @Sendable (Style, Style) -> Bool
    let hash: @Sendable (Style, inout Hasher) -> Void

    init(_ style: Style) where Style: Hashable {
      self.style = style
      isEqual = { $0 == $1 }
      hash = { $0.hash(into: &$1) }
    }
  }

  init(_ generateStyle: @escaping @Sendable (TraitCollection) -> Style) {
    source = .generator(generateStyle)
    restyler = { _, _ in }
    super.init(origin: nil)
  }

  init(constant style: Style) where Style: Hashable {
    source = .constant(Constant(style))
    restyler = { _, _ in }
    super.init(origin: nil)
  }

  init<Origin>(_ origin: RestyleChain<Origin>, _ transform: @escaping @Sendable (Origin) -> Style) {
    // The closure doesn't capture the origin: the link retains it, and releases it without recursion. The cast is
    // unchecked like that of a box: the chain that the closure receives is always this origin.
    source = .mapping { transform(unsafeDowncast($0, to: RestyleChain<Origin>.self).style(from: $1)) }
    restyler = { _, _ in }
    super.init(origin: origin)
  }

  init(parent: RestyleChain, _ restyler: @escaping Restyler) {
    source = parent.source
    self.restyler = restyler
    super.init(parent: parent)
  }

  override func prepare(for traits: TraitCollection) { _ = style(from: traits, preparingOrigins: false) }

  /// The constant without restylers; nil for other styles.
  private var constant: Constant? {
    if depth == 0, case .constant(let constant) = source { constant } else { nil }
  }

  override func isAlike(_ other: StyleChain) -> Bool {
    guard self !== other else { return true }
    guard let constant, let other = (other as? RestyleChain)?.constant else { return false }
    return constant.isEqual(constant.style, other.style)
  }

  override func hash(into hasher: inout Hasher) {
    if let constant { constant.hash(constant.style, &hasher) } else { super.hash(into: &hasher) }
  }
}

extension RestyleChain {
  /// Returns the style for some traits, from the cache if it was resolved before.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - preparingOrigins: Whether the styles that this one is mapped from may still be unresolved.
  /// - Returns: The style.
  func style(from traits: TraitCollection, preparingOrigins: Bool = true) -> Style {
    let version = version
    let request = StyleRequest(traits.values, DefaultsInForce.identity)
    let cached =
      cached(for: request)
      ?? resolve(request, for: traits, since: version, preparingOrigins: preparingOrigins)
    // A style that is being resolved with this one depends on the same traits.
    traits.recording?.record(cached.reads)
    return Self.unboxed(cached).style
  }

  // Unchecked, because a cast would look the type up at run time: a chain caches only styles of its own type.
  private static func unboxed(_ cached: CachedStyle) -> StyleBox<Style> {
    unsafeDowncast(cached, to: StyleBox<Style>.self)
  }

  /// Resolves and caches the style.
  ///
  /// No lock is held while the generator and the restylers run, so they may resolve other styles.
  private func resolve(
    _ request: StyleRequest, for traits: TraitCollection, since version: UInt, preparingOrigins: Bool
  ) -> CachedStyle {
    let scope = DefaultsInForce.scope
    let defaults = scope?.defaults ?? SharedDefaults.current
    // The shared defaults may have changed in the meantime.
    let request =
      request.defaults == defaults.identity ? request : StyleRequest(traits.values, defaults.identity)
    let outer = scope?.resolution
    if let cycle = outer?.cycle(of: self, for: request) {
      return cycle.substitute { resolveSubstitute(for: traits, in: cycle) }
    }
    let resolution = StyleResolution(self, for: request, under: defaults, within: outer)
    let style = resolution.run { generate(resolution, from: traits, preparingOrigins: preparingOrigins) }
    return cache(style, for: request, since: version)
  }

  /// Resolves the style under the system's defaults, without using cached styles: those of the cycle depend on the
  /// style itself.
  private func resolveSubstitute(for traits: TraitCollection, in cycle: StyleResolution) -> CachedStyle {
    SharedDefaults.report(.circular)
    let resolution = StyleResolution(self, for: cycle.request, under: .system, within: cycle)
    return resolution.run { generate(resolution, from: traits, isAlone: true) }
  }

  /// Resolves the style, starting from the nearest ancestor with a cached style, unless `isAlone`.
  private func generate(
    _ resolution: StyleResolution, from traits: TraitCollection, isAlone: Bool = false,
    preparingOrigins: Bool = true
  ) -> CachedStyle {
    let request = resolution.request
    // A mask for the versions of caches: with 0, none is searched. A cache whose version is 0 is empty, as most are, so
    // one test covers both.
    let searched: UInt = isAlone ? 0 : .max
    let box = withUnsafeTemporaryAllocation(of: UncountedLink.self, capacity: depth) { links in
      var link = UncountedLink(self)
      var start: CachedStyle?
      var count = depth
      for index in 0..<depth {
        links.initializeElement(at: index, to: link)
        link = link.predecessor
        guard link.with({ $0.version & searched > 0 }), let cached = link.with({ $0.cached(for: request) })
        else { continue }
        start = cached
        count = index + 1
        break
      }
      let restylers = links[..<count]
      var recorded = traits.recorded(by: resolution)
      if let start {
        resolution.record(start.reads)
        recorded.skipReads(recordedBy: resolution)
        let box = boxType.init(Self.unboxed(start).style)
        Self.restyle(&box.style, by: restylers, for: recorded)
        return box
      }
      if preparingOrigins { link.with { $0.prepareOrigins(for: traits, under: resolution.identity) } }
      let box =
        switch source {
        case .generator(let generateStyle): boxType.init(generateStyle(recorded))
        case .constant(let constant): boxType.init(constant.style)
        case .mapping(let map): boxType.init(map(link.with { $0.origin ?? $0 }, recorded))
        }
      guard count > 0 else { return box }
      // Copied before the restylers change it, if it was requested before, or if they read more traits the last time.
      let reads = resolution.reads
      let known = link.with { isAlone ? nil : $0.noteGenerated(for: request, reads, before: self) }
      let isCopied = known.map { $0.isRequestedAgain || $0.readMore } ?? false
      let copy = isCopied ? boxType.init(box.style) : nil
      copy?.note(request, reads)
      recorded.skipReads(recordedBy: resolution)
      Self.restyle(&box.style, by: restylers, for: recorded)
      // If the restylers read no more traits, this link's cached style answers every request that the generator's own
      // style would.
      if let known {
        let readMore = !reads.isSuperset(of: resolution.reads)
        if readMore != known.readMore { noteRestylers(readMore: readMore) }
        if let copy, known.isRequestedAgain || readMore { _ = link.with { $0.cache(copy, for: request) } }
      }
      return box
    }
    box.note(request, resolution.reads)
    return box
  }

  /// Calls the restylers of some links, the last link's first.
  @inline(__always)
  private static func restyle(
    _ style: inout Style, by links: Slice<UnsafeMutableBufferPointer<UncountedLink>>,
    for traits: TraitCollection
  ) {
    for link in links.reversed() {
      // Unchecked like the box: parents have the same type.
      link.with { unsafeDowncast($0, to: RestyleChain.self).restyler(&style, traits) }
    }
  }
}

/// An unretained link of a chain, whose last link retains all others.
// Unmanaged, because retaining and releasing the links of a long chain takes as long as calling their restylers. Safe,
// because none outlives the call on the chain that created it.
private struct UncountedLink {
  private let unmanaged: Unmanaged<StyleChain>

  init(_ chain: StyleChain) { unmanaged = .passUnretained(chain) }

  /// The link that this one restyles; every link but the first of a chain has one.
  var predecessor: UncountedLink { with { UncountedLink($0.predecessor.unsafelyUnwrapped) } }

  @inline(__always)
  func with<Result>(_ body: (StyleChain) -> Result) -> Result { unmanaged._withUnsafeGuaranteedRef(body) }
}
