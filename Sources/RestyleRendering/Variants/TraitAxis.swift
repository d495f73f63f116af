package import Restyle

/// A difference from the base traits: a trait, and the value that it has instead.
///
/// The base has the default traits, in a large window. Traits that axes can't distinguish are the same in every
/// variant.
package struct TraitAxis: Sendable {
  /// The condition of this difference alone.
  package let condition: TraitCondition

  let trait: StandardTraitSet
  let holds: @Sendable (TraitCollection) -> Bool
  let apply: @Sendable (inout TraitCollection) -> Void
  let reset: @Sendable (inout TraitCollection) -> Void

  private init<Value: Equatable & Sendable>(
    _ condition: TraitCondition, _ trait: any WritableKeyPath<StandardTraits, Value> & Sendable,
    _ value: Value, else base: Value, by matches: @escaping @Sendable (Value, Value) -> Bool = { $0 == $1 },
    set: @escaping @Sendable (inout TraitCollection, Value) -> Void
  ) {
    self.condition = condition
    // Stored, since a key path is resolved at run time; for the same reason, traits aren't set through one.
    self.trait = StandardTraitSet(trait)
    holds = { matches($0[dynamicMember: trait], value) }
    apply = { set(&$0, value) }
    reset = { set(&$0, base) }
  }
}

extension TraitAxis {
  /// All axes, in the order of their conditions' bits.
  package static let all: [TraitAxis] = [
    TraitAxis(.darkColorScheme, \.colorScheme, .dark, else: .light) { $0.colorScheme = $1 },
    TraitAxis(.increasedContrast, \.contrast, .increased, else: .normal) { $0.contrast = $1 },
    TraitAxis(.compactWidth, \.horizontalSizeClass, .compact, else: .regular) { $0.horizontalSizeClass = $1 },
    TraitAxis(.compactHeight, \.verticalSizeClass, .compact, else: .regular) { $0.verticalSizeClass = $1 },
    TraitAxis(.doubleScale, \.displayScale, 2, else: 1, by: { $0 >= $1 }, set: { $0.displayScale = $1 }),
    TraitAxis(.tripleScale, \.displayScale, 3, else: 1, by: { $0 >= $1 }, set: { $0.displayScale = $1 }),
    TraitAxis(.wideGamut, \.gamut, .displayP3, else: .sRGB) { $0.gamut = $1 },
    TraitAxis(.reducedMotion, \.reduceMotion, true, else: false) { $0.reduceMotion = $1 },
    TraitAxis(.reducedTransparency, \.reduceTransparency, true, else: false) { $0.reduceTransparency = $1 },
    TraitAxis(.rightToLeft, \.layoutDirection, .rightToLeft, else: .leftToRight) { $0.layoutDirection = $1 },
  ]

  /// The traits that the axes read.
  package static let traits = all.map { (trait: $0.trait, condition: $0.condition) }

  /// Calls `body` with each axis, borrowed, since copying one retains its functions.
  static func visitAll(_ body: (borrowing TraitAxis) -> Void) {
    all.withUnsafeBufferPointer { axes in
      for index in axes.indices { body(axes[index]) }
    }
  }
}
