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
}

/// A style of any type, with the traits that were read to make it.
class RememberedStyle: @unchecked Sendable {
  // Safe to share: nothing changes, and all is `Sendable`; what derives from it holds no more than a style.
  final let reads: TraitReads
  // Users' own traits; none if none was read.
  private final let custom: CustomTraits

  fileprivate init(_ request: StyleRequest, _ reads: TraitReads) {
    self.reads = reads
    custom = reads.dependsOnCustomTraits ? request.custom : CustomTraits()
  }

  /// Whether those of users' own traits that were read are equal, which their code decides.
  final func agrees(_ request: StyleRequest) -> Bool {
    !reads.dependsOnCustomTraits || reads.agree(custom, request.custom)
  }
}

/// A remembered style of one type.
final class StyleBox<Style: Restyle.Style>: RememberedStyle, @unchecked Sendable {
  let style: Style

  init(_ style: consuming Style, for request: StyleRequest, _ reads: TraitReads) {
    self.style = style
    super.init(request, reads)
  }
}
