extension DefaultStyling {
  /// The slot of a style in defaults.
  package typealias Slot<S> = any WritableKeyPath<Parts, S> & Sendable

  /// The dynamic style of a slot; nil for a style that is the same for all traits.
  ///
  /// ```swift
  /// var brand = DefaultStyling.system
  /// brand[dynamic: \.text] = TraitStyle { traits in
  ///   TextStyle.system.resized(to: traits.isCompact ? 15 : 17)
  /// }
  /// ```
  ///
  /// Elements that follow the slot resolve its style for their traits. If you read the slot itself, as `.default` does,
  /// you get the style for an unknown device. If you assign a style to the slot, it applies to all traits.
  public subscript<S: Style>(dynamic slot: any WritableKeyPath<Parts, S> & Sendable) -> TraitStyle<S>? {
    get { hasDynamicStyles ? contents.parts.dynamicStyles[slot]?.style as? TraitStyle<S> : nil }
    set {
      change { parts in
        parts.removeDynamicStyle(of: slot)
        guard let newValue else { return }
        parts.dynamicStyles.append(newValue, of: slot)
        parts.varies = true
      }
    }
  }

  /// Returns the style of a slot for some traits.
  package func style<S: Style>(of slot: Slot<S>, for traits: TraitCollection) -> S {
    self[dynamic: slot]?.style(from: traits) ?? self[dynamicMember: slot]
  }

  /// Whether any slot depends on traits, other than those of sections and forms, which always do.
  package var hasDynamicStyles: Bool { box?.parts.varies ?? false }

  /// Returns the resolved style of a slot; nil if it doesn't depend on traits.
  @usableFromInline
  func dynamicPart<Part>(at offset: Int) -> Part? { contents.parts.dynamicStyles[offset]?.resolve() as? Part }

  /// Returns the style of a slot whose key path is known only at run time.
  @usableFromInline
  package func part<Part>(at path: WritableKeyPath<Parts, Part>) -> Part {
    if hasDynamicStyles, let part = contents.parts.dynamicStyles[path]?.resolve() as? Part {
      return part
    }
    return contents.part(at: path)
  }
}

extension DefaultStyling.Parts {
  @usableFromInline
  mutating func removeDynamicStyle(of slot: PartialKeyPath<Self>) {
    dynamicStyles.remove(slot)
    varies = !dynamicStyles.isEmpty
  }
}

/// The dynamic styles of the slots that depend on traits.
struct DynamicDefaults: Sendable {
  // Nil if empty, as in `CustomDefaults`.
  private var entries: [Entry]?

  struct Entry: Sendable {
    fileprivate let slot: any PartialKeyPath<DefaultStyling.Parts> & Sendable
    fileprivate let offset: Int?
    /// A `TraitStyle` of the slot's type.
    let style: any Sendable
    /// The style for an unknown device.
    let resolve: @Sendable () -> any Sendable
  }

  var isEmpty: Bool { entries?.isEmpty ?? true }

  subscript(slot: PartialKeyPath<DefaultStyling.Parts>) -> Entry? { entries?.first { $0.slot == slot } }
  subscript(offset: Int) -> Entry? { entries?.first { $0.offset == offset } }

  mutating func remove(_ slot: PartialKeyPath<DefaultStyling.Parts>) {
    entries?.removeAll { $0.slot == slot }
  }

  mutating func append<S: Style>(
    _ style: TraitStyle<S>, of slot: any PartialKeyPath<DefaultStyling.Parts> & Sendable
  ) {
    let offset = MemoryLayout<DefaultStyling.Parts>.offset(of: slot)
    let entry = Entry(slot: slot, offset: offset, style: style) { style.style(from: TraitCollection()) }
    entries = (entries ?? []) + [entry]
  }
}
