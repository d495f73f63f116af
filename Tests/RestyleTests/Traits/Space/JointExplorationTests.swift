import Restyle
import RestyleTesting
import Testing

@Suite("Exploring many things at once")
struct JointExplorationTests {
  /// A part that reads some traits, and which depends on the values of those before.
  private struct Part: Sendable {
    private static let readers: [@Sendable (TraitCollection) -> Int] = [
      { $0.colorScheme == .dark ? 1 : 0 }, { $0.contrast == .increased ? 1 : 0 },
      { $0.isCompact ? 1 : 0 }, { Int($0.displayScale) }, { $0.legibilityWeight == .bold ? 1 : 0 },
    ]
    let seed: Int

    func value(for traits: TraitCollection) -> [Int] {
      var values: [Int] = []
      var state = seed
      for _ in 0..<(seed % 4) {
        let reader = state % Self.readers.count
        values += [reader, Self.readers[reader](traits)]
        state = state / 3 + values[values.count - 1] * 7 + 1
      }
      return values
    }
  }

  private func conditions(_ situation: Situation) -> [String] {
    situation.values.map { $0.dimension.labels[$0.value] }
  }

  @Test("Each part is seen as when it is explored alone", arguments: 0..<100)
  func isComplete(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let parts = (0..<6).map { _ in Part(seed: .random(in: 0..<500, using: &generator)) }
    var exploration = JointExploration(Exploration())
    var found = parts.map { _ in [[String]: [Int]]() }
    var count = 0
    while let traits = exploration.next() {
      count += 1
      for (index, part) in parts.enumerated() {
        let (value, reads) = traits.recordingReads(part.value)
        let situation = conditions(exploration.situation(reading: reads))
        #expect(found[index].updateValue(value, forKey: situation) ?? value == value)
      }
    }
    for (part, found) in zip(parts, found) {
      let leaves = Exploration().explore(part.value).leaves
      #expect(Set(found.values) == Set(leaves.map(\.result)))
    }
    #expect(exploration.gaps.isEmpty && count <= 200)
  }

  @Test("Traits that no part reads together don't multiply")
  func doesNotMultiply() {
    var exploration = JointExploration(Exploration())
    var count = 0
    while let traits = exploration.next() {
      count += 1
      for reader in Self.readers {
        _ = exploration.situation(reading: traits.recordingReads { _ = reader($0) }.reads)
      }
    }
    #expect(count == 12)
  }

  private static let readers: [@Sendable (TraitCollection) -> Bool] = [
    { $0.colorScheme == .dark }, { $0.contrast == .increased }, { $0.isCompact }, { $0.displayScale == 2 },
    { $0.preferredContentSizeCategory == .large }, { $0.reduceMotion },
  ]
}
