/// A cell of a screen, in few words, so that screens are compared fast.
struct ScreenCell: Equatable, Sendable {
  /// The UTF-8 of the cluster from the lowest byte on, or where a longer one lies in the screen's ``ScreenTable``; 0 in
  /// the second cell of a wide one.
  var cluster: UInt64
  private var look: CellStyle.Codes
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
    look = CellStyle.Codes(style)
    self.link = link
  }

  /// How the cell looks.
  var style: CellStyle { look.style }

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
