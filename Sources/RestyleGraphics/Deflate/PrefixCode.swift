/// A prefix code (RFC 1951, section 3.2.2).
struct PrefixCode {
  /// The number of bits of each symbol; 0 for unused symbols.
  let lengths: [UInt8]
  /// The bits of each symbol, with the first one lowest.
  private var codes: [UInt16]
}

extension PrefixCode {
  /// Creates the code with given lengths in bits.
  init(lengths: [UInt8]) {
    self.lengths = lengths
    var next = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    // Turn the counts of lengths into the first code of each length.
    for length in 1..<16 { next[length] = (next[length - 1] + next[length]) << 1 }
    codes = lengths.map { length in
      guard length > 0 else { return 0 }
      let code = next[Int(length)]
      next[Int(length)] += 1
      // Reverse the bits by swapping halves, then quarters, and so on.
      var reversed = code.byteSwapped
      reversed = reversed >> 4 & 0x0F0F | (reversed & 0x0F0F) << 4
      reversed = reversed >> 2 & 0x3333 | (reversed & 0x3333) << 2
      reversed = reversed >> 1 & 0x5555 | (reversed & 0x5555) << 1
      return reversed >> (16 - UInt16(length))
    }
  }

  /// Creates the code that takes the fewest bits for symbols with given counts.
  ///
  /// - Parameters:
  ///   - counts: The counts of the symbols; if all are 0, the first symbol gets a code.
  ///   - limit: The maximum number of bits of a symbol.
  init(counts: [UInt32], limit: Int) {
    // The sort keys are unique, so that the code depends only on the counts.
    var symbols = counts.indices.filter { counts[$0] > 0 }.map { UInt64(counts[$0]) << 16 | UInt64($0) }
    symbols.sort()
    var lengths = [UInt8](repeating: 0, count: counts.count)
    if symbols.count < 2 {
      // A code of one symbol has one bit (section 3.2.7).
      lengths[symbols.first.map { Int($0 & 0xFFFF) } ?? 0] = 1
    } else {
      let counts = Self.lengthCounts(symbols.map { Int($0 >> 16) }, limit: limit)
      var index = symbols.count
      for (length, count) in counts.enumerated() {
        for _ in 0..<count {
          index -= 1
          lengths[Int(symbols[index] & 0xFFFF)] = UInt8(length)
        }
      }
    }
    self.init(lengths: lengths)
  }

  /// The number of symbols with each length, for counts in ascending order.
  ///
  /// The lengths are those of a Huffman tree, found in place (A. Moffat and J. Katajainen, "In-place calculation of
  /// minimum-redundancy codes", 1995). Lengths above the limit are cut, and others are increased until all symbols have
  /// a code (Kraft's inequality).
  private static func lengthCounts(_ counts: [Int], limit: Int) -> [Int] {
    var values = counts
    let count = values.count
    // From the left: the sums of pairs, each replaced by the index of its parent pair.
    var leaf = 0
    var root = 0
    for next in 0..<count - 1 {
      func take(_ values: inout [Int]) -> Int {
        if leaf >= count || root < next && values[root] < values[leaf] {
          defer {
            values[root] = next
            root += 1
          }
          return values[root]
        }
        leaf += 1
        return values[leaf - 1]
      }
      let sum = take(&values) + take(&values)
      values[next] = sum
    }
    // From the right: the depth of each pair.
    values[count - 2] = 0
    for next in stride(from: count - 3, through: 0, by: -1) { values[next] = values[values[next]] + 1 }
    // The number of symbols at each depth, besides the pairs.
    var lengthCounts = [Int](repeating: 0, count: limit + 1)
    var available = 1
    var depth = 0
    root = count - 2
    while available > 0 {
      var used = 0
      while root >= 0, values[root] == depth {
        used += 1
        root -= 1
      }
      lengthCounts[min(depth, limit)] += available - used
      available = 2 * used
      depth += 1
    }
    var total = lengthCounts.enumerated().reduce(0) { $0 + $1.element << (limit - $1.offset) }
    while total > 1 << limit {
      // One of the longest becomes the sibling of a shorter one, which gets another bit.
      lengthCounts[limit] -= 1
      if let length = (1..<limit).last(where: { lengthCounts[$0] > 0 }) {
        lengthCounts[length] -= 1
        lengthCounts[length + 1] += 2
      }
      total -= 1
    }
    return lengthCounts
  }

  @inline(__always)
  func write(_ symbol: Int, to output: inout BitStream) {
    output.append(UInt64(codes[symbol]), count: Int(lengths[symbol]))
  }

  /// The number of bits of symbols with given counts.
  func bitCount(_ counts: [UInt32]) -> Int { zip(lengths, counts).reduce(0) { $0 + Int($1.0) * Int($1.1) } }
}
