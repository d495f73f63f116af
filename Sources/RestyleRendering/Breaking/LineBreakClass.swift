/// How a scalar behaves at the ends of lines (Unicode Standard Annex 14, table 1); names are those of the annex.
///
/// The raw values are those that the script assigns, in its order.
// swift-format-ignore: AlwaysUseLowerCamelCase
enum LineBreakClass: UInt8 {
  case AL, BK, CR, LF, NL, SP, ZW, ZWJ, CM, WJ, GL, CL, CP, EX, SY, IS, OP, QU, NS, B2, CB, BA, HH, HY, BB, HL
  case IN, NU, PR, PO, ID, EB, EM, JL, JV, JT, H2, H3, RI, AP, AK, AS, VI, VF
  /// Opening and closing quotation marks, the dotted circle and reserved pictographs, which some rules distinguish.
  case QI, QF, DC, XP
}

extension LineBreakClass {
  /// A set of classes as bits, so that rules can test for one of many.
  struct Set: OptionSet, Sendable {
    let rawValue: UInt64

    @inline(__always)
    init(rawValue: UInt64) { self.rawValue = rawValue }

    @inline(__always)
    init(_ first: LineBreakClass, _ others: LineBreakClass...) {
      rawValue = others.reduce(1 << UInt64(first.rawValue)) { $0 | 1 << UInt64($1.rawValue) }
    }

    @inline(__always)
    func contains(_ value: LineBreakClass) -> Bool { rawValue >> UInt64(value.rawValue) & 1 == 1 }
  }

  private static let limit: UInt32 = 0x20000

  /// The classes of the first two planes, a byte for each scalar; 0x40 marks East Asian width.
  static let table = ConstantTable(runs: runs, of: values, to: limit, closedSyllable: Self.H3.rawValue | 0x40)

  /// Returns the class of a scalar, and whether it is wide in East Asian text.
  @inline(__always)
  static func lookUp(_ scalar: UInt32, in table: ConstantTable<UInt8>) -> (class: Self, isEastAsian: Bool) {
    guard scalar < limit else { return beyondTable(scalar) }
    let value = table[Int(scalar)]
    return (Self(rawValue: value & 0x3F) ?? .AL, value & 0x40 != 0)
  }

  /// The class of a scalar beyond the first two planes (LineBreak.txt).
  private static func beyondTable(_ scalar: UInt32) -> (class: Self, isEastAsian: Bool) {
    switch scalar {
    case 0x20000...0x2FFFD, 0x30000...0x3FFFD: (.ID, true)
    case 0xE0001, 0xE0020...0xE007F, 0xE0100...0xE01EF: (.CM, false)
    default: (.AL, false)
    }
  }
}
