/// A style with what it was made from.
// Safe to share: `next` is written once, before other threads see it, as `StyleMemo` makes sure.
class RememberedStyle: @unchecked Sendable {
  /// Where the style is, as long as this lives.
  let style: UnsafeRawPointer
  /// The traits that were read to make it.
  let reads: TraitReads
  private let defaults: DefaultsIdentity
  private let standard: StandardTraitBytes
  private let standardMask: StandardTraitBytes
  private let custom: CustomTraits?

  /// The address of the style that was kept before this one, zero for none.
  // Without the check for exclusive access, which takes longer than following a list.
  @exclusivity(unchecked) var next: UInt = 0

  fileprivate init(_ style: UnsafeRawPointer, _ reads: TraitReads, for request: borrowing StyleRequest) {
    self.style = style
    self.reads = reads
    defaults = request.defaults
    standardMask = StandardTraitBytes(mask: reads.standard)
    standard = request.standard.masked(by: standardMask)
    custom = reads.dependsOnCustomTraits ? request.traits.custom : nil
  }

  /// Whether making the style for a request would read what was read for this one, and so make an equal one.
  func answers(_ request: borrowing StyleRequest) -> Bool {
    guard defaults == request.defaults, request.standard.masked(by: standardMask) == standard else {
      return false
    }
    guard let custom else { return true }
    return reads.agree(custom, request.traits.custom)
  }
}

/// What styles are made from.
struct StyleRequest: ~Copyable {
  let traits: TraitValues
  let standard: StandardTraitBytes
  let defaults: DefaultsIdentity

  init(_ traits: TraitCollection, _ defaults: DefaultStyling) {
    self.traits = traits.values
    standard = StandardTraitBytes(traits.values.standard)
    self.defaults = defaults.identity
  }
}

/// A remembered style that knows the type of the style, to let go of it.
final class TypedRememberedStyle<Style: Restyle.Style>: RememberedStyle, @unchecked Sendable {
  /// Takes over a style in memory of its own, which goes with this.
  init(_ style: UnsafeMutablePointer<Style>, _ reads: TraitReads, for request: borrowing StyleRequest) {
    super.init(UnsafeRawPointer(style), reads, for: request)
  }

  deinit {
    let style = UnsafeMutableRawPointer(mutating: style).assumingMemoryBound(to: Style.self)
    style.deinitialize(count: 1)
    style.deallocate()
  }
}
