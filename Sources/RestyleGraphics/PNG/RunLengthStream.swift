/// Compresses bytes where the system has no zlib: runs of one byte, in the codes that need no table.
///
/// The format is zlib's (RFC 1950) around one block of deflate's (RFC 1951, section 3.2.6). Rows that are as the one
/// above them are runs, so that backgrounds take little room; pictures take more than they would otherwise.
struct RunLengthStream {
  private var bytes: [UInt8] = [0x78, 0x01]
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0
  private var run: (byte: UInt8, count: Int)?
  private var checksum = Adler32()

  init() {
    // The last block, with fixed codes.
    append(0b011, 3)
  }
}

extension RunLengthStream {
  mutating func append(_ input: UnsafeBufferPointer<UInt8>) {
    for byte in input {
      checksum.append(byte)
      if let current = run, current.byte == byte, current.count < 259 {
        run = (byte, current.count + 1)
      } else {
        writeRun()
        run = (byte, 1)
      }
    }
  }

  mutating func finish() -> [UInt8] {
    writeRun()
    writeLiteral(256)
    append(0, (8 - bitCount % 8) % 8)
    for shift in stride(from: 24, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: checksum.value >> UInt32(shift)))
    }
    return bytes
  }

  private mutating func writeRun() {
    guard let (byte, count) = run else { return }
    writeLiteral(Int(byte))
    // A copy of what lies one byte before is 3 bytes long at least.
    if count > 3 {
      writeLength(count - 1)
    } else {
      for _ in 1..<max(count, 1) { writeLiteral(Int(byte)) }
    }
  }

  /// Writes a byte, or 256 for the end.
  private mutating func writeLiteral(_ symbol: Int) {
    switch symbol {
    case ..<144: append(code: UInt64(0x30 + symbol), 8)
    case ..<256: append(code: UInt64(0x190 + symbol - 144), 9)
    case ..<280: append(code: UInt64(symbol - 256), 7)
    default: append(code: UInt64(0xC0 + symbol - 280), 8)
    }
  }

  /// Writes a copy of so many bytes, of which the first is the last one that was written.
  private mutating func writeLength(_ length: Int) {
    var symbol = 257
    var (first, extraBits) = (3, 0)
    // Four codes for each number of extra bits but the first, which has eight; 258 has one of its own.
    while length < 258, symbol < 284, length >= first + 1 << extraBits {
      first += 1 << extraBits
      symbol += 1
      if symbol >= 265, (symbol - 265) % 4 == 0 { extraBits += 1 }
    }
    if length == 258 { (symbol, first, extraBits) = (285, 258, 0) }
    writeLiteral(symbol)
    append(UInt64(length - first), UInt64(extraBits))
    // One byte back.
    append(code: 0, 5)
  }

  /// Appends a code, whose highest bit comes first.
  private mutating func append(code: UInt64, _ count: UInt64) {
    var reversed: UInt64 = 0
    for bit in 0..<count where code >> bit & 1 == 1 { reversed |= 1 << (count - 1 - bit) }
    append(reversed, count)
  }

  private mutating func append(_ value: UInt64, _ count: UInt64) {
    bits |= value << bitCount
    bitCount += count
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}

/// The checksum of zlib's format (RFC 1950, section 8.2).
private struct Adler32 {
  private var low: UInt32 = 1
  private var high: UInt32 = 0

  mutating func append(_ byte: UInt8) {
    low = (low + UInt32(byte)) % 65_521
    high = (high + low) % 65_521
  }

  var value: UInt32 { high << 16 | low }
}
