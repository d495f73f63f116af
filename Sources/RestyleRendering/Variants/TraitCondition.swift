public import Restyle

/// A set of differences from the base traits, such as *dark and in a narrow window*.
@usableFromInline
package struct TraitCondition: OptionSet, Hashable, Sendable {
  /// One bit for each difference; those after the standard ones represent values of custom traits.
  @usableFromInline package let rawValue: UInt32

  /// Creates a set of bits.
  @usableFromInline
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// All differences of standard traits.
  static let standard = Self(rawValue: 1 << 10 - 1)
}

extension TraitCondition {
  /// Content is light on dark.
  package static let darkColorScheme = Self(rawValue: 1 << 0)
  /// The reader asked for more contrast.
  package static let increasedContrast = Self(rawValue: 1 << 1)
  /// There is little space along the horizontal axis.
  package static let compactWidth = Self(rawValue: 1 << 2)
  /// There is little space along the vertical axis.
  package static let compactHeight = Self(rawValue: 1 << 3)
  /// There are at least two pixels per point.
  package static let doubleScale = Self(rawValue: 1 << 4)
  /// There are at least three pixels per point, and so at least two.
  package static let tripleScale = Self(rawValue: 1 << 5)
  /// The display shows the colours of Display P3.
  package static let wideGamut = Self(rawValue: 1 << 6)
  /// The reader asked for less motion.
  package static let reducedMotion = Self(rawValue: 1 << 7)
  /// The reader asked for less transparency.
  package static let reducedTransparency = Self(rawValue: 1 << 8)
  /// The interface runs from right to left.
  package static let rightToLeft = Self(rawValue: 1 << 9)

  /// Returns the traits for which exactly this condition holds.
  ///
  /// - Parameters:
  ///   - base: The base traits, for which no condition holds.
  ///   - custom: The custom traits that conditions distinguish.
  /// - Returns: The base with the values that the condition represents.
  @usableFromInline
  package func traits(over base: TraitCollection, _ custom: CustomTraitAxes? = nil) -> TraitCollection {
    var traits = base
    TraitAxis.visitAll { if contains($0.condition) { $0.apply(&traits) } }
    custom?.apply(self, to: &traits)
    return traits
  }

  /// Returns the traits with these differences reset.
  ///
  /// - Parameter traits: The traits.
  /// - Returns: The traits, with those of the differences set to their defaults.
  package func reset(in traits: TraitCollection) -> TraitCollection {
    var traits = traits
    TraitAxis.visitAll { if contains($0.condition) { $0.reset(&traits) } }
    return traits
  }

  /// Creates the differences of some traits from the base, among the given ones; reads only the traits of these.
  @usableFromInline
  package init(
    of traits: TraitCollection, among members: Self = Self(rawValue: .max), _ custom: CustomTraitAxes? = nil
  ) {
    var holding: Self = []
    TraitAxis.visitAll {
      if members.contains($0.condition), $0.holds(traits) { holding.insert($0.condition) }
    }
    self = custom.map { holding.union($0.condition(of: traits, among: members)) } ?? holding
  }

  /// Creates the differences that a result can depend on, if it read some traits.
  package init(readIn reads: TraitReads, _ custom: CustomTraitAxes? = nil) {
    self = []
    guard !reads.isEmpty else { return }
    for (trait, condition) in TraitAxis.traits where reads.contains(anyOf: trait) { insert(condition) }
    if let custom { formUnion(custom.members(readIn: reads)) }
  }

  /// All sets of these differences that can hold at once; each follows the sets that it is a special case of.
  ///
  /// - Complexity: Two to the power of the number of differences.
  package var subsets: [TraitCondition] {
    let rawValue = intersection(.standard).rawValue
    guard rawValue != 0 else { return noConditions }
    var sets: [TraitCondition] = []
    sets.reserveCapacity(1 << rawValue.nonzeroBitCount)
    var set = TraitCondition()
    repeat {
      // Three pixels per point imply two.
      if !set.contains(.tripleScale) || set.contains(.doubleScale) { sets.append(set) }
      // The next subset: the other bits are filled, so that the carry skips them.
      set = TraitCondition(rawValue: (set.rawValue &- rawValue) & rawValue)
    } while !set.isEmpty
    sets.sort()
    return sets
  }

  /// Returns the sets if some of the differences are those of custom traits.
  @usableFromInline
  package func subsets(_ custom: CustomTraitAxes?) -> [TraitCondition] {
    guard let custom, !subtracting(.standard).isEmpty else { return subsets }
    return custom.combinations(of: self, with: subsets).sorted()
  }
}

extension TraitCondition: Comparable {
  /// Whether the left condition has fewer differences; if the numbers are equal, the order of the axes decides.
  @usableFromInline
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.order < rhs.order }

  /// A 38-bit number that sorts conditions.
  @inlinable package var order: UInt64 { UInt64(rawValue.nonzeroBitCount) << 32 | UInt64(rawValue) }
}
