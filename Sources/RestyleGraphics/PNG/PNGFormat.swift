/// The pixel format of a PNG (PNG, third edition, section 11.2.1).
enum PNGFormat: Equatable {
  /// Indices into a palette, with a number of bits each.
  case indexed([StraightColor], bits: Int)
  case gray
  case grayAlpha
  case rgb
  case rgba
}

extension PNGFormat {
  /// Chooses the format whose pixels and palette take the fewest bytes before compression.
  ///
  /// Colours that are equal without premultiplication are stored once.
  init(_ census: ColorCensus, width: Int, height: Int) {
    let direct: PNGFormat =
      switch (census.isGray, census.isOpaque) {
      case (true, true): .gray
      case (true, false): .grayAlpha
      case (false, true): .rgb
      case (false, false): .rgba
      }
    self = direct
    guard let colors = census.colors else { return }
    // Translucent colours come first, so that only they need opacities; the remaining order only has to depend on the
    // colours.
    var table: [StraightColor] = []
    for color in colors.map({ StraightColor($0) }).sorted(by: { $0.bits < $1.bits }) where color != table.last
    {
      table.append(color)
    }
    let bits = [1, 2, 4].first { table.count <= 1 << $0 } ?? 8
    let indexed = PNGFormat.indexed(table, bits: bits)
    func size(_ format: PNGFormat) -> Int {
      format.byteCount(width: width, height: height) + format.tableSize
    }
    if size(indexed) < size(direct) { self = indexed }
  }

  private var bitsPerPixel: Int { header.bitDepth * header.numberCount }

  func bytesPerRow(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// The number of bytes of all rows with their filter bytes.
  func byteCount(width: Int, height: Int) -> Int { height * (1 + bytesPerRow(width: width)) }

  /// The distance of the bytes that filters compare, section 9.2.
  var bytesPerPixel: Int { max(1, bitsPerPixel / 8) }

  /// The size in bytes of the palette's chunks.
  private var tableSize: Int {
    guard case .indexed(let table, _) = self else { return 0 }
    let opacities = table.count { $0.alpha < 255 }
    return 12 + 3 * table.count + (opacities > 0 ? 12 + opacities : 0)
  }

  /// The colour type, the bit depth, and the number of samples per pixel (section 11.2.1).
  var header: (colorType: UInt8, bitDepth: Int, numberCount: Int) {
    switch self {
    case .indexed(_, let bits): (3, bits, 1)
    case .gray: (0, 8, 1)
    case .grayAlpha: (4, 8, 2)
    case .rgb: (2, 8, 3)
    case .rgba: (6, 8, 4)
    }
  }
}
