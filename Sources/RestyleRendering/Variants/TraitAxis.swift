import Restyle

/// One way in which traits can differ from a base: a trait, and the value that it has instead.
///
/// The base is what the traits' defaults say, in a window that is not small. What axes can't tell, such as traits of
/// your own, is in every variant as it is in the base.
public struct TraitAxis: Sendable {
  /// The difference alone.
  public let condition: TraitCondition

  let isRead: @Sendable (TraitReads) -> Bool
  let holds: @Sendable (TraitCollection) -> Bool
  let apply: @Sendable (inout TraitCollection) -> Void
  let reset: @Sendable (inout TraitCollection) -> Void

  private init<Value: Comparable & Sendable>(
    _ condition: TraitCondition, _ trait: any WritableKeyPath<StandardTraits, Value> & Sendable,
    atLeast value: Value, else base: Value
  ) {
    self.init(condition, trait, value, base) { $0 >= value }
  }

  private init<Value: Equatable & Sendable>(
    _ condition: TraitCondition, _ trait: any WritableKeyPath<StandardTraits, Value> & Sendable,
    _ value: Value, else base: Value
  ) {
    self.init(condition, trait, value, base) { $0 == value }
  }

  private init<Value: Sendable>(
    _ condition: TraitCondition, _ trait: any WritableKeyPath<StandardTraits, Value> & Sendable,
    _ value: Value, _ base: Value, _ isMet: @escaping @Sendable (Value) -> Bool
  ) {
    self.condition = condition
    // Once, since a path tells only at run time where it leads.
    let traits = StandardTraitSet(trait)
    isRead = { $0.contains(anyOf: traits) }
    holds = { isMet($0[dynamicMember: trait]) }
    apply = { $0[dynamicMember: trait] = value }
    reset = { $0[dynamicMember: trait] = base }
  }
}

extension TraitAxis {
  /// All axes, in the order of their conditions' bits.
  public static let all: [TraitAxis] = [
    TraitAxis(.darkColorScheme, \.colorScheme, .dark, else: .light),
    TraitAxis(.increasedContrast, \.contrast, .increased, else: .normal),
    TraitAxis(.compactWidth, \.horizontalSizeClass, .compact, else: .regular),
    TraitAxis(.compactHeight, \.verticalSizeClass, .compact, else: .regular),
    TraitAxis(.doubleScale, \.displayScale, atLeast: 2, else: 1),
    TraitAxis(.tripleScale, \.displayScale, atLeast: 3, else: 1),
    TraitAxis(.wideGamut, \.gamut, .displayP3, else: .sRGB),
    TraitAxis(.reducedMotion, \.reduceMotion, true, else: false),
    TraitAxis(.reducedTransparency, \.reduceTransparency, true, else: false),
    TraitAxis(.rightToLeft, \.layoutDirection, .rightToLeft, else: .leftToRight),
  ]
}
