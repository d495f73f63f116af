import Restyle

/// Writes rows of pixels as a PNG.
enum PNGWriter {
  static func bytes(_ rows: DistinctRows, gamut: DisplayGamut) -> [UInt8] {
    // A PNG has at least one pixel (section 11.2.1); an empty drawing becomes a clear pixel.
    let rows = rows.width > 0 && rows.height > 0 ? rows : .onePixel
    let census = ColorCensus(rows)
    let format = PNGFormat(census, width: rows.width, height: rows.height)
    var chunks = PNGChunks()
    chunks.appendHead(format, width: rows.width, height: rows.height, gamut: gamut)
    var stream = DeflateStream(expectedCount: format.byteCount(width: rows.width, height: rows.height))
    var encoder = RowEncoder(format, census, width: rows.width)
    rows.visit { pixels, count in
      encoder.encode(pixels) { stream.append($0) }
      for _ in 1..<count { encoder.encodeSame { stream.append($0) } }
    }
    chunks.append("IDAT", stream.finish())
    chunks.append("IEND", [])
    return chunks.bytes
  }
}

extension DistinctRows {
  fileprivate static let onePixel = DistinctRows(width: 1, height: 1, pixels: [.clear], counts: [1])
}

extension PNGChunks {
  /// Appends the signature and the chunks before the pixels.
  mutating func appendHead(_ format: PNGFormat, width: Int, height: Int, gamut: DisplayGamut) {
    appendSignature()
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(width))
    header.append(bigEndian: UInt32(height))
    // The only methods of compression and filtering, and no interlacing.
    header += [UInt8(format.header.bitDepth), format.header.colorType, 0, 0, 0]
    append("IHDR", header)
    append(gamut)
    if case .indexed(let table, _) = format { append(table) }
  }

  /// Appends the colour space.
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

  /// Appends a palette.
  fileprivate mutating func append(_ table: [StraightColor]) {
    append("PLTE", table.flatMap { [$0.red, $0.green, $0.blue] })
    let opacities = table.map { $0.alpha }.prefix { $0 < 255 }
    if !opacities.isEmpty { append("tRNS", Array(opacities)) }
  }
}
