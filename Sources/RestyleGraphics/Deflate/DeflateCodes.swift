/// The codes of a block: those of the format, or its own where the block is shorter with them.
struct DeflateCodes {
  let literals: PrefixCode
  let distances: PrefixCode
  /// The block's own codes as they are written; nil for those of the format.
  private let lengths: CodeLengths?
}

extension DeflateCodes {
  /// The codes of section 3.2.6.
  private static let fixedLiterals = PrefixCode(
    lengths: (0..<288).map { $0 < 144 || $0 > 279 ? 8 : $0 < 256 ? 9 : 7 })
  private static let fixedDistances = PrefixCode(lengths: [UInt8](repeating: 5, count: 30))

  /// Chooses the codes for symbols that come so often.
  init(_ literalCounts: [UInt32], _ distanceCounts: [UInt32]) {
    let literals = PrefixCode(counts: literalCounts, limit: 15)
    let distances = PrefixCode(counts: distanceCounts, limit: 15)
    let lengths = CodeLengths(literals, distances)
    // Without the extra bits, which are the same for both.
    let own = lengths.bitCount + literals.bitCount(literalCounts) + distances.bitCount(distanceCounts)
    let fixed = Self.fixedLiterals.bitCount(literalCounts) + Self.fixedDistances.bitCount(distanceCounts)
    self.literals = own < fixed ? literals : Self.fixedLiterals
    self.distances = own < fixed ? distances : Self.fixedDistances
    self.lengths = own < fixed ? lengths : nil
  }

  /// Writes which codes there are.
  func writeHeader(to output: inout BitStream) {
    output.append(lengths == nil ? 1 : 2, count: 2)
    lengths?.write(to: &output)
  }
}
