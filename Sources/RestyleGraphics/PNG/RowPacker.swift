/// Writes pixels as the bytes of a format.
struct RowPacker {
  private let format: PNGFormat
  /// The numbers of the colours in the table.
  private var indices: [Pixel: UInt8] = [:]

  init(_ format: PNGFormat, _ census: ColorCensus) {
    self.format = format
    guard case .indexed(let table, _) = format else { return }
    let numbers = Dictionary(uniqueKeysWithValues: zip(table, UInt8(0)...))
    for pixel in census.colors ?? [] { indices[pixel] = numbers[StraightColor(pixel)] }
  }

  /// Replaces bytes by those of a row.
  func pack(_ row: Slice<UnsafeBufferPointer<Pixel>>, into bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    switch format {
    case .indexed(_, let bits): packIndices(row, bits: bits, into: &bytes)
    case .gray: for pixel in row { bytes.append(pixel.red) }
    case .rgb:
      for pixel in row {
        bytes.append(pixel.red)
        bytes.append(pixel.green)
        bytes.append(pixel.blue)
      }
    case .grayAlpha:
      forEachColor(row) {
        bytes.append($0.red)
        bytes.append($0.alpha)
      }
    case .rgba:
      forEachColor(row) {
        bytes.append($0.red)
        bytes.append($0.green)
        bytes.append($0.blue)
        bytes.append($0.alpha)
      }
    }
  }

  private func packIndices(
    _ row: Slice<UnsafeBufferPointer<Pixel>>, bits: Int, into bytes: inout [UInt8]
  ) {
    var last: (pixel: Pixel, index: UInt8)?
    var byte: UInt8 = 0
    var count = 0
    for pixel in row {
      if last?.pixel != pixel { last = (pixel, indices[pixel] ?? 0) }
      // The leftmost pixel lies in the highest bits, section 7.2.
      byte = byte << bits | (last?.index ?? 0)
      count += bits
      if count == 8 {
        bytes.append(byte)
        (byte, count) = (0, 0)
      }
    }
    if count > 0 { bytes.append(byte << (8 - count)) }
  }

  private func forEachColor(_ row: Slice<UnsafeBufferPointer<Pixel>>, _ body: (StraightColor) -> Void) {
    var last: (pixel: Pixel, color: StraightColor)?
    for pixel in row {
      if let last, last.pixel == pixel {
        body(last.color)
      } else {
        let color = StraightColor(pixel)
        last = (pixel, color)
        body(color)
      }
    }
  }
}
