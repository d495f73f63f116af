/// A block of deflate's format (RFC 1951, section 3.2.3): bytes and repeats, and how often each symbol comes.
struct DeflateBlock {
  /// A byte, or the length of a repeat and, above it, its distance.
  private var tokens: [UInt32] = []
  private var literalCounts = [UInt32](repeating: 0, count: 286)
  private var distanceCounts = [UInt32](repeating: 0, count: 30)

  /// How many bytes a repeat may have (section 3.2.5).
  static let longestRepeat = 258
  /// After how many bytes and repeats new codes are made.
  private static let tokenLimit = 16_384

  init() { tokens.reserveCapacity(2_048) }

  var isFull: Bool { tokens.count >= Self.tokenLimit }
}

extension DeflateBlock {
  mutating func append(_ literal: UInt8) {
    tokens.append(UInt32(literal))
    literalCounts[Int(literal)] &+= 1
  }

  mutating func append(length: Int, distance: Int) {
    tokens.append(UInt32(truncatingIfNeeded: distance << 16 | length))
    literalCounts[RepeatSymbol(length: length).symbol] &+= 1
    distanceCounts[RepeatSymbol(distance: distance).symbol] &+= 1
  }

  /// Writes the block, and makes it empty.
  mutating func write(to output: inout BitStream, isLast: Bool) {
    literalCounts[256] = 1
    let codes = DeflateCodes(literalCounts, distanceCounts)
    // About as much as it takes.
    output.reserve(2 * tokens.count + 128)
    output.append(isLast ? 1 : 0, count: 1)
    codes.writeHeader(to: &output)
    for token in tokens {
      let distance = Int(token >> 16)
      guard distance > 0 else {
        codes.literals.write(Int(token), to: &output)
        continue
      }
      RepeatSymbol(length: Int(token & 0xFFFF)).write(codes.literals, to: &output)
      RepeatSymbol(distance: distance).write(codes.distances, to: &output)
    }
    codes.literals.write(256, to: &output)
    tokens.removeAll(keepingCapacity: true)
    for index in literalCounts.indices { literalCounts[index] = 0 }
    for index in distanceCounts.indices { distanceCounts[index] = 0 }
  }
}

/// How a length or a distance is written: a symbol, and bits that distinguish those that share it (section 3.2.5).
struct RepeatSymbol {
  let symbol: Int
  let extraBits: Int
  let extra: UInt64

  /// The symbol of a length from 3 to 258.
  @inline(__always)
  init(length: Int) {
    // Four symbols for each number of bits but for the shortest, of which each has its own, as has the longest.
    let length = length - 3
    if length < 8 || length == 255 {
      symbol = length == 255 ? 285 : 257 + length
      extraBits = 0
      extra = 0
    } else {
      extraBits = Int.bitWidth - 3 - length.leadingZeroBitCount
      symbol = 257 + 4 * extraBits + length >> extraBits
      extra = UInt64(truncatingIfNeeded: length & (1 << extraBits - 1))
    }
  }

  /// The symbol of a distance from 1 to 32,768.
  @inline(__always)
  init(distance: Int) {
    // Two symbols for each number of bits.
    let distance = distance - 1
    extraBits = max(Int.bitWidth - 2 - distance.leadingZeroBitCount, 0)
    symbol = 2 * extraBits + distance >> extraBits
    extra = UInt64(truncatingIfNeeded: distance & (1 << extraBits - 1))
  }

  @inline(__always)
  func write(_ code: PrefixCode, to output: inout BitStream) {
    code.write(symbol, to: &output)
    output.append(extra, count: extraBits)
  }
}
