/// A code in which no symbol's bits start those of another one (RFC 1951, section 3.2.2).
struct PrefixCode {
  /// How many bits each symbol has, 0 for one that has none.
  let lengths: [UInt8]
  /// The bits of each symbol, the first one lowest.
  private var codes: [UInt16]
}

extension PrefixCode {
  /// Creates the code whose symbols have so many bits.
  init(lengths: [UInt8]) {
    self.lengths = lengths
    var next = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    // From how often each length comes to the first code of each.
    for length in 1..<16 { next[length] = (next[length - 1] + next[length]) << 1 }
    codes = lengths.map { length in
      guard length > 0 else { return 0 }
      let code = next[Int(length)]
      next[Int(length)] += 1
      // The bits in reverse, by swapping halves, then quarters, and so on.
      var reversed = code.byteSwapped
      reversed = reversed >> 4 & 0x0F0F | (reversed & 0x0F0F) << 4
      reversed = reversed >> 2 & 0x3333 | (reversed & 0x3333) << 2
      reversed = reversed >> 1 & 0x5555 | (reversed & 0x5555) << 1
      return reversed >> (16 - UInt16(length))
    }
  }

  /// Creates a code that takes the fewest bits for symbols that come so often.
  ///
  /// - Parameters:
  ///   - counts: How often each symbol comes; at least one does, or the first is as if it did.
  ///   - limit: How many bits a symbol may have.
  init(counts: [UInt32], limit: Int) {
    // The sort is by numbers that are unique, so that the code depends on the counts alone.
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

  /// How many symbols have each length, for symbols that come ever more often.
  ///
  /// The lengths are those of a Huffman tree, found in place (A. Moffat and J. Katajainen, "In-place calculation of
  /// minimum-redundancy codes", 1995). What is longer than the limit is cut, and others made longer until all have a
  /// code (Kraft's inequality).
  private static func lengthCounts(_ counts: [Int], limit: Int) -> [Int] {
    var values = counts
    let count = values.count
    // From the left: the sums of pairs, each of which then names the pair that it is part of.
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
    // From the right: how deep each pair lies.
    values[count - 2] = 0
    for next in stride(from: count - 3, through: 0, by: -1) { values[next] = values[values[next]] + 1 }
    // How many symbols remain at each depth beside the pairs.
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
      // One of the longest goes beside one that is shorter, which is made longer by a bit.
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

  /// How many bits symbols take that come so often.
  func bitCount(_ counts: [UInt32]) -> Int { zip(lengths, counts).reduce(0) { $0 + Int($1.0) * Int($1.1) } }
}
