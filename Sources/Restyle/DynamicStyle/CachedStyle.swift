/// The input that a style is resolved for: the defaults and the traits.
struct StyleRequest: Equatable, Sendable {
  let standard: StandardTraitBytes
  let defaults: DefaultsIdentity
  let custom: CustomTraits

  init(_ traits: TraitValues, _ defaults: DefaultsIdentity) {
    standard = StandardTraitBytes(traits.standard)
    self.defaults = defaults
    custom = traits.custom
  }
}

/// The requests that a cached style answers: those with the defaults that it was resolved under, and with the same
/// values of the standard traits that were read.
///
/// Which traits a generator reads may depend on the values that it read before, so cached styles may have read
/// different traits. If all traits that were read have the same values, the generator would read the same traits again.
struct StyleKey: Sendable {
  private let standard: StandardTraitBytes
  private let mask: StandardTraitBytes
  private let defaults: DefaultsIdentity

  init(_ request: StyleRequest, _ reads: TraitReads) {
    mask = StandardTraitBytes(mask: reads.standard)
    standard = request.standard.masked(by: mask)
    defaults = request.defaults
  }

  func matches(_ request: StyleRequest) -> Bool {
    request.defaults == defaults && request.standard.masked(by: mask) == standard
  }

  /// A hash: equal keys have equal digests, and different keys hardly ever do.
  var digest: UInt64 { standard.digest ^ mask.digest &* 31 ^ UInt64(defaults.number) }
}

/// A style of any type, with the traits that were read to resolve it.
class CachedStyle: @unchecked Sendable {
  // Safe to share, and to access without exclusivity checks: all properties are `Sendable`, and change only before the
  // style is shared. Subclasses store only a style.
  @exclusivity(unchecked) private(set) final var reads = TraitReads()
  // The values of the custom traits; empty if none was read.
  @exclusivity(unchecked) private final var custom = CustomTraits()

  /// Records the request that the style was resolved for, and the traits that were read.
  final func note(_ request: StyleRequest, _ reads: TraitReads) {
    self.reads = reads
    if reads.dependsOnCustomTraits { custom = request.custom }
  }

  /// Returns whether the custom traits that were read are equal, which runs users' code.
  final func agrees(_ request: StyleRequest) -> Bool {
    !reads.dependsOnCustomTraits || reads.agree(custom, request.custom)
  }
}

/// A cached style of one type.
final class StyleBox<Style: Restyle.Style>: CachedStyle, @unchecked Sendable {
  // Mutable, because styles are large, and restylers change them in place.
  @exclusivity(unchecked) var style: Style

  init(_ style: consuming Style) { self.style = style }
}
