/// The class of a scalar: the number of its cells, and the cluster breaks around it.
///
/// The two lowest bits are the width, the next five the break class, and the highest marks viramas and consonants.
struct ScalarClass: Hashable, Sendable {
  let bits: UInt8

  @inline(__always)
  init(bits: UInt8) { self.bits = bits }
}

extension ScalarClass {
  /// The break class (Unicode Standard Annex 29, table 2, and its property `Indic_Conjunct_Break`).
  ///
  /// The raw values are those that the script assigns, in its order.
  enum Break: UInt8, CaseIterable {
    case other, control, carriageReturn, lineFeed, extend, joiner, regionalIndicator, prepend, spacingMark
    case leadingConsonant, vowel, trailingConsonant, syllable, closedSyllable
    case pictograph, variablePictograph, consonant, linker, conjunctExtend, spacingExtend, spacingOther
    /// The digits, the number sign and the asterisk, which a selector turns into emoji (emoji-variation-sequences.txt).
    case keycap
    /// The variation selectors for text and for emoji, which extend like other marks.
    case textSelector, emojiSelector
    /// Controls that affect the layout of cells.
    case tab, lineEnd
  }

  /// The width: 0, 1, 2, or 3 if it is ambiguous.
  @inline(__always)
  var widthCode: UInt8 { bits & 3 }

  /// The number of cells of the scalar on its own.
  @inline(__always)
  func width(ambiguous: Int) -> Int { widthCode == 3 ? ambiguous : Int(widthCode) }

  var breakClass: Break { Break(rawValue: bits >> 2 & 31) ?? .other }

  /// Whether the scalar suppresses a consonant's vowel, so that the next consonant joins (`Virama`,
  /// `Invisible_Stacker`).
  var isVirama: Bool { bits & 0x83 == 0x80 }

  /// Whether the scalar is a consonant that can follow a virama.
  var isConsonant: Bool { bits & 0x80 != 0 && bits & 3 != 0 }

  /// Whether the scalar is a mark that takes room beside its letter.
  var isSpacingMark: Bool {
    switch breakClass {
    case .spacingMark, .spacingExtend, .spacingOther: true
    default: false
    }
  }

  private static let limit: UInt32 = 0x20000

  /// The classes of the first two planes, a byte for each scalar.
  static let table = ConstantTable(runs: runs, of: values, to: limit, closedSyllable: closedSyllable.bits)

  /// A syllable with a final consonant, which isn't in the runs.
  static let closedSyllable = Self(width: 2, .closedSyllable)

  /// Looks up the class of a scalar.
  @inline(__always)
  init(_ scalar: UInt32, in table: ConstantTable<UInt8>) {
    self = scalar < Self.limit ? Self(bits: table[Int(scalar)]) : Self(beyondTable: scalar)
  }

  /// The class of a scalar beyond the first two planes (EastAsianWidth.txt, GraphemeBreakProperty.txt).
  private init(beyondTable scalar: UInt32) {
    switch scalar {
    // The supplementary and the tertiary ideographic plane.
    case 0x20000...0x2FFFD, 0x30000...0x3FFFD: self.init(width: 2, .other)
    // Tags, and the supplementary variation selectors; unassigned scalars between them are ignored, too.
    case 0xE0020...0xE007F, 0xE0100...0xE01EF: self.init(width: 0, .conjunctExtend)
    case 0xE0000...0xE0FFF: self.init(width: 0, .control)
    // The private use planes.
    case 0xF0000...0xFFFFD, 0x100000...0x10FFFD: self.init(width: 3, .other)
    default: self.init(width: 1, .other)
    }
  }

  private init(width: UInt8, _ break: Break) { self.init(bits: width | `break`.rawValue << 2) }
}
