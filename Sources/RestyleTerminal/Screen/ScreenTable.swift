@_spi(Outputs) import RestyleRendering

/// Long clusters and links of a screen, which don't fit in its cells.
struct ScreenTable: Sendable {
  private var clusters = NumberedKeys<[UInt8]>()
  private var links = NumberedKeys<[UInt8]>()
}

extension ScreenTable {
  /// The number of a cluster in a cell.
  mutating func cluster(_ bytes: some BidirectionalCollection<UInt8>) -> UInt64 {
    if bytes.count <= 8 { return ScreenCell.cluster(bytes) }
    let bytes = Array(bytes)
    return ScreenCell.cluster(longAt: clusters.number(of: bytes) ?? clusters.add(bytes))
  }

  /// The number of a link in a cell.
  mutating func link(_ link: [UInt8]?) -> UInt32 {
    guard let link else { return 0 }
    return UInt32(links.number(of: link) ?? links.add(link)) + 1
  }

  /// The link of a cell.
  func link(_ number: UInt32) -> [UInt8]? { number == 0 ? nil : links.keys[Int(number) - 1] }

  func bytes(of cell: ScreenCell) -> [UInt8] {
    if let index = cell.longIndex { return clusters.keys[index] }
    return withUnsafeBytes(of: cell.cluster.littleEndian) { Array($0.prefix { $0 != 0 }) }
  }

  /// Whether cells of two screens look the same.
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
