import Restyle

/// Writes rows of pixels as a PNG.
enum PNGWriter {
  static func bytes(_ rows: DistinctRows, gamut: DisplayGamut) -> [UInt8] {
    // A PNG has one pixel at least (section 11.2.1); a drawing without any is a clear one.
    let rows = rows.width > 0 && rows.height > 0 ? rows : .onePixel
    let census = ColorCensus(rows)
    let format = PNGFormat(census, width: rows.width, height: rows.height)
    var chunks = PNGChunks()
    chunks.append("IHDR", header(format, width: rows.width, height: rows.height))
    chunks.append(gamut)
    if case .indexed(let table, _) = format { chunks.append(table) }
    var stream = DeflateStream(
      expectedCount: rows.height * (1 + format.bytesPerRow(width: rows.width)))
    filter(rows, format, census) { stream.append($0) }
    chunks.append("IDAT", stream.finish())
    chunks.append("IEND", [])
    return chunks.bytes
  }

  private static func header(_ format: PNGFormat, width: Int, height: Int) -> [UInt8] {
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(width))
    header.append(bigEndian: UInt32(height))
    // Compression, filters and interlacing: the only ones there are, and none.
    header += [UInt8(format.header.bitDepth), format.header.colorType, 0, 0, 0]
    return header
  }

  /// Calls a function with the bytes of each row behind the one that names its filter.
  ///
  /// Numbers in a table aren't filtered, since near numbers aren't near colours. Elsewhere it is the filter whose
  /// bytes, read with their sign, are the smallest in all (section 12.7). What is as the row above differs from it by
  /// nothing.
  private static func filter(
    _ rows: DistinctRows, _ format: PNGFormat, _ census: ColorCensus,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let length = format.bytesPerRow(width: rows.width)
    let packer = RowPacker(format, census)
    let isIndexed = if case .indexed = format { true } else { false }
    let same = [RowFilter.up.rawValue] + [UInt8](repeating: 0, count: length)
    var above = [UInt8](repeating: 0, count: length)
    var row = above
    var best = same
    var other = same
    rows.visit { pixels, count in
      defer { for _ in 1..<count { same.withUnsafeBufferPointer(body) } }
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
              filter.write(row, above: above, distance: format.bytesPerPixel, into: $0)
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
  }
}

extension DistinctRows {
  fileprivate static let onePixel = DistinctRows(width: 1, height: 1, pixels: [.clear], counts: [1])
}

extension PNGChunks {
  /// Appends which space the colours are in.
  fileprivate mutating func append(_ gamut: DisplayGamut) {
    switch gamut {
    case .sRGB:
      // Perceptual intent, section 11.3.2.5.
      append("sRGB", [0])
    case .displayP3:
      // The primaries of Display P3, the transfer function of sRGB, RGB, full range (ITU-T H.273, tables 2 to 4).
      append("cICP", [12, 13, 0, 1])
      append("iCCP", ColorProfile.displayP3Chunk)
    }
  }

  /// Appends a table of colours.
  fileprivate mutating func append(_ table: [StraightColor]) {
    append("PLTE", table.flatMap { [$0.red, $0.green, $0.blue] })
    let opacities = table.map { $0.alpha }.prefix { $0 < 255 }
    if !opacities.isEmpty { append("tRNS", Array(opacities)) }
  }
}
