/// An ICC profile (ICC.1:2022), for decoders that don't support the `cICP` chunk.
enum ColorProfile {
  /// The content of an `iCCP` chunk for Display P3 (PNG, third edition, section 11.3.2.3).
  static let displayP3Chunk: [UInt8] =
    Array("Display P3".utf8) + [0, 0] + displayP3.withUnsafeBufferPointer(DeflateStream.compressed)

  /// The profile of Display P3: its primaries and white point adapted to D50, and sRGB's transfer function.
  static let displayP3: [UInt8] = {
    // The formula with five parameters is type 3 (section 10.18), which is stored as the integer part of a fixed-point
    // number.
    let curve = numbers("para", [3, 2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.040_45])
    let tags: [(StaticString, [UInt8])] = [
      ("desc", text("Display P3")),
      ("cprt", text("CC0")),
      ("wtpt", numbers("XYZ ", whitePoint)),
      // Bradford adaptation from D65 to D50, and the adapted primaries (Lindbloom's formulas).
      (
        "chad",
        numbers(
          "sf32",
          [1.047_88, 0.022_92, -0.050_20, 0.029_59, 0.990_48, -0.017_06, -0.009_23, 0.015_08, 0.751_68])
      ),
      ("rXYZ", numbers("XYZ ", [0.515_12, 0.241_20, -0.001_05])),
      ("gXYZ", numbers("XYZ ", [0.291_98, 0.692_25, 0.041_89])),
      ("bXYZ", numbers("XYZ ", [0.157_10, 0.066_57, 0.784_07])),
      ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ]
    return header(tags)
  }()

  private static let whitePoint = [0.964_20, 1.0, 0.824_91]

  /// The header (section 7.2), the tag table (section 7.3), and the tags; equal tags are stored once.
  private static func header(_ tags: [(name: StaticString, data: [UInt8])]) -> [UInt8] {
    var table: [UInt8] = []
    var content: [UInt8] = []
    var offsets: [[UInt8]: Int] = [:]
    let start = 128 + 4 + 12 * tags.count
    table.append(bigEndian: UInt32(tags.count))
    for tag in tags {
      let offset = offsets[tag.data] ?? start + content.count
      if offsets.updateValue(offset, forKey: tag.data) == nil { content += tag.data }
      table.append(letters: tag.name)
      table.append(bigEndian: UInt32(offset))
      table.append(bigEndian: UInt32(tag.data.count))
    }
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(start + content.count))
    header.append(bigEndian: 0)
    // Version 4.4, for displays, from RGB to XYZ, created at the start of 2026.
    header.append(bigEndian: 0x0440_0000)
    header.append(letters: "mntrRGB XYZ ")
    header += [0x07, 0xEA, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]
    header.append(letters: "acsp")
    header += [UInt8](repeating: 0, count: 28)
    for component in whitePoint { header.append(fixed: component) }
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + table + content
  }

  /// A text in one language, section 10.15.
  private static func text(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    let units = Array(text.utf16)
    bytes.append(letters: "mluc")
    for number: UInt32 in [0, 1, 12] { bytes.append(bigEndian: number) }
    bytes.append(letters: "enUS")
    for number in [UInt32(2 * units.count), 28] { bytes.append(bigEndian: number) }
    for unit in units { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    return bytes.padded
  }

  /// Numbers of a type, sections 10.25 and 10.31.
  private static func numbers(_ type: StaticString, _ numbers: [Double]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(letters: type)
    bytes.append(bigEndian: 0)
    for number in numbers { bytes.append(fixed: number) }
    return bytes
  }
}

extension [UInt8] {
  fileprivate mutating func append(letters: StaticString) {
    letters.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends a number in units of 1/65,536 (`s15Fixed16Number`, section 4.6).
  fileprivate mutating func append(fixed number: Double) {
    append(bigEndian: UInt32(bitPattern: Int32((number * 65_536).rounded())))
  }

  /// The bytes, padded to a multiple of four.
  fileprivate var padded: [UInt8] { self + [UInt8](repeating: 0, count: (4 - count % 4) % 4) }
}
