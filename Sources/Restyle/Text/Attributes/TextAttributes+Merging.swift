extension TextAttributes {
  /// Sets what `overlay` sets, and keeps the rest.
  public mutating func merge(_ overlay: TextAttributes) {
    typealias Spacing = StandardTextAttribute.LineSpacingKey
    let height = overlay.inline.lineHeight ?? inline.lineHeight
    let spacing = height == nil ? nil : Spacing.value(in: overlay) ?? Spacing.value(in: self)
    inline.merge(overlay.inline)
    if !overlay.others.isEmpty { others.merge(overlay.others) }
    if let height { setLines(height: height, spacing: spacing) }
    // A family is either a design, which lies inline, or a name, which doesn't.
    if overlay.inline.fontDesign != nil {
      removeOther(StandardTextAttribute.FontFamilyKey.self)
    } else if overlay.otherAttribute(StandardTextAttribute.FontFamilyKey.self) != nil {
      inline.fontDesign = nil
    }
  }

  /// Returns these attributes with those of `overlay` over them.
  ///
  /// Merging is associative, and `TextAttributes()` is its identity.
  public func merging(_ overlay: TextAttributes) -> TextAttributes {
    var merged = self
    merged.merge(overlay)
    return merged
  }
}

extension KeyedValues<TextAttribute> {
  /// Sets what `overlay` sets, and keeps the rest.
  mutating func merge(_ overlay: Self) {
    guard !isEmpty else {
      self = overlay
      return
    }
    var merged: [TextAttribute] = []
    merged.reserveCapacity(entries.count + overlay.entries.count)
    var base = entries[...]
    for entry in overlay.entries {
      while let first = base.first, !entry.replaces(first), first.precedes(entry) {
        merged.append(first)
        base.removeFirst()
      }
      if let first = base.first, entry.replaces(first) {
        merged.append(entry.merged(over: first))
        base.removeFirst()
      } else {
        merged.append(entry)
      }
    }
    merged.append(contentsOf: base)
    self = Self(sorted: Self.removingUnreadDuplicates(from: merged))
  }

  /// What is left where a value that was kept unread gives way to what is known by its name.
  ///
  /// It does so on either side of a merge: if it could take away a known value, merging would depend on which of
  /// three styles are merged first.
  private static func removingUnreadDuplicates(from sorted: [TextAttribute]) -> [TextAttribute] {
    guard sorted.contains(where: \.isUnknown) else { return sorted }
    let known = Set(sorted.lazy.filter { !$0.isUnknown }.map { ExactText($0.name) })
    return sorted.filter { !$0.isUnknown || !known.contains(ExactText($0.name)) }
  }
}
