import Restyle

/// Writes pixels as the bytes of a format.
struct RowPacker {
  private let format: PNGFormat
  private let census: ColorCensus
  /// The palette index of each colour in the census.
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

  /// Writes a number of some bits for a range of pixels; the leftmost is in the highest bits (section 7.2).
  private func pack(
    _ number: UInt8, bits: Int, at places: Range<Int>, into bytes: UnsafeMutableBufferPointer<UInt8>
  ) {
    let perByte = 8 / bits
    let shift = perByte.trailingZeroBitCount
    func put(_ x: Int) { bytes[x >> shift] |= number << UInt8(8 - bits - x % perByte * bits) }
    let end = places.upperBound >> shift
    let start = min((places.lowerBound + perByte - 1) >> shift, end)
    for x in places.lowerBound..<min(max(start * perByte, places.lowerBound), places.upperBound) { put(x) }
    // Whole bytes with the same number.
    bytes[start..<end].update(repeating: number &* (0xFF / (1 << UInt8(bits) &- 1)))
    for x in max(end * perByte, places.lowerBound)..<places.upperBound { put(x) }
  }
}

extension UnsafeBufferPointer<Pixel> {
  /// Calls a function with each run of equal pixels.
  @inline(__always)
  func visitRuns(_ body: (Pixel, Range<Int>) -> Void) {
    var start = 0
    while start < count {
      let pixel = self[start]
      var end = start + 1
      // Eight at a time, as most runs are long.
      while end + 8 <= count, isRun(of: pixel, from: end) { end += 8 }
      while end < count, self[end] == pixel { end += 1 }
      body(pixel, start..<end)
      start = end
    }
  }

  /// Whether eight pixels are the same as one.
  @inline(__always)
  private func isRun(of pixel: Pixel, from start: Int) -> Bool {
    let pair = UInt64(pixel.bits) << 32 | UInt64(pixel.bits)
    return pair == pixels(start) && pair == pixels(start + 2) && pair == pixels(start + 4)
      && pair == pixels(start + 6)
  }

  /// Two pixels at once.
  @inline(__always)
  private func pixels(_ start: Int) -> UInt64 {
    UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: 4 * start, as: UInt64.self)
  }
}
