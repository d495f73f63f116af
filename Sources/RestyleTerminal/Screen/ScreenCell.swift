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

  /// Whether both look alike, whatever they show.
  @inline(__always)
  func looksLike(_ other: Self) -> Bool { codes == other.codes && link == other.link }

  /// Whether it is the second cell of a wide cluster.
  @inline(__always)
  var isContinuation: Bool { cluster == 0 }

  /// Where a cluster lies that is too long for the cell.
  var longIndex: Int? { cluster & 0xFF == Self.longMark ? Int(cluster >> 8) : nil }

  static func cluster(longAt index: Int) -> UInt64 { UInt64(index) << 8 | longMark }

  /// A cluster of at most eight bytes.
  @inline(__always)
  static func cluster(_ bytes: some Collection<UInt8>) -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      result |= UInt64(byte) &<< shift
      shift &+= 8
    }
    return result
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
    guard underline == .none, !flags.contains(.struckThrough) else { return self }
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

/// What cells of a screen are too small for: long clusters, and links.
struct ScreenTable: Sendable {
  private(set) var clusters: [[UInt8]] = []
  private(set) var links: [[UInt8]] = []
  private var clusterIndices: [[UInt8]: Int] = [:]
  private var linkIndices: [[UInt8]: UInt32] = [:]
}

extension ScreenTable {
  /// The number of a cluster in a cell.
  mutating func cluster(_ bytes: some Collection<UInt8>) -> UInt64 {
    if bytes.count <= 8 { return ScreenCell.cluster(bytes) }
    let bytes = Array(bytes)
    if let known = clusterIndices[bytes] { return ScreenCell.cluster(longAt: known) }
    clusterIndices[bytes] = clusters.count
    clusters.append(bytes)
    return ScreenCell.cluster(longAt: clusters.count - 1)
  }

  /// The number of a link in a cell.
  mutating func link(_ link: [UInt8]?) -> UInt32 {
    guard let link else { return 0 }
    if let known = linkIndices[link] { return known }
    links.append(link)
    linkIndices[link] = UInt32(links.count)
    return UInt32(links.count)
  }

  /// The link of a cell.
  func link(_ number: UInt32) -> [UInt8]? { number == 0 ? nil : links[Int(number) - 1] }

  /// The bytes of a cell.
  func bytes(of cell: ScreenCell) -> [UInt8] {
    if let index = cell.longIndex { return clusters[index] }
    var rest = cell.cluster
    var bytes: [UInt8] = []
    while rest != 0 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
    return bytes
  }

  /// Whether cells of two screens show the same in the same look.
  @inline(__always)
  func shows(_ cell: ScreenCell, as other: ScreenCell, of table: ScreenTable) -> Bool {
    if cell.link == 0, cell.longIndex == nil { return cell == other }
    return showsBeyondCell(cell, as: other, of: table)
  }

  @inline(never)
  private func showsBeyondCell(_ cell: ScreenCell, as other: ScreenCell, of table: ScreenTable) -> Bool {
    guard link(cell.link) == table.link(other.link), bytes(of: cell) == table.bytes(of: other) else {
      return false
    }
    return cell.style == other.style
  }
}
