/// A style with what it was made from.
// Safe to share: `next` is written before others see the object in a list, as `StyleMemo` makes sure.
final class RememberedStyle: @unchecked Sendable {
  /// Where the style is, as long as this lives.
  let style: UnsafeRawPointer
  /// The traits that were read to make it.
  let reads: TraitReads
  // As a value: a class for each type of style would be looked up at run time whenever one is made.
  private let type: any Style.Type
  private let defaults: DefaultsIdentity
  private let standard: StandardTraitBytes
  private let standardMask: StandardTraitBytes
  // Users' own traits; nil if none was read.
  private let custom: CustomTraits?

  /// The address of the style that was kept before this one, zero for none.
  // Without the check for exclusive access, which takes longer than following a list.
  @exclusivity(unchecked) var next: UInt = 0

  /// Takes over a style in memory of its own, which goes with this.
  init<Made: Style>(
    _ style: UnsafeMutablePointer<Made>, _ reads: TraitReads, for request: StyleRequest,
    _ custom: CustomTraits
  ) {
    self.style = UnsafeRawPointer(style)
    self.reads = reads
    type = Made.self
    defaults = request.defaults
    standardMask = StandardTraitBytes(mask: reads.standard)
    standard = request.standard.masked(by: standardMask)
    self.custom = reads.dependsOnCustomTraits ? custom : nil
  }

  deinit { type.discard(style) }
}

extension RememberedStyle {
  /// What the style costs as long as it is remembered.
  var byteCount: Int { type.byteCount(at: style) }
}

extension Style {
  fileprivate static func byteCount(at style: UnsafeRawPointer) -> Int {
    // The frequent ones first: comparing types takes a tenth of asking for a conformance.
    func held<Known: HoldingBytes>(_ known: Known.Type) -> Int? {
      Self.self == known ? style.assumingMemoryBound(to: Known.self).pointee.heldByteCount : nil
    }
    let known =
      held(SectionStyle.self) ?? held(FormStyle.self) ?? held(HeaderFooterStyle.self) ?? held(TextStyle.self)
    if let known { return MemoryLayout<Self>.size + known }
    // The type is cast, since a value would be copied for it.
    return MemoryLayout<Self>.size + ((Self.self as? any HoldingBytes.Type)?.heldByteCount(at: style) ?? 0)
  }

  fileprivate static func discard(_ style: UnsafeRawPointer) {
    let style = UnsafeMutableRawPointer(mutating: style).assumingMemoryBound(to: Self.self)
    style.deinitialize(count: 1)
    style.deallocate()
  }
}

extension RememberedStyle {
  /// Whether making the style for a request would read what was read for this one, and so make an equal one.
  func answers(_ request: StyleRequest, _ custom: CustomTraits) -> Bool {
    matches(request) && agrees(custom)
  }

  /// Whether the defaults and those of the standard traits that were read are equal.
  func matches(_ request: StyleRequest) -> Bool {
    defaults == request.defaults && request.standard.masked(by: standardMask) == standard
  }

  var dependsOnCustomTraits: Bool { custom != nil }

  /// Whether those of users' own traits that were read are equal, which their code says.
  func agrees(_ custom: CustomTraits) -> Bool {
    guard let own = self.custom else { return true }
    return reads.agree(own, custom)
  }
}

/// What styles are made from, but for users' own traits, which would have to be counted.
struct StyleRequest: Sendable {
  let standard: StandardTraitBytes
  let defaults: DefaultsIdentity

  // Inlined, since otherwise the defaults are counted for it.
  @inline(__always)
  init(_ traits: StandardTraits, _ defaults: DefaultStyling) {
    standard = StandardTraitBytes(traits)
    self.defaults = defaults.identity
  }
}
