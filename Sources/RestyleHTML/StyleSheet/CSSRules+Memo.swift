import Restyle

extension CSSRules {
  /// How many styles' rules are kept: those of several design systems.
  private static let capacity = 1_024

  private static let memo = Lock<[MemoKey: CSSRules]>([:])

  /// The rules that were made of a style before, or else those that `make` returns.
  ///
  /// Rules say nothing but their style, so they may be kept for whoever asks next: making them takes a hundred
  /// times as long as writing them.
  static func remembered(for key: some Hashable & Sendable, make: () -> CSSRules) -> CSSRules {
    let key = MemoKey(key: key, surroundings: .current)
    if let rules = memo.withLock({ $0[key] }) { return rules }
    let rules = make()
    // What is forgotten goes outside of the lock, since others' code may run when it does.
    let forgotten = memo.withLock { memo in
      var forgotten: [MemoKey: CSSRules] = [:]
      if memo.count >= capacity { swap(&forgotten, &memo) }
      memo[key] = rules
      return forgotten
    }
    withExtendedLifetime(forgotten) {}
    return rules
  }
}

/// What rules were made of.
private struct MemoKey: Hashable, Sendable {
  let key: any Hashable & Sendable
  let surroundings: RuleSurroundings

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.key.isEqual(to: rhs.key) && lhs.surroundings == rhs.surroundings
  }

  func hash(into hasher: inout Hasher) {
    // The surroundings are mostly the same.
    key.hash(into: &hasher)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Equatable) -> Bool {
    (other as? Self).map { $0 == self } ?? false
  }
}
