/// A style with the traits that were read to make it.
final class RememberedStyle<Style: Restyle.Style>: Sendable {
  let style: Style
  let reads: TraitReads

  init(style: Style, reads: TraitReads) {
    self.style = style
    self.reads = reads
  }
}

/// The styles that a link of a chain has made last, each with what it was made from.
///
/// Neither generic nor does it copy styles, so that looking something up takes nanoseconds for every style,
/// which `dynamic/resolve-1` and `dynamic/resolve-cold-64` show.
struct StyleMemo: Sendable {
  private var entries: [Entry] = []
  private var oldest = 0

  /// How many styles are kept: the twelve text sizes, or what four traits of two values each can be.
  static let capacity = 16

  private struct Entry {
    let defaults: DefaultsIdentity
    let traits: TraitValues
    let reads: TraitReads
    let style: any AnyObject & Sendable
  }
}

extension StyleMemo {
  /// The style for some traits, if one is kept that read no trait of another value.
  ///
  /// What a generator reads may depend on what it read before, so entries may have read different traits. One
  /// whose traits all have the values that it read would read the same again.
  func style(for traits: TraitValues, _ defaults: DefaultsIdentity) -> (any AnyObject & Sendable)? {
    // By index, since iterating copies each entry.
    for index in entries.indices
    where entries[index].defaults == defaults && entries[index].reads.agree(entries[index].traits, traits) {
      return entries[index].style
    }
    return nil
  }

  /// Keeps a style, in place of the oldest if there are many.
  ///
  /// - Parameters:
  ///   - style: What to keep, for its reads.
  ///   - traits: The traits that it was made from.
  ///   - defaults: The defaults that were in force.
  /// - Returns: What gave way.
  mutating func insert<Style>(
    _ style: RememberedStyle<Style>, for traits: TraitValues, _ defaults: DefaultsIdentity
  ) -> (any AnyObject & Sendable)? {
    let entry = Entry(defaults: defaults, traits: traits, reads: style.reads, style: style)
    guard entries.count == Self.capacity else {
      entries.append(entry)
      return nil
    }
    let forgotten = entries[oldest].style
    entries[oldest] = entry
    oldest = (oldest + 1) % Self.capacity
    return forgotten
  }
}
