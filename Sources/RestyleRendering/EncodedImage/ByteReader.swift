import Restyle

/// Reads numbers from the beginning of a file, and throws at its end.
struct ByteReader {
  private let bytes: [UInt8]
  private let mediaType: Image.MediaType
  private(set) var offset = 0

  init(_ bytes: [UInt8], of mediaType: Image.MediaType) {
    self.bytes = bytes
    self.mediaType = mediaType
  }
}

extension ByteReader {
  /// The number of remaining bytes.
  var remaining: Int { bytes.count - offset }

  var malformed: EncodedImageError { EncodedImageError.malformed(mediaType) }

  mutating func skip(_ count: Int) throws(EncodedImageError) {
    guard count >= 0, count <= remaining else { throw EncodedImageError.truncated(mediaType) }
    offset += count
  }

  mutating func take(_ count: Int) throws(EncodedImageError) -> ArraySlice<UInt8> {
    let start = offset
    try skip(count)
    return bytes[start..<offset]
  }

  mutating func byte() throws(EncodedImageError) -> UInt8 {
    try skip(1)
    return bytes[offset - 1]
  }

  /// A number of up to four bytes, the most significant first.
  mutating func bigEndian(_ count: Int) throws(EncodedImageError) -> Int {
    try take(count).reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of up to four bytes, the least significant first.
  mutating func littleEndian(_ count: Int) throws(EncodedImageError) -> Int {
    try take(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Reads bytes, and throws if they aren't the expected ones.
  mutating func require(_ expected: some Collection<UInt8>) throws(EncodedImageError) {
    guard try take(expected.count).elementsEqual(expected) else { throw malformed }
  }

  func size(_ width: Int, _ height: Int) throws(EncodedImageError) -> Size {
    guard width > 0, height > 0 else { throw EncodedImageError.empty(mediaType) }
    return Size(width: Double(width), height: Double(height))
  }
}
