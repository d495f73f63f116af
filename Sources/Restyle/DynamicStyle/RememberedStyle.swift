/// What a style is made from: the defaults and the traits.
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

/// Which requests a style answers: those with the defaults that it was made under, and the same values of the
/// standard traits that were read.
///
/// What a generator reads may depend on what it read before, so remembered styles may have read different
/// traits. One whose traits all have the values that it read would read the same again.
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

/// A style of any type, with the traits that were read to make it.
class RememberedStyle: @unchecked Sendable {
  // Safe to share, and to access without a check that nobody else does: all is `Sendable`, and changes only while
  // nobody but the style's maker has it. What derives from it holds no more than a style.
  @exclusivity(unchecked) private(set) final var reads = TraitReads()
  // Users' own traits; none if none was read.
  @exclusivity(unchecked) private final var custom = CustomTraits()

  /// Notes what the style was made for, and what was read then.
  final func note(_ request: StyleRequest, _ reads: TraitReads) {
    self.reads = reads
    if reads.dependsOnCustomTraits { custom = request.custom }
  }

  /// Whether those of users' own traits that were read are equal, which their code decides.
  final func agrees(_ request: StyleRequest) -> Bool {
    !reads.dependsOnCustomTraits || reads.agree(custom, request.custom)
  }
}

/// A remembered style of one type.
final class StyleBox<Style: Restyle.Style>: RememberedStyle, @unchecked Sendable {
  // Restylers change it in place, since styles are large.
  @exclusivity(unchecked) var style: Style

  init(_ style: consuming Style) { self.style = style }
}
