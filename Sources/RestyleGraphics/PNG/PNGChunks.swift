/// The chunks of a PNG (PNG, third edition, section 5).
struct PNGChunks {
  private(set) var bytes: [UInt8] = []

  /// Appends the signature at the start of a file (section 5.2).
  mutating func appendSignature() { bytes += [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] }

  /// Appends a chunk.
  ///
  /// - Parameters:
  ///   - type: Its name of four letters.
  ///   - data: Its content.
  mutating func append(_ type: StaticString, _ data: [UInt8]) {
    bytes.append(bigEndian: UInt32(data.count))
    let start = bytes.count
    type.withUTF8Buffer { bytes += $0 }
    bytes += data
    bytes.append(bigEndian: bytes[start...].withUnsafeBufferPointer { CRC32.checksum($0) })
  }
}

extension [UInt8] {
  /// Appends a number with the highest byte first.
  mutating func append(bigEndian number: UInt32) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }
}

/// The checksum of chunks (PNG, third edition, annex D).
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  static func checksum(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { value, byte in
      table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ value >> 8
    }
  }
}
