/// What takes cells of a terminal together, scalar by scalar: how wide it is so far, and what may still join it.
///
/// That is an extended grapheme cluster (Unicode Standard Annex 29, rules GB3 to GB13), and what a virama joins to one.
struct CellCluster {
  /// How many cells the cluster takes.
  private(set) var width: Int
  private var last: ScalarClass
  /// The scalar that a variation selector after it would concern.
  private var selectable: Selectable
  private var sequence = Sequence.none
  private var endsInVirama: Bool

  private enum Selectable { case none, narrow, wide }

  /// What has been seen of the sequences that only their third part joins.
  private enum Sequence {
    case none
    /// A pictograph with marks, then a joiner (GB11).
    case pictograph, joinedPictograph
    /// A consonant with marks, one of which links (GB9c).
    case consonant, linkedConsonant
    /// The first half of a flag (GB12, GB13).
    case flag
  }
}

extension CellCluster {
  /// What is before a text: no scalar joins it.
  static let none = Self(0, ScalarClass(bits: ScalarClass.Break.control.rawValue << 2), ambiguousWidth: 1)

  /// Whether a scalar can join that starts a cluster else.
  @inline(__always)
  var joinsStarts: Bool { last.joinsStarts }

  /// Starts a cluster.
  @inline(__always)
  init(_ scalar: UInt32, _ scalarClass: ScalarClass, ambiguousWidth: Int) {
    width = scalarClass.width(ambiguous: ambiguousWidth)
    last = scalarClass
    selectable = .none
    endsInVirama = scalarClass.isVirama
    guard scalarClass.breakCode != 0 else {
      if scalar < 0x3A, Self.isKeycap(scalar) { selectable = .narrow }
      return
    }
    switch ScalarClass.Break(rawValue: scalarClass.breakCode) {
    case .pictograph: sequence = .pictograph
    case .variablePictograph:
      sequence = .pictograph
      selectable = width == 2 ? .wide : .narrow
    case .consonant: sequence = .consonant
    case .regionalIndicator: sequence = .flag
    default: break
    }
  }

  /// Digits, the number sign and the asterisk become emoji with a variation selector (emoji-variation-sequences.txt).
  private static func isKeycap(_ scalar: UInt32) -> Bool {
    0x30...0x39 ~= scalar || scalar == 0x23 || scalar == 0x2A
  }

  /// Takes the next scalar into the cluster; false if it starts one of its own.
  mutating func join(_ scalar: UInt32, _ next: ScalarClass, ambiguousWidth: Int) -> Bool {
    guard joins(scalar, next) || joinsCells(next) else { return false }
    widen(by: scalar, next, ambiguousWidth: ambiguousWidth)
    follow(next)
    return true
  }
}

// What is asked of each scalar that doesn't stand alone.
extension CellCluster {
  /// Whether there is no boundary before the next scalar (Unicode Standard Annex 29, section 3.1.1).
  func joins(_ scalar: UInt32, _ next: ScalarClass) -> Bool {
    guard let before = ScalarClass.Break(rawValue: last.breakCode),
      let after = ScalarClass.Break(rawValue: next.breakCode)
    else { return false }
    switch (before, after) {
    case (.carriageReturn, .lineFeed): return true
    case (.control, _), (.carriageReturn, _), (.lineFeed, _): return false
    case (_, .control), (_, .carriageReturn), (_, .lineFeed): return false
    case (.leadingConsonant, .leadingConsonant), (.leadingConsonant, .vowel), (.leadingConsonant, .syllable),
      (.leadingConsonant, .closedSyllable):
      return true
    case (.syllable, .vowel), (.vowel, .vowel), (.vowel, .trailingConsonant), (.syllable, .trailingConsonant),
      (.closedSyllable, .trailingConsonant), (.trailingConsonant, .trailingConsonant):
      return true
    case (_, .extend), (_, .conjunctExtend), (_, .spacingExtend), (_, .linker), (_, .joiner),
      (_, .spacingMark):
      return true
    case (.prepend, _): return true
    case (_, .consonant): return sequence == .linkedConsonant
    case (.joiner, .pictograph), (.joiner, .variablePictograph): return sequence == .joinedPictograph
    case (.regionalIndicator, .regionalIndicator): return sequence == .flag
    default: return false
    }
  }

  /// Whether the next scalar has no cells of its own, although it is no part of the grapheme cluster.
  private func joinsCells(_ next: ScalarClass) -> Bool {
    if endsInVirama && next.isConsonant { return true }
    guard next.widthCode == 0 else { return false }
    let isMark = next.breakCode == 0 || next.breakCode == ScalarClass.Break.spacingOther.rawValue
    return isMark && width > 0
  }

  private mutating func widen(by scalar: UInt32, _ next: ScalarClass, ambiguousWidth: Int) {
    let added = next.width(ambiguous: ambiguousWidth)
    switch (scalar, ScalarClass.Break(rawValue: next.breakCode)) {
    case (0xFE0F, _):
      if selectable != .none { width = 2 }
      selectable = .none
    case (0xFE0E, _):
      if selectable == .wide && last.widthCode == 2 { width = 1 }
      selectable = .none
    // A colour of skin, a second half, or what a joiner joins makes an emoji of the whole, which is wide.
    case (0x1F3FB...0x1F3FF, _) where sequence == .pictograph: width = 2
    case (_, .regionalIndicator), (_, .pictograph), (_, .variablePictograph): width = 2
    // Marks that take room beside their letter; of viramas, which join what follows, only some do.
    case (_, .spacingMark), (_, .spacingExtend), (_, .spacingOther):
      width = width == 0 ? added : next.isVirama ? width : 2
    default: width = min(width + added, 2)
    }
  }

  private mutating func follow(_ next: ScalarClass) {
    guard let code = ScalarClass.Break(rawValue: next.breakCode) else { return }
    switch (sequence, code) {
    case (.pictograph, .joiner): sequence = .joinedPictograph
    case (.pictograph, .extend), (.pictograph, .conjunctExtend), (.pictograph, .spacingExtend),
      (.pictograph, .linker):
      break
    case (_, .pictograph), (_, .variablePictograph): sequence = .pictograph
    case (_, .consonant): sequence = .consonant
    case (.consonant, .linker), (.linkedConsonant, .linker): sequence = .linkedConsonant
    case (.consonant, .conjunctExtend), (.consonant, .spacingExtend), (.consonant, .joiner),
      (.linkedConsonant, .conjunctExtend), (.linkedConsonant, .spacingExtend), (.linkedConsonant, .joiner):
      break
    case (.none, .regionalIndicator): sequence = .flag
    default: sequence = .none
    }
    // Marks and joiners after a virama leave it open.
    if next.isVirama {
      endsInVirama = true
    } else if next.widthCode != 0 || code == .spacingMark || code == .spacingExtend {
      endsInVirama = false
    }
    last = next
  }
}
