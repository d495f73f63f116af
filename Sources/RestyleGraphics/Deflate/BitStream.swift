/// Bytes that are written bit by bit, the lowest bit of a byte first (RFC 1951, section 3.1.1).
struct BitStream {
  private(set) var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount = 0
}

extension BitStream {
  /// Reserves capacity for bytes, at least doubling it each time.
  mutating func reserve(_ count: Int) {
    let count = bytes.count + count
    if count > bytes.capacity { bytes.reserveCapacity(max(count, 2 * bytes.capacity)) }
  }

  /// Appends up to 32 bits; all higher bits must be 0.
  @inline(__always)
  mutating func append(_ value: UInt64, count: Int) {
    bits |= value &<< UInt64(truncatingIfNeeded: bitCount)
    bitCount &+= count
    if bitCount >= 32 {
      withUnsafeBytes(of: UInt32(truncatingIfNeeded: bits).littleEndian) { bytes.append(contentsOf: $0) }
      bits &>>= 32
      bitCount &-= 32
    }
  }

  /// Removes and returns the whole bytes.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Writes the pending bits, padded to a whole byte.
  mutating func fillByte() {
    while bitCount > 0 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount = max(bitCount - 8, 0)
    }
  }
}
