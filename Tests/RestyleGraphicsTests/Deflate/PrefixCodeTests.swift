import TestSupport
import Testing

@testable import RestyleGraphics

@Suite struct PrefixCodeTests {
  @Test
  func everySymbolHasACode() async throws {
    try await forEach(
      [
        [1], [0, 5], [3, 3], [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024], [0, 0, 7, 0, 9, 1, 1],
        [UInt32](repeating: 1, count: 286), (0..<30).map { 1 << $0 }, (0..<286).map { $0 % 7 * $0 },
      ] as [[UInt32]]
    ) { (counts: [UInt32]) in
      for limit in [15, 7] where counts.count <= 1 << limit {
        let code = PrefixCode(counts: counts, limit: limit)
        let used = zip(code.lengths, counts).filter { $0.1 > 0 }.map(\.0)
        #expect(used.allSatisfy { (1...limit).contains(Int($0)) })
        #expect(zip(code.lengths, counts).allSatisfy { $0.0 == 0 || $0.1 > 0 })
        // As Kraft's inequality says, none is left over, but for the bit that one symbol alone has.
        let total = used.reduce(0) { $0 + 1 << (limit - Int($1)) }
        #expect(total == 1 << (used.count == 1 ? limit - 1 : limit))
      }
    }
  }

  @Test func frequentSymbolsAreShorter() {
    let counts = (0..<100).map { (number: UInt32) in number * number % 97 + 1 }
    let code = PrefixCode(counts: counts, limit: 15)
    for (length, count) in zip(code.lengths, counts) {
      for (other, otherCount) in zip(code.lengths, counts) where count > otherCount {
        #expect(length <= other)
      }
    }
  }
}
