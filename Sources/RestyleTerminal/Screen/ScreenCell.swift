/// A cell of a screen, in few words, so that screens are compared fast.
struct ScreenCell: Equatable, Sendable {
  /// The UTF-8 of the cluster from the lowest byte on, or where a longer one lies in the screen's ``ScreenTable``; 0 in
  /// the second cell of a wide one.
  var cluster: UInt64
  /// The look: the colours of text, background and line, and the rest of it.
  private var codes: SIMD4<UInt32>
  /// Where the link lies in the screen's ``ScreenTable``; 0 for none.
  var link: UInt32
}

extension ScreenCell {
  /// What no cell of UTF-8 starts with.
  private static let longMark: UInt64 = 0xFF

  /// Nothing in no colour.
  static let blank = Self(cluster: 0x20, .plain)

  init(cluster: UInt64, _ style: CellStyle, link: UInt32 = 0) {
    self.cluster = cluster
    codes = [
      TerminalColor.code(of: style.foreground), TerminalColor.code(of: style.background),
      TerminalColor.code(of: style.underlineColor),
      UInt32(style.underline.rawValue) << 8 | UInt32(style.flags.rawValue),
    ]
    self.link = link
  }

  /// How the cell looks.
  var style: CellStyle {
    CellStyle(
      foreground: TerminalColor(code: codes[0]), background: TerminalColor(code: codes[1]),
      underlineColor: TerminalColor(code: codes[2]),
      underline: CellStyle.Underline(rawValue: UInt8(truncatingIfNeeded: codes[3] >> 8)) ?? .none,
      flags: CellStyle.Flags(rawValue: UInt8(truncatingIfNeeded: codes[3])))
  }

  /// Whether it is the second cell of a wide cluster.
  @inline(__always)
  var isContinuation: Bool { cluster == 0 }

  /// Where a cluster lies that is too long for the cell.
  var longIndex: Int? { cluster & 0xFF == Self.longMark ? Int(cluster >> 8) : nil }

  static func cluster(longAt index: Int) -> UInt64 { UInt64(index) << 8 | longMark }

  /// A cluster of at most eight bytes.
  @inline(__always)
  static func cluster(_ bytes: some BidirectionalCollection<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// A space in the same background, for where half of a wide cluster was.
  var emptied: Self {
    var style = CellStyle()
    style.background = self.style.background
    return Self(cluster: 0x20, style)
  }
}

extension CellStyle {
  /// What of the style is seen where there is no character.
  var ofSpace: CellStyle {
    guard underline == .none, flags.isDisjoint(with: .seenInSpaces) else { return self }
    return CellStyle(background: background)
  }
}

extension TerminalColor {
  /// The colour as a number, which no colour is one of.
  @inline(__always)
  static func code(of color: TerminalColor?) -> UInt32 { color?.bits ?? .max }

  @inline(__always)
  init?(code: UInt32) {
    guard code != .max else { return nil }
    self.init(bits: code)
  }
}
