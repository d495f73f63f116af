/// Tells a dynamic style under some defaults apart from others, without resolving it.
///
/// It holds on to the style, so that no other comes to have its address.
package struct TraitStyleIdentity: Sendable {
  private let chain: StyleChain
  private let defaults: DefaultsIdentity

  fileprivate init(_ chain: StyleChain, _ defaults: DefaultsIdentity) {
    self.chain = chain
    self.defaults = defaults
  }
}

extension TraitStyleIdentity: Hashable {
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.chain === rhs.chain && lhs.defaults == rhs.defaults
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(chain))
    hasher.combine(defaults)
  }
}

extension TraitStyle {
  /// What identifies the style while the defaults in force stay.
  package var identity: TraitStyleIdentity { TraitStyleIdentity(chain, DefaultsInForce.identity) }
}
