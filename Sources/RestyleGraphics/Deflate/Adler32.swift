/// The checksum of zlib's format (RFC 1950, section 8.2).
struct Adler32 {
  private var low: UInt32 = 1
  private var high: UInt32 = 0

  var value: UInt32 { high << 16 | low }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard var source = UnsafeRawPointer(bytes.baseAddress) else { return }
    var rest = bytes.count
    while rest > 0 {
      // At most as many bytes as keep both sums below 2^32.
      let part = min(rest, 5_552)
      let end = source + part
      rest -= part
      while source + Self.blockSize <= end {
        append(block: source)
        source += Self.blockSize
      }
      while source < end {
        low &+= UInt32(source.load(as: UInt8.self))
        high &+= low
        source += 1
      }
      low %= 65_521
      high %= 65_521
    }
  }

  private static let blockSize = 128

  /// Adds 128 bytes, four at a time in lanes of 16 bits.
  @inline(__always)
  private mutating func append(block: UnsafeRawPointer) {
    let mask: UInt64 = 0x00FF_00FF_00FF_00FF
    // The sums of the bytes with even and odd indices of each eight, and the sums of these sums.
    var (even, odd, evenSums, oddSums) = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    for offset in stride(from: 0, to: Self.blockSize, by: 8) {
      evenSums &+= even
      oddSums &+= odd
      let eight = UInt64(littleEndian: block.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      even &+= eight & mask
      odd &+= eight &>> 8 & mask
    }
    /// The sum of the four lanes, each multiplied by a factor.
    func sum(_ four: UInt64, _ factors: (UInt64, UInt64, UInt64, UInt64)) -> UInt32 {
      UInt32(
        truncatingIfNeeded: (four & 0xFFFF) &* factors.0 &+ (four &>> 16 & 0xFFFF) &* factors.1
          &+ (four &>> 32 & 0xFFFF) &* factors.2 &+ (four &>> 48) &* factors.3)
    }
    let ones: (UInt64, UInt64, UInt64, UInt64) = (1, 1, 1, 1)
    high &+= low &* UInt32(Self.blockSize) &+ 8 &* (sum(evenSums, ones) &+ sum(oddSums, ones))
    high &+= sum(even, (8, 6, 4, 2)) &+ sum(odd, (7, 5, 3, 1))
    low &+= sum(even, ones) &+ sum(odd, ones)
  }
}
