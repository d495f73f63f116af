/// Encodes rows of pixels for compression, each after its filter byte.
///
/// Palette indices aren't filtered, since near indices aren't near colours. For other formats, the filter with the
/// minimum sum of absolute differences is used (PNG, third edition, section 12.7). A row that equals the one above has
/// only zeros.
struct RowEncoder: Sendable {
  private let packer: RowPacker
  private let bytesPerPixel: Int
  private let isIndexed: Bool
  private let same: [UInt8]
  private var row: [UInt8]
  private var above: [UInt8]
  private var best: [UInt8]
  private var other: [UInt8]

  init(_ format: PNGFormat, _ census: ColorCensus, width: Int) {
    packer = RowPacker(format, census)
    bytesPerPixel = format.bytesPerPixel
    isIndexed = if case .indexed = format { true } else { false }
    row = [UInt8](repeating: 0, count: format.bytesPerRow(width: width))
    above = row
    same = [RowFilter.up.rawValue] + row
    best = same
    other = same
  }
}

extension RowEncoder {
  /// Calls a function with the bytes of a row.
  mutating func encode(
    _ pixels: UnsafeBufferPointer<Pixel>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if isIndexed {
      best[0] = RowFilter.none.rawValue
      best.withUnsafeMutableBufferPointer { bytes in
        packer.pack(pixels, into: UnsafeMutableBufferPointer(rebasing: bytes[1...]))
      }
      return best.withUnsafeBufferPointer(body)
    }
    row.withUnsafeMutableBufferPointer { packer.pack(pixels, into: $0) }
    var smallest = Int.max
    for filter in RowFilter.allCases {
      let sum = row.withUnsafeBufferPointer { row in
        above.withUnsafeBufferPointer { above in
          other.withUnsafeMutableBufferPointer {
            filter.write(row, above: above, distance: bytesPerPixel, into: $0)
          }
        }
      }
      guard sum < smallest else { continue }
      smallest = sum
      swap(&best, &other)
    }
    best.withUnsafeBufferPointer(body)
    swap(&row, &above)
  }

  /// Calls a function with the bytes of a row that equals the one above.
  func encodeSame(_ body: (UnsafeBufferPointer<UInt8>) -> Void) { same.withUnsafeBufferPointer(body) }
}
