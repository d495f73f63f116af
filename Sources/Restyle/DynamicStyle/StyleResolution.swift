/// A style that is being made: it notes which traits are read, keeps the defaults in force as they are, and lets
/// it be found that a style is made out of itself, which would have no end.
final class StyleResolution: TraitRecorder, DefaultsScope, @unchecked Sendable {
  // Safe to share: what changes is touched under the lock of all chains alone. Traits that a generator keeps keep
  // this too, and so a scope open: others' reads of defaults are right, if slower.
  let request: StyleRequest
  let defaults: DefaultStyling
  private let chain: ObjectIdentifier
  /// The style that this one is made for.
  private let outer: StyleResolution?
  private let openScope = OpenScope()
  private var substitute: RememberedStyle?
  // Not 0 once there is a substitute, and once the style is made: a task that a generator starts may outlast it, and
  // stay in the scope.
  private let hasSubstitute = AtomicWord()
  private let isFinished = AtomicWord()

  init(
    _ chain: StyleChain, for request: StyleRequest, under defaults: DefaultStyling,
    within outer: StyleResolution?
  ) {
    self.chain = ObjectIdentifier(chain)
    self.request = request
    self.defaults = defaults
    self.outer = outer
  }

  var resolution: StyleResolution? { self }
}

extension StyleResolution {
  /// Calls what makes the style.
  ///
  /// - Returns: The style, or its substitute if it was found to be made out of itself.
  func run(_ resolve: () -> RememberedStyle) -> RememberedStyle {
    let style = DefaultsInForce.withScope(self, resolve)
    isFinished.set(1)
    guard hasSubstitute.value > 0 else { return style }
    return StyleChain.lock.withLock { _ in substitute } ?? style
  }

  /// The making of a chain's style for a request that the caller is called by, if it is: the style is made out of
  /// itself.
  func cycle(of chain: StyleChain, for request: StyleRequest) -> StyleResolution? {
    var next: StyleResolution? = self
    while let resolution = next {
      // Users' code compares traits of their own: not under the lock.
      if resolution.chain == ObjectIdentifier(chain), resolution.request == request,
        resolution.isFinished.value == 0
      {
        return resolution
      }
      next = resolution.outer
    }
    return nil
  }

  /// Returns what stands in for a style that is made out of itself; `make` makes it the first time.
  func substitute(_ resolve: () -> RememberedStyle) -> RememberedStyle {
    if let substitute = StyleChain.lock.withLock({ _ in substitute }) { return substitute }
    let style = resolve()
    StyleChain.lock.withLock { _ in substitute = style }
    hasSubstitute.set(1)
    return style
  }
}
