/// Scalars that share cells of a terminal, with their width so far and the state that determines what may join them.
///
/// This is an extended grapheme cluster (Unicode Standard Annex 29, rules GB3 to GB13), with the scalars that a virama
/// joins to it. This type implements the rules; the ``ClusterMachine`` that is built from them reads texts.
struct CellCluster: Sendable {
  /// The number of cells in the cluster.
  private(set) var width: Int
  private var end: End
  private var selectable: Selectable
  private var endsInVirama: Bool

  /// The end of the cluster, which determines what may follow it.
  fileprivate enum End: Int {
    case other, control, carriageReturn, prepend
    /// The parts of Hangul syllables (GB6 to GB8).
    case leadingConsonant, vowel, trailingConsonant
    /// A pictograph with marks, without or with a joiner after it (GB11).
    case pictograph, joinedPictograph
    /// A consonant with marks, without or with a linker among them (GB9c).
    case consonant, linkedConsonant
    /// The first half of a flag (GB12, GB13).
    case flag
  }

  /// What a variation selector can change: a narrow scalar up to the first selector, a wide one only directly after it.
  private enum Selectable: Int { case none, narrow, wide }
}

extension CellCluster {
  /// A number below ``codeLimit`` that encodes the whole state.
  var code: Int { width | selectable.rawValue << 2 | (endsInVirama ? 1 : 0) << 4 | end.rawValue << 5 }

  static var codeLimit: Int { 1 << 9 }

  /// The state before a text, which no scalar joins.
  static let none = Self(ScalarClass(bits: ScalarClass.Break.control.rawValue << 2), ambiguousWidth: 1)

  /// Starts a cluster.
  init(_ first: ScalarClass, ambiguousWidth: Int) {
    width = first.width(ambiguous: ambiguousWidth)
    end = End(first.breakClass, after: .other)
    endsInVirama = first.isVirama
    switch first.breakClass {
    case .keycap: selectable = .narrow
    case .variablePictograph: selectable = first.widthCode == 2 ? .wide : .narrow
    default: selectable = .none
    }
  }

  /// Adds the next scalar to the cluster; false if that starts a new cluster.
  mutating func join(_ next: ScalarClass, ambiguousWidth: Int) -> Bool {
    guard joins(next) || joinsCells(next) else { return false }
    widen(by: next, ambiguousWidth: ambiguousWidth)
    end = End(next.breakClass, after: end)
    // Marks and joiners after a virama don't end its effect.
    if next.isVirama {
      endsInVirama = true
    } else if next.widthCode != 0 || next.breakClass == .spacingMark || next.breakClass == .spacingExtend {
      endsInVirama = false
    }
    return true
  }

  /// Whether there is no boundary before the next scalar (Unicode Standard Annex 29, section 3.1.1).
  func joins(_ next: ScalarClass) -> Bool {
    let next = next.breakClass
    switch (end, next) {
    case (.carriageReturn, .lineFeed): return true
    case (.control, _), (.carriageReturn, _): return false
    case (_, .control), (_, .carriageReturn), (_, .lineFeed), (_, .tab), (_, .lineEnd): return false
    case (.prepend, _): return true
    case (.leadingConsonant, .leadingConsonant), (.leadingConsonant, .syllable),
      (.leadingConsonant, .closedSyllable):
      return true
    case (.leadingConsonant, .vowel), (.vowel, .vowel): return true
    case (.vowel, .trailingConsonant), (.trailingConsonant, .trailingConsonant): return true
    case (.linkedConsonant, .consonant): return true
    case (.joinedPictograph, .pictograph), (.joinedPictograph, .variablePictograph): return true
    case (.flag, .regionalIndicator): return true
    default: return next == .spacingMark || next == .joiner || next.isExtend
    }
  }

  /// Whether the next scalar has no cells of its own, although it isn't part of the grapheme cluster.
  private func joinsCells(_ next: ScalarClass) -> Bool {
    if endsInVirama && next.isConsonant { return true }
    let isMark = next.breakClass == .other || next.breakClass == .spacingOther
    return next.widthCode == 0 && isMark && width > 0
  }

  private mutating func widen(by next: ScalarClass, ambiguousWidth: Int) {
    let added = next.width(ambiguous: ambiguousWidth)
    switch next.breakClass {
    case .emojiSelector where selectable != .none: width = 2
    case .textSelector where selectable == .wide: width = 1
    // The second half of a flag, or a joined pictograph, makes the whole an emoji, which is wide.
    case .regionalIndicator, .pictograph, .variablePictograph: width = 2
    // Only some viramas, which join the next consonant, take room.
    case _ where next.isSpacingMark: width = width == 0 ? added : next.isVirama ? width : 2
    default: width = min(width + added, 2)
    }
    let isSelector = next.breakClass == .emojiSelector || next.breakClass == .textSelector
    if isSelector || selectable == .wide { selectable = .none }
  }
}

extension CellCluster.End {
  fileprivate init(_ last: ScalarClass.Break, after end: Self) {
    switch (last, end) {
    case (.control, _), (.lineFeed, _), (.tab, _), (.lineEnd, _): self = .control
    case (.carriageReturn, _): self = .carriageReturn
    case (.prepend, _): self = .prepend
    case (.leadingConsonant, _): self = .leadingConsonant
    case (.vowel, _), (.syllable, _): self = .vowel
    case (.trailingConsonant, _), (.closedSyllable, _): self = .trailingConsonant
    case (.pictograph, _), (.variablePictograph, _): self = .pictograph
    case (.joiner, .pictograph): self = .joinedPictograph
    case (_, .pictograph) where last.isExtend: self = .pictograph
    case (.consonant, _): self = .consonant
    case (.linker, .consonant), (.linker, .linkedConsonant): self = .linkedConsonant
    // Extending marks that don't separate a consonant from the next one.
    case (_, .consonant) where last != .extend && last.isExtend, (.joiner, .consonant): self = .consonant
    case (_, .linkedConsonant) where last != .extend && last.isExtend, (.joiner, .linkedConsonant):
      self = .linkedConsonant
    case (.regionalIndicator, let end) where end != .flag: self = .flag
    default: self = .other
    }
  }
}

extension ScalarClass.Break {
  /// Whether the scalar is a mark that joins whatever precedes it (GB9), except for joiners.
  fileprivate var isExtend: Bool {
    switch self {
    case .extend, .conjunctExtend, .spacingExtend, .linker, .textSelector, .emojiSelector: true
    default: false
    }
  }
}
