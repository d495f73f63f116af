/// Writes pixels as the bytes of a format.
struct RowPacker {
  private let format: PNGFormat
  private let census: ColorCensus
  /// The numbers in the table of the colours of the census.
  private var numbers: [UInt8] = []

  init(_ format: PNGFormat, _ census: ColorCensus) {
    self.format = format
    self.census = census
    guard case .indexed(let table, _) = format, let colors = census.colors else { return }
    numbers = colors.map { color in
      let bits = StraightColor(color).bits
      return UInt8(table.partitionPoint { $0.bits >= bits })
    }
  }
}

extension RowPacker {
  /// Writes the bytes of a row.
  func pack(_ row: UnsafeBufferPointer<Pixel>, into bytes: UnsafeMutableBufferPointer<UInt8>) {
    switch format {
    case .indexed(_, bits: 8):
      row.visitRuns { bytes[$1].update(repeating: number(of: $0)) }
    case .indexed(_, let bits):
      bytes.update(repeating: 0)
      row.visitRuns { pack(number(of: $0), bits: bits, at: $1, into: bytes) }
    case .gray:
      row.visitRuns { bytes[$1].update(repeating: $0.red) }
    case .grayAlpha:
      row.visitRuns { pixel, places in
        let color = StraightColor(pixel)
        for x in places {
          bytes[2 * x] = color.red
          bytes[2 * x + 1] = color.alpha
        }
      }
    case .rgb:
      row.visitRuns { pixel, places in
        for x in places {
          bytes[3 * x] = pixel.red
          bytes[3 * x + 1] = pixel.green
          bytes[3 * x + 2] = pixel.blue
        }
      }
    case .rgba:
      row.visitRuns { pixel, places in
        let color = StraightColor(pixel)
        for x in places {
          bytes[4 * x] = color.red
          bytes[4 * x + 1] = color.green
          bytes[4 * x + 2] = color.blue
          bytes[4 * x + 3] = color.alpha
        }
      }
    }
  }

  private func number(of pixel: Pixel) -> UInt8 { numbers[census.place(of: pixel)] }

  /// Writes a number that is smaller than a byte at some places, the leftmost in the highest bits (section 7.2).
  private func pack(
    _ number: UInt8, bits: Int, at places: Range<Int>, into bytes: UnsafeMutableBufferPointer<UInt8>
  ) {
    let perByte = 8 / bits
    func put(_ x: Int) { bytes[x / perByte] |= number << UInt8(8 - bits - x % perByte * bits) }
    let start = min((places.lowerBound + perByte - 1) / perByte, places.upperBound / perByte)
    let end = places.upperBound / perByte
    for x in places.lowerBound..<min(max(start * perByte, places.lowerBound), places.upperBound) { put(x) }
    // Whole bytes of the same number.
    bytes[start..<end].update(repeating: number &* (0xFF / (1 << UInt8(bits) - 1)))
    for x in max(end * perByte, places.lowerBound)..<places.upperBound { put(x) }
  }
}

extension UnsafeBufferPointer<Pixel> {
  /// Calls a function with each pixel that differs from the one before, and its places.
  @inline(__always)
  func visitRuns(_ body: (Pixel, Range<Int>) -> Void) {
    var start = 0
    while start < count {
      let pixel = self[start]
      var end = start + 1
      // Four at a time, as most runs are long.
      while end + 4 <= count, self[end] == pixel, self[end + 1] == pixel, self[end + 2] == pixel,
        self[end + 3] == pixel
      { end += 4 }
      while end < count, self[end] == pixel { end += 1 }
      body(pixel, start..<end)
      start = end
    }
  }
}
