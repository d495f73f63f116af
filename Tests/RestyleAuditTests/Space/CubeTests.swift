import Restyle
import RestyleTesting
import Testing

@testable import RestyleAudit

@Suite("The smallest conditions")
struct CubeTests {
  private static let dimensions = [("a", 2), ("b", 3), ("c", 2)].enumerated().map { index, side in
    Dimension(id: .trait(index), name: side.0, labels: (0..<side.1).map { "\(side.0)\($0)" })
  }

  private static let situations: [[Int]] = (0..<2).flatMap { a in
    (0..<3).flatMap { b in (0..<2).map { [a, b, $0] } }
  }

  private static func situation(_ values: [Int]) -> Situation {
    zip(dimensions, values).reduce(Situation()) { $0.with($1.0, $1.1) }
  }

  @Test("They hold all that fails, and nothing that passes, whatever fails", arguments: 0..<300)
  func covers(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let fates = Self.situations.map { _ in Int.random(in: 0..<3, using: &generator) }
    let failing = zip(Self.situations, fates).filter { $0.1 == 0 }.map { Self.situation($0.0) }
    let passing = zip(Self.situations, fates).filter { $0.1 == 1 }.map { Self.situation($0.0) }
    let cubes = Cube.smallest(failing: failing, passing: passing)
    for situation in failing { #expect(cubes.contains { $0.holds(Cube(situation)) }) }
    for situation in passing { #expect(!cubes.contains { $0.meets(Cube(situation)) }) }
    for (index, cube) in cubes.enumerated() {
      // Each holds something that no other one does.
      let others = cubes.enumerated().filter { $0.offset != index }.map(\.element)
      #expect(
        failing.contains { situation in
          cube.holds(Cube(situation)) && !others.contains { $0.holds(Cube(situation)) }
        })
    }
  }

  @Test("What makes no difference isn't in them")
  func leavesOut() {
    func conditions(_ isFailing: ([Int]) -> Bool) -> [String] {
      Cube.smallest(
        failing: Self.situations.filter(isFailing).map(Self.situation),
        passing: Self.situations.filter { !isFailing($0) }.map(Self.situation)
      ).map { AuditCondition($0).description }
    }
    #expect(conditions { _ in true } == ["always"])
    #expect(conditions { _ in false } == [])
    #expect(conditions { $0[0] == 1 } == ["a1"])
    #expect(conditions { $0[0] == 1 && $0[2] == 0 } == ["a1, c0"])
    #expect(conditions { $0[1] > 0 } == ["b1 or b2"])
    #expect(conditions { $0[0] == 1 || $0[2] == 1 }.sorted() == ["a1", "c1"])
  }
}
