/// How the pixels of a PNG are kept (PNG, third edition, section 11.2.1).
enum PNGFormat: Equatable {
  /// Numbers of colours in a table, each of so many bits.
  case indexed([StraightColor], bits: Int)
  case gray
  case grayAlpha
  case rgb
  case rgba
}

extension PNGFormat {
  /// Chooses the format whose pixels and table take the fewest bytes before they are compressed.
  ///
  /// Colours that are equal once they aren't multiplied with their opacity are kept once.
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
    // What isn't opaque comes first, so that opacities are kept only for those; the rest of the order is any that
    // depends on nothing but the colours.
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

  /// How many bytes all rows have, each with that of its filter.
  func byteCount(width: Int, height: Int) -> Int { height * (1 + bytesPerRow(width: width)) }

  /// The distance of the bytes that filters compare, section 9.2.
  var bytesPerPixel: Int { max(1, bitsPerPixel / 8) }

  /// The bytes of the chunks of the table.
  private var tableSize: Int {
    guard case .indexed(let table, _) = self else { return 0 }
    let opacities = table.count { $0.alpha < 255 }
    return 12 + 3 * table.count + (opacities > 0 ? 12 + opacities : 0)
  }

  /// The type of the colours, the bits of each number in them, as section 11.2.1 numbers them, and how many these are.
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
