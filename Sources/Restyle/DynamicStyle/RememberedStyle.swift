/// A style with the traits that it was made from, which it collects itself while it is made.
final class RememberedStyle: TraitRecorder, @unchecked Sendable {
  // Safe to share: the style doesn't change once it is made, nor does `custom`, and both are `Sendable` themselves.
  // Traits that a generator keeps may be read later on, which makes whatever is made of the style depend on more
  // than it has to.

  /// Where the style is, as long as this lives; whoever makes this has to initialize it.
  let style: UnsafeMutableRawPointer
  // As a value: a class for each type of style would be looked up at run time whenever one is made.
  private let type: any Style.Type
  // Users' own traits; none if none was read.
  private var custom = CustomTraits()

  /// Takes room for a style.
  init(_ type: any Style.Type, at style: UnsafeMutableRawPointer) {
    self.style = style
    self.type = type
  }

  deinit { type.discard(style) }

  /// Notes the users' own traits that the style was made from, if it depends on some.
  func finish(_ custom: CustomTraits) {
    if reads.dependsOnCustomTraits { self.custom = custom }
  }
}

extension Style {
  fileprivate static func discard(_ style: UnsafeMutableRawPointer) {
    let style = style.assumingMemoryBound(to: Self.self)
    style.deinitialize(count: 1)
    style.deallocate()
  }
}

extension RememberedStyle {
  /// Whether those of users' own traits that were read are equal, which their code says.
  func agrees(_ custom: CustomTraits) -> Bool { reads.agree(self.custom, custom) }
}

/// What styles are made from, but for users' own traits, which would have to be counted.
struct StyleRequest: Equatable, Sendable {
  private(set) var standard: StandardTraitBytes
  let defaults: DefaultsIdentity

  // Inlined, since otherwise the defaults are counted for it.
  @inline(__always)
  init(_ traits: StandardTraits, _ defaults: DefaultStyling) {
    standard = StandardTraitBytes(traits)
    self.defaults = defaults.identity
  }

  /// The same with none but some of the traits.
  func masked(by mask: StandardTraitBytes) -> StyleRequest {
    var masked = self
    masked.standard = standard.masked(by: mask)
    return masked
  }
  /// A hash, for where looking at each takes longer than what it saves.
  var mixedBits: UInt64 { standard.mixedBits(defaults.number) }
}
