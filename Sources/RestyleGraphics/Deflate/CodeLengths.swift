/// The code lengths of a block, encoded with a code of their own (RFC 1951, section 3.2.7).
struct CodeLengths {
  private let literalCount: Int
  private let distanceCount: Int
  private let symbols: [(symbol: Int, extra: UInt64)]
  private let code: PrefixCode
  /// The number of lengths of that code that are written.
  private let codeCount: Int

  /// The order in which they are written, so that zeros at the end can be omitted.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The number of extra bits after a symbol, which only symbols for repetitions have.
  private static func extraBits(_ symbol: Int) -> Int {
    symbol < 16 ? 0 : symbol == 16 ? 2 : symbol == 17 ? 3 : 7
  }
}

extension CodeLengths {
  init(_ literals: PrefixCode, _ distances: PrefixCode) {
    func usedCount(_ lengths: [UInt8], atLeast minimum: Int) -> Int {
      max((lengths.lastIndex { $0 > 0 } ?? 0) + 1, minimum)
    }
    literalCount = usedCount(literals.lengths, atLeast: 257)
    distanceCount = usedCount(distances.lengths, atLeast: 1)
    let lengths = literals.lengths.prefix(literalCount) + distances.lengths.prefix(distanceCount)
    var symbols: [(symbol: Int, extra: UInt64)] = []
    var counts = [UInt32](repeating: 0, count: 19)
    func append(_ symbol: Int, _ extra: Int = 0) {
      symbols.append((symbol, UInt64(extra)))
      counts[symbol] += 1
    }
    var index = lengths.startIndex
    while index < lengths.endIndex {
      let length = lengths[index]
      var count = 1
      while index + count < lengths.endIndex, lengths[index + count] == length { count += 1 }
      index += count
      if length == 0 {
        while count >= 11 {
          append(18, min(count, 138) - 11)
          count -= min(count, 138)
        }
        if count >= 3 {
          append(17, count - 3)
          count = 0
        }
      } else {
        append(Int(length))
        count -= 1
        while count >= 3 {
          append(16, min(count, 6) - 3)
          count -= min(count, 6)
        }
      }
      for _ in 0..<count { append(Int(length)) }
    }
    self.symbols = symbols
    let code = PrefixCode(counts: counts, limit: 7)
    codeCount = max((Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1, 4)
    self.code = code
  }

  var bitCount: Int {
    14 + 3 * codeCount
      + symbols.reduce(0) { $0 + Int(code.lengths[$1.symbol]) + Self.extraBits($1.symbol) }
  }

  func write(to output: inout BitStream) {
    output.append(UInt64(literalCount - 257), count: 5)
    output.append(UInt64(distanceCount - 1), count: 5)
    output.append(UInt64(codeCount - 4), count: 4)
    for symbol in Self.order.prefix(codeCount) { output.append(UInt64(code.lengths[symbol]), count: 3) }
    for (symbol, extra) in symbols {
      code.write(symbol, to: &output)
      output.append(extra, count: Self.extraBits(symbol))
    }
  }
}
