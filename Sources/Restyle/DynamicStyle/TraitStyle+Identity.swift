/// Distinguishes dynamic styles, and the defaults that they are resolved under, without resolving them.
///
/// It retains the style, so that no other style can get its address.
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
    lhs.defaults == rhs.defaults && lhs.chain.isAlike(rhs.chain)
  }

  package func hash(into hasher: inout Hasher) {
    chain.hash(into: &hasher)
    hasher.combine(defaults)
  }
}

extension TraitStyle {
  /// The identity of the style under the current defaults.
  package var identity: TraitStyleIdentity { TraitStyleIdentity(chain, DefaultsInForce.identity) }
}
