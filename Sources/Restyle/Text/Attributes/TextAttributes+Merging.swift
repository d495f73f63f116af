extension TextAttributes {
  /// Sets the attributes that `overlay` sets, and leaves the others unchanged.
  public mutating func merge(_ overlay: TextAttributes) {
    if let layers = overlay.layers {
      self = overlay.lying(over: layers.lying(over: self))
      return
    }
    typealias Spacing = StandardTextAttribute.LineSpacingKey
    let height = overlay.inline.lineHeight ?? inline.lineHeight
    let inheritsLines = !overlay.inline.inheritedLines.union(inline.inheritedLines).isEmpty
    let spacing =
      height == nil && !inheritsLines ? nil : Spacing.value(in: overlay) ?? Spacing.value(in: self)
    var inherited = overlay.inline.inheritedLines
    if inheritsLines {
      // An attribute that these attributes inherit, and that the overlay doesn't set, stays inherited.
      if overlay.inline.lineHeight == nil { inherited.formUnion(inline.inheritedLines.intersection(.height)) }
      if Spacing.value(in: overlay) == nil {
        inherited.formUnion(inline.inheritedLines.intersection(.spacing))
      }
    }
    inline.merge(overlay.inline)
    if !overlay.others.isEmpty { others.merge(overlay.others) }
    if height != nil || inheritsLines {
      setLines(
        height: inherited.contains(.height) ? nil : height,
        spacing: inherited.contains(.spacing) ? nil : spacing, inherited: inherited)
    }
    // A family is either a design, which is stored inline, or a name, which isn't.
    if overlay.inline.codes & 0xFF != 0 {
      removeOther(StandardTextAttribute.FontFamilyKey.self)
    } else if overlay.otherAttribute(StandardTextAttribute.FontFamilyKey.self) != nil {
      inline.fontDesign = nil
    }
  }

  /// Returns the attributes with those of `overlay` merged over them.
  ///
  /// Merging is associative, and `TextAttributes()` is its identity. There is one exception: if a key has its own rule
  /// for merging, as font features do, then a value merged over an inherited attribute stays as it is, whatever is
  /// merged below it later.
  public func merging(_ overlay: TextAttributes) -> TextAttributes {
    var merged = self
    merged.merge(overlay)
    return merged
  }
}

extension KeyedValues<TextAttribute> {
  /// Merges `overlay` over these attributes; attributes that it doesn't set stay unchanged.
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

  /// Removes values preserved without decoding if there is a known value with the same name.
  ///
  /// This applies to both sides of a merge: if a preserved value could replace a known one, merging wouldn't be
  /// associative.
  private static func removingUnreadDuplicates(from sorted: [TextAttribute]) -> [TextAttribute] {
    guard sorted.contains(where: \.isUnknown) else { return sorted }
    let known = Set(sorted.lazy.filter { !$0.isUnknown }.map { ExactText($0.name) })
    return sorted.filter { !$0.isUnknown || !known.contains(ExactText($0.name)) }
  }
}
