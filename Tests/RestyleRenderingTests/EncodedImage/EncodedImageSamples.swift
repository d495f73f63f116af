import Restyle

/// The beginnings of files of every format, each 20 pixels wide and 10 high.
enum EncodedImageSamples {
  static let all: [(name: String, type: Image.MediaType, bytes: [UInt8])] = [
    ("PNG", .png, png(width: 20, height: 10)),
    ("GIF", .gif, Array("GIF89a".utf8) + [20, 0, 10, 0]),
    ("JPEG", .jpeg, jpeg(frame: 0xC0)),
    ("JPEG, progressive", .jpeg, jpeg(frame: 0xC2)),
    ("JPEG with fill bytes", .jpeg, [0xFF, 0xD8, 0xFF, 0xFF, 0xFF] + jpeg(frame: 0xC1).dropFirst(3)),
    ("JPEG, upright", .jpeg, jpeg(exif: Exif(orientation: 1).bytes, width: 20, height: 10)),
    ("JPEG, turned", .jpeg, jpeg(exif: Exif(isLittleEndian: false).bytes, width: 10, height: 20)),
    (
      "JPEG, turned, with the least byte first", .jpeg,
      jpeg(exif: Exif(orientation: 8).bytes, width: 10, height: 20)
    ),
    ("WebP, lossy", .webP, webP("VP8 ", [0x10, 0, 0, 0x9D, 0x01, 0x2A, 20, 0, 10, 0x40])),
    // 19 in the lowest 14 bits, 9 in the next ones.
    ("WebP, lossless", .webP, webP("VP8L", [0x2F, 19, 0x40, 0x02, 0])),
    ("WebP, extended", .webP, webP("VP8X", [0, 0, 0, 0, 19, 0, 0, 9, 0, 0])),
    ("AVIF", .avif, avif([(10, 5), (20, 10), (3, 3)])),
    ("SVG", .svg, Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>"#.utf8)),
  ]

  static func png(width: UInt8, height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height]
  }

  /// A segment of an application, one with tables, and the header of the frame.
  private static func jpeg(frame: UInt8) -> [UInt8] {
    [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 6, 0xFF, 0xC0, 0, 0, 0xFF, 0xC4, 0, 3, 0, 0xFF, frame, 0, 17, 8, 0, 10, 0,
      20,
    ]
  }

  static func jpeg(exif: [UInt8], width: UInt8, height: UInt8) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + [0xFF, 0xC0, 0, 17, 8, 0, height, 0, width]
  }

  /// A segment with two entries, of which the second one is the orientation.
  struct Exif: Sendable {
    var orientation = 6
    var isLittleEndian = true
    /// How many entries it says that it has.
    var count = 2
    /// 3 is a number of two bytes.
    var type = 3
    var version = 42
    var signature = "Exif"

    var bytes: [UInt8] {
      let numbers: [(Int, Int)] = [
        (version, 2), (8, 4), (count, 2), (0x010F, 2), (2, 2), (1, 4), (0, 4), (0x0112, 2), (type, 2), (1, 4),
        (orientation, 2), (0, 2),
      ]
      let bytes = numbers.flatMap { value, count in
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (isLittleEndian ? $0 : count - 1 - $0))) }
      }
      return Array(signature.utf8) + [0, 0] + Array((isLittleEndian ? "II" : "MM").utf8) + bytes
    }
  }

  static func webP(_ chunk: String, _ content: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(chunk.utf8) + [0, 0, 0, 0] + content
  }

  static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(content.count + 8)] + Array(type.utf8) + content
  }

  private static func avif(_ sizes: [(UInt8, UInt8)]) -> [UInt8] {
    let properties = sizes.flatMap { box("ispe", [0, 0, 0, 0, 0, 0, 0, $0.0, 0, 0, 0, $0.1]) }
    let meta = box("hdlr", [1, 2, 3]) + box("iprp", box("ipco", properties))
    return box("ftyp", Array("avif".utf8)) + box("meta", [0, 0, 0, 0] + meta) + [0, 0, 1, 0]
      + Array("mdat".utf8)
  }
}
