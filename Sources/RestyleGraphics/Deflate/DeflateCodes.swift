/// The codes of a block: fixed codes, or its own if they make the block shorter.
struct DeflateCodes {
  let literals: PrefixCode
  let distances: PrefixCode
  /// The encoded lengths of the block's own codes; nil for fixed codes.
  private let lengths: CodeLengths?
}

extension DeflateCodes {
  /// The fixed codes of section 3.2.6.
  private static let fixedLiterals = PrefixCode(
    lengths: (0..<288).map { $0 < 144 || $0 > 279 ? 8 : $0 < 256 ? 9 : 7 })
  private static let fixedDistances = PrefixCode(lengths: [UInt8](repeating: 5, count: 30))

  /// Chooses the codes for symbols with given counts.
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

  /// Writes the block's type and its codes.
  func writeHeader(to output: inout BitStream) {
    output.append(lengths == nil ? 1 : 2, count: 2)
    lengths?.write(to: &output)
  }
}
