/// A generator of styles and the restylers that follow it: each link adds one restyler to its parent.
///
/// Neither resolving nor letting go of a chain recurses, so it may have any length.
final class RestyleChain<Style: Restyle.Style>: Sendable {
  typealias Generator = @Sendable (TraitCollection) -> Style
  typealias Restyler = @Sendable (inout Style, TraitCollection) -> Void

  private let generateStyle: Generator
  private let restyler: Restyler
  private let state: Lock<RestyleChainState>

  init(_ generateStyle: @escaping Generator) {
    self.generateStyle = generateStyle
    restyler = { _, _ in }
    state = Lock(RestyleChainState())
  }

  init(parent: RestyleChain, _ restyler: @escaping Restyler) {
    generateStyle = parent.generateStyle
    self.restyler = restyler
    state = Lock(RestyleChainState(parent: parent))
  }

  deinit {
    // Ancestors that nobody else holds go one by one: each would recurse into the next.
    var next = takeParent()
    while isKnownUniquelyReferenced(&next) { next = next?.takeParent() }
  }

  private func takeParent() -> RestyleChain? {
    downcast(state.withLock { $0.parent.take() })
  }
}

/// What changes in a link of a chain.
// Without the style's type: code that depends on it looks types up at run time, which takes longer than the rest.
private struct RestyleChainState: Sendable {
  // The `RestyleChain` that is restyled; nil for the first link, which only generates.
  var parent: (any AnyObject & Sendable)?
  // Of `RememberedStyle`.
  var memo = StyleMemo()
}

extension RestyleChain {
  func style(from traits: TraitCollection) -> Style {
    let defaults = DefaultsInForce.current
    let result =
      remembered(for: traits.values, defaults.identity)
      ?? defaults.pinned { make(for: traits, defaults.identity) }
    // What is being made with this style depends on what this style depends on.
    traits.recording?.record(result.reads)
    return result.style
  }

  /// Makes the style, starting from the nearest ancestor that remembers its own.
  ///
  /// No lock is held while the generator and the restylers run, so they may resolve what they like.
  private func make(for traits: TraitCollection, _ defaults: DefaultsIdentity) -> RememberedStyle<Style> {
    let recorder = TraitRecorder()
    let recorded = traits.recorded(by: recorder)
    var start: RememberedStyle<Style>?
    var links: [RestyleChain] = []
    var link = self
    while start == nil, let parent = link.parent {
      links.append(link)
      link = parent
      start = link.remembered(for: traits.values, defaults)
    }

    var style: Style
    if let start {
      recorder.record(start.reads)
      style = start.style
    } else {
      style = link.generateStyle(recorded)
      // Whatever else is derived from the generator finds this.
      if link !== self {
        link.remember(RememberedStyle(style: style, reads: recorder.reads), for: traits.values, defaults)
      }
    }
    for link in links.reversed() { link.restyler(&style, recorded) }
    let result = RememberedStyle(style: style, reads: recorder.reads)
    remember(result, for: traits.values, defaults)
    return result
  }

  private var parent: RestyleChain? {
    downcast(state.withLock { $0.parent })
  }

  private func remembered(
    for traits: TraitValues, _ defaults: DefaultsIdentity
  ) -> RememberedStyle<Style>? {
    downcast(state.withLock { $0.memo.style(for: traits, defaults) })
  }

  private func remember(
    _ style: RememberedStyle<Style>, for traits: TraitValues, _ defaults: DefaultsIdentity
  ) {
    // What is forgotten goes outside of the lock, since others' code may run when it does.
    let forgotten = state.withLock { $0.memo.insert(style, for: traits, defaults) }
    withExtendedLifetime(forgotten) {}
  }

  // Safe, since a link's state is private to it: the initialiser and `remember` put nothing else there.
  private func downcast<Object: AnyObject>(_ object: (any AnyObject & Sendable)?) -> Object? {
    object.map { unsafeDowncast($0, to: Object.self) }
  }
}
