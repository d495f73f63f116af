/// The resolution of a style.
///
/// It records which traits are read, preserves the current defaults, and detects a style that depends on itself, which
/// would recurse endlessly.
final class StyleResolution: TraitRecorder, DefaultsScope, @unchecked Sendable {
  // Safe to share: mutable state is accessed only under the lock of all chains. Traits that a generator stores retain
  // this object, and so leave a scope open; other reads of defaults are then still correct, but slower.
  let request: StyleRequest
  let defaults: DefaultStyling
  let identity: DefaultsIdentity
  private let chain: ObjectIdentifier
  /// The style whose resolution requested this one.
  private let outer: StyleResolution?
  private let openScope = OpenScope()
  private var substitute: CachedStyle?
  // `hasSubstitute` is nonzero once there is a substitute, and `isFinished` once the style is resolved: a task that a
  // generator starts may outlive the resolution and stay in its scope.
  private let hasSubstitute = AtomicWord()
  private let isFinished = AtomicWord()

  init(
    _ chain: StyleChain, for request: StyleRequest, under defaults: DefaultStyling,
    within outer: StyleResolution?
  ) {
    self.chain = ObjectIdentifier(chain)
    self.request = request
    self.defaults = defaults
    identity = defaults.identity
    self.outer = outer
  }

  var resolution: StyleResolution? { self }
}

extension StyleResolution {
  /// Resolves the style.
  ///
  /// - Returns: The style, or its substitute if it depends on itself.
  func run(_ resolve: () -> CachedStyle) -> CachedStyle {
    let style = DefaultsInForce.withScope(self, resolve)
    isFinished.set(1)
    guard hasSubstitute.value > 0 else { return style }
    return StyleChain.lock.withLock { _ in substitute } ?? style
  }

  /// Returns the resolution of a chain's style for a request among those that the caller runs in.
  ///
  /// If there is one, the style depends on itself.
  func cycle(of chain: StyleChain, for request: StyleRequest) -> StyleResolution? {
    if isOf(chain, request) { return self }
    var next = outer
    while let resolution = next, !resolution.isOf(chain, request) { next = resolution.outer }
    return next
  }

  private func isOf(_ chain: StyleChain, _ request: StyleRequest) -> Bool {
    // Comparing custom traits runs users' code: not under the lock.
    self.chain == ObjectIdentifier(chain) && self.request == request && isFinished.value == 0
  }

  /// Returns the substitute for a style that depends on itself; `resolve` creates it the first time.
  func substitute(_ resolve: () -> CachedStyle) -> CachedStyle {
    if let substitute = StyleChain.lock.withLock({ _ in substitute }) { return substitute }
    let style = resolve()
    StyleChain.lock.withLock { _ in substitute = style }
    hasSubstitute.set(1)
    return style
  }
}
