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

/// The requests that a cached style answers: those with the defaults that it was resolved under, and the same values
/// of the standard traits that were read.
///
/// The traits that a generator reads may depend on what it read before, so cached styles may have read different
/// traits. If all of them have the values that were read, the generator would read the same again.
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

  /// A number that equal keys share, and hardly any others.
  var digest: UInt64 { standard.digest ^ mask.digest &* 31 ^ UInt64(defaults.number) }
}

/// A style of any type, with the traits that were read to resolve it.
class CachedStyle: @unchecked Sendable {
  // Safe to share, and to access without exclusivity checks: all is `Sendable`, and changes only before the style is
  // shared. Subclasses hold no more than a style.
  @exclusivity(unchecked) private(set) final var reads = TraitReads()
  // The custom traits; empty if none was read.
  @exclusivity(unchecked) private final var custom = CustomTraits()

  /// Records the request that the style was resolved for, and the traits that were read.
  final func note(_ request: StyleRequest, _ reads: TraitReads) {
    self.reads = reads
    if reads.dependsOnCustomTraits { custom = request.custom }
  }

  /// Whether the custom traits that were read are equal, which users' code decides.
  final func agrees(_ request: StyleRequest) -> Bool {
    !reads.dependsOnCustomTraits || reads.agree(custom, request.custom)
  }
}

/// A cached style of one type.
final class StyleBox<Style: Restyle.Style>: CachedStyle, @unchecked Sendable {
  // Restylers change it in place, since styles are large.
  @exclusivity(unchecked) var style: Style

  init(_ style: consuming Style) { self.style = style }
}
