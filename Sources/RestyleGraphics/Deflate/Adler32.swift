/// The checksum of zlib's format (RFC 1950, section 8.2).
struct Adler32 {
  private var low: UInt32 = 1
  private var high: UInt32 = 0

  var value: UInt32 { high << 16 | low }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard var source = UnsafeRawPointer(bytes.baseAddress) else { return }
    var rest = bytes.count
    while rest > 0 {
      // No more than what leaves both sums below 2^32.
      let part = min(rest, 5_552)
      let end = source + part
      rest -= part
      let mask: UInt64 = 0x00FF_00FF_00FF_00FF
      while source + 8 <= end {
        // Four bytes at a time, each with 16 bits of room: a product's highest 16 bits are their sum, or the sum of
        // their multiples.
        let eight = UInt64(littleEndian: source.loadUnaligned(as: UInt64.self))
        let even = eight & mask
        let odd = eight &>> 8 & mask
        let sum = ((even &+ odd) &* 0x0001_0001_0001_0001) &>> 48
        let weighted = (even &* 0x0008_0006_0004_0002) &>> 48 &+ (odd &* 0x0007_0005_0003_0001) &>> 48
        high &+= low &* 8 &+ UInt32(truncatingIfNeeded: weighted)
        low &+= UInt32(truncatingIfNeeded: sum)
        source += 8
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
}
