extension DefaultStyling {
  /// The style of a slot by traits; nil for a style that is the same for all.
  ///
  /// ```swift
  /// var brand = DefaultStyling.system
  /// brand[dynamic: \.text] = TraitStyle { traits in
  ///   TextStyle.system.resized(to: traits.isCompact ? 15 : 17)
  /// }
  /// ```
  ///
  /// Elements that follow the slot take the style for their traits. Reading the slot itself, as `.default` does, gives
  /// the style for an unknown device, and assigning to the slot makes it the same for all traits.
  public subscript<S: Style>(dynamic slot: any WritableKeyPath<Parts, S> & Sendable) -> TraitStyle<S>? {
    get { box.parts.dynamicStyles?.dynamicStyle(of: slot) }
    set {
      change { parts in
        parts.dynamicStyles?.remove(slot)
        guard let newValue else { return }
        parts.dynamicStyles = (parts.dynamicStyles ?? DynamicDefaults()).adding(newValue, of: slot)
      }
    }
  }

  /// Whether any slot but those of sections and forms, which always do, depends on traits.
  package var hasDynamicStyles: Bool { box.parts.dynamicStyles != nil }
}

/// The styles by traits of the slots that depend on them.
@usableFromInline
struct DynamicDefaults: Sendable {
  private var entries: [Entry] = []

  private struct Entry: Sendable {
    let slot: any PartialKeyPath<DefaultStyling.Parts> & Sendable
    /// A `TraitStyle` of the slot's type.
    let style: any Sendable
    /// The style for an unknown device.
    let resolve: @Sendable () -> any Sendable
  }

  init() {}

  private func entry(of slot: PartialKeyPath<DefaultStyling.Parts>) -> Entry? {
    entries.first { $0.slot == slot }
  }

  /// The style of a slot for an unknown device; nil if it doesn't depend on traits.
  @usableFromInline
  func style<Part>(of slot: PartialKeyPath<DefaultStyling.Parts>) -> Part? {
    entry(of: slot)?.resolve() as? Part
  }

  func dynamicStyle<S: Style>(of slot: PartialKeyPath<DefaultStyling.Parts>) -> TraitStyle<S>? {
    entry(of: slot)?.style as? TraitStyle<S>
  }

  @usableFromInline
  mutating func remove(_ slot: PartialKeyPath<DefaultStyling.Parts>) { entries.removeAll { $0.slot == slot } }

  func adding<S: Style>(
    _ style: TraitStyle<S>, of slot: any PartialKeyPath<DefaultStyling.Parts> & Sendable
  ) -> DynamicDefaults {
    var copy = self
    copy.entries.append(Entry(slot: slot, style: style) { style.style(from: TraitCollection()) })
    return copy
  }
}
