import Restyle

/// The beginnings of files of every format, each 20 pixels wide and 10 high.
enum ImageSamples {
  static let all: [(name: String, type: Image.MediaType, bytes: [UInt8])] = [
    ("PNG", .png, png(width: 20, height: 10)),
    ("GIF", .gif, Array("GIF89a".utf8) + [20, 0, 10, 0]),
    ("JPEG", .jpeg, jpeg(frame: 0xC0)),
    ("JPEG, progressive", .jpeg, jpeg(frame: 0xC2)),
    ("JPEG with fill bytes", .jpeg, [0xFF, 0xD8, 0xFF, 0xFF, 0xFF] + jpeg(frame: 0xC1).dropFirst(3)),
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

  private static func webP(_ chunk: String, _ content: [UInt8]) -> [UInt8] {
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
