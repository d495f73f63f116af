/// A DEFLATE block (RFC 1951, section 3.2.3): literals and repeats, with the counts of their symbols.
struct DeflateBlock {
  /// A literal, or the length of a repeat with its distance in the higher bits.
  private var tokens: [UInt32] = []
  private var literalCounts = [UInt32](repeating: 0, count: 286)
  private var distanceCounts = [UInt32](repeating: 0, count: 30)

  /// The maximum length of a repeat in bytes (section 3.2.5).
  static let longestRepeat = 258
  /// The number of literals and repeats in a block, after which new codes are computed.
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

  /// Writes the block, and clears it.
  mutating func write(to output: inout BitStream, isLast: Bool) {
    literalCounts[256] = 1
    let codes = DeflateCodes(literalCounts, distanceCounts)
    // About as many bytes as the block takes.
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

/// The encoding of a length or a distance: a symbol, and extra bits for values that share it (section 3.2.5).
struct RepeatSymbol {
  let symbol: Int
  let extraBits: Int
  let extra: UInt64

  /// The symbol of a length from 3 to 258.
  @inline(__always)
  init(length: Int) {
    // Four symbols for each number of extra bits; the shortest lengths and the longest one have symbols of their own.
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
    // Two symbols for each number of extra bits.
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
