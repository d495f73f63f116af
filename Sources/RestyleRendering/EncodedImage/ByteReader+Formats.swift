import Restyle

extension ByteReader {
  /// PNG (Third Edition), sections 5.2 and 11.2.1: the signature, then the chunk IHDR.
  mutating func pngSize() throws(EncodedImageError) -> Size {
    try skip(8)
    guard try bigEndian(4) == 13 else { throw malformed }
    try require("IHDR".utf8)
    let (width, height) = (try bigEndian(4), try bigEndian(4))
    guard width <= Int32.max, height <= Int32.max else { throw malformed }
    return try size(width, height)
  }

  /// GIF89a, section 18: the logical screen.
  mutating func gifSize() throws(EncodedImageError) -> Size {
    try skip(6)
    return try size(try littleEndian(2), try littleEndian(2))
  }

  /// ITU-T T.81, annex B: the segments up to the frame header, and the orientation from Exif.
  mutating func jpegSize() throws(EncodedImageError) -> Size {
    try skip(2)
    var isTurned = false
    while true {
      guard try byte() == 0xFF else { throw malformed }
      var marker = try byte()
      // Any number of fill bytes may precede a marker.
      while marker == 0xFF { marker = try byte() }
      switch marker {
      case 0x01, 0xD0...0xD8: continue
      case 0xD9, 0xDA: throw malformed
      // SOF0 to SOF15, without DHT, JPG and DAC, which are in the same range.
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        try skip(3)
        let height = try bigEndian(2)
        let width = try bigEndian(2)
        return isTurned ? try size(height, width) : try size(width, height)
      default:
        let length = try bigEndian(2)
        guard length >= 2 else { throw malformed }
        let segment = try take(length - 2)
        if marker == 0xE1, let orientation = ExifOrientation(segment) { isTurned = orientation.swapsSides }
      }
    }
  }

  /// RFC 9649, sections 2.5 to 2.7: the first chunk identifies one of three forms.
  mutating func webPSize() throws(EncodedImageError) -> Size {
    try skip(12)
    let chunk = String(decoding: try take(4), as: UTF8.self)
    try skip(4)
    switch chunk {
    case "VP8 ":
      // RFC 6386, section 9.1: the frame tag, whose lowest bit is 0 for a key frame, and its start code.
      guard try littleEndian(3) & 1 == 0 else { throw malformed }
      try require([0x9D, 0x01, 0x2A])
      let (width, height) = (try littleEndian(2), try littleEndian(2))
      return try size(width & 0x3FFF, height & 0x3FFF)
    case "VP8L":
      try require([0x2F])
      let bits = try littleEndian(4)
      return try size(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8X":
      try skip(4)
      return try size(try littleEndian(3) + 1, try littleEndian(3) + 1)
    default: throw malformed
    }
  }

  /// ISO/IEC 14496-12 and 23008-12: the property `ispe` in the boxes `meta`, `iprp` and `ipco`.
  ///
  /// The largest one is used, since thumbnails and layers have their own.
  mutating func avifSize() throws(EncodedImageError) -> Size {
    // The boxes around the properties are entered; others are skipped.
    var largest: (width: Int, height: Int)?
    // Floating-point numbers, since the product of two 32-bit numbers may not fit an `Int`.
    func area(_ width: Int, _ height: Int) -> Double { Double(width) * Double(height) }
    while remaining >= 8 {
      let start = offset
      var length = try bigEndian(4)
      let type = String(decoding: try take(4), as: UTF8.self)
      if length == 1 {
        // A 64-bit length: none of the required boxes is that long.
        guard try bigEndian(4) == 0 else { return try avifSize(largest) }
        length = try bigEndian(4)
      } else if length == 0 {
        length = remaining + offset - start
      }
      let (end, isTooFar) = start.addingReportingOverflow(length)
      guard !isTooFar, end >= offset else { throw malformed }
      switch type {
      case "meta": try skip(4)
      case "iprp", "ipco": continue
      case "ispe":
        try skip(4)
        let (width, height) = (try bigEndian(4), try bigEndian(4))
        if area(width, height) > largest.map(area) ?? 0 {
          largest = (width, height)
        }
        try skip(max(0, end - offset))
      default:
        // The box with the pixels follows all required ones, and may extend beyond the available bytes.
        if type == "mdat" || end - offset > remaining { return try avifSize(largest) }
        try skip(end - offset)
      }
    }
    return try avifSize(largest)
  }

  private func avifSize(_ largest: (width: Int, height: Int)?) throws(EncodedImageError) -> Size {
    guard let largest else { throw EncodedImageError.truncated(.avif) }
    return try size(largest.width, largest.height)
  }
}
