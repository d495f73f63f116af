/// A style with the traits that were read to make it.
struct RememberedStyle<Style: Restyle.Style>: Sendable {
  let style: Style
  let reads: TraitReads
}

/// The styles that were made last, each with what it was made from.
struct StyleMemo<Style: Restyle.Style>: Sendable {
  // Two arrays, so that looking through the keys doesn't depend on the size of a style.
  private var keys: [StyleMemoKey] = []
  private var styles: [Style] = []
  private var oldest = 0

  /// How many styles are kept: the twelve text sizes, or what four traits of two values each can be.
  static var capacity: Int { 16 }
}

extension StyleMemo {
  /// The style for some traits, if one is kept that read no trait of another value.
  ///
  /// What a generator reads may depend on what it read before, so entries may have read different traits. One
  /// whose traits all have the values that it read would read the same again.
  func style(for traits: TraitValues, _ defaults: DefaultsIdentity) -> RememberedStyle<Style>? {
    guard let index = keys.firstIndex(where: { $0.isMet(by: traits, defaults) }) else { return nil }
    return RememberedStyle(style: styles[index], reads: keys[index].reads)
  }

  /// Keeps a style, in place of the oldest if there are many.
  ///
  /// - Returns: The style that gave way.
  mutating func insert(
    _ remembered: RememberedStyle<Style>, for traits: TraitValues, _ defaults: DefaultsIdentity
  ) -> Style? {
    let key = StyleMemoKey(defaults: defaults, traits: traits, reads: remembered.reads)
    guard keys.count == Self.capacity else {
      keys.append(key)
      styles.append(remembered.style)
      return nil
    }
    let forgotten = styles[oldest]
    keys[oldest] = key
    styles[oldest] = remembered.style
    oldest = (oldest + 1) % Self.capacity
    return forgotten
  }
}

/// What a style was made from.
struct StyleMemoKey: Sendable {
  let defaults: DefaultsIdentity
  let traits: TraitValues
  let reads: TraitReads

  func isMet(by traits: TraitValues, _ defaults: DefaultsIdentity) -> Bool {
    self.defaults == defaults && reads.agree(self.traits, traits)
  }
}
