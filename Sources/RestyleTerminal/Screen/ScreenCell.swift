/// A compact cell of a screen, so that screens can be compared fast.
struct ScreenCell: Equatable, Sendable {
  /// The UTF-8 of the cluster from the lowest byte on, or the index of a longer one in the screen's ``ScreenTable``; 0
  /// in the second cell of a wide cluster.
  var cluster: UInt64
  private var look: CellStyle.Codes
  /// The number of the link in the screen's ``ScreenTable``; 0 for none.
  var link: UInt32
}

extension ScreenCell {
  /// A byte that never occurs in UTF-8, which marks long clusters.
  private static let longMark: UInt64 = 0xFF

  /// A space without colours.
  static let blank = Self(cluster: 0x20, .plain)

  init(cluster: UInt64, _ style: CellStyle, link: UInt32 = 0) {
    self.cluster = cluster
    look = CellStyle.Codes(style)
    self.link = link
  }

  /// The style of the cell.
  var style: CellStyle { look.style }

  /// Whether it is the second cell of a wide cluster.
  @inline(__always)
  var isContinuation: Bool { cluster == 0 }

  /// The index of a cluster that is too long for the cell.
  var longIndex: Int? { cluster & 0xFF == Self.longMark ? Int(cluster >> 8) : nil }

  static func cluster(longAt index: Int) -> UInt64 { UInt64(index) << 8 | longMark }

  /// A cluster of at most eight bytes.
  @inline(__always)
  static func cluster(_ bytes: some BidirectionalCollection<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// A space with the same background, in place of half of a wide cluster.
  var emptied: Self {
    var style = CellStyle()
    style.background = self.style.background
    return Self(cluster: 0x20, style)
  }
}

extension CellStyle {
  /// The parts of the style that are visible without a character.
  var ofSpace: CellStyle {
    guard underline == .none, flags.isDisjoint(with: .seenInSpaces) else { return self }
    return CellStyle(background: background)
  }
}
