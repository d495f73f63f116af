import Restyle
import Testing

@testable import RestyleTesting

@Suite("Generated values")
struct GeneratedValueTests {
  private struct Nested: Hashable, Codable {
    var number = 0
    var list: [Bool] = []
  }

  private struct Whole: Hashable, Codable {
    var nested = Nested()
    var other: Nested?
    var names: [String: Double] = [:]
    var scheme = ColorScheme.light
  }

  @Test("The first is the simplest, and each part varies alone")
  func parts() {
    let values = GeneratedValues<Whole>(seed: 0).values
    #expect(values.first == Whole())
    #expect(values.contains(Whole(nested: Nested(number: 7))))
    #expect(values.contains(Whole(nested: Nested(list: [false, true]))))
    #expect(values.contains(Whole(other: Nested())))
    #expect(values.contains(Whole(other: Nested(number: 1))))
    #expect(values.contains(Whole(names: ["a": 0, "b": 1])))
    #expect(values.contains(Whole(scheme: .dark)))
  }

  @Test("The same seed gives the same values, another one gives others")
  func seeds() {
    func values(_ seed: UInt64) -> [ButtonStyle] { GeneratedValues<ButtonStyle>(seed: seed).values }
    func texts(_ seed: UInt64) -> [Whole] { GeneratedValues<Whole>(seed: seed).values }
    #expect(values(3) == values(3) && texts(3) == texts(3))
    #expect(texts(3) != texts(4))
  }

  @Test("What holds itself comes to an end, and what can't be made says why")
  func limits() {
    final class Tree: Hashable, Codable, Sendable {
      let children: [Tree]
      static func == (lhs: Tree, rhs: Tree) -> Bool { lhs.children == rhs.children }
      func hash(into hasher: inout Hasher) { hasher.combine(children) }
    }
    #expect(GeneratedValues<Tree>(seed: 0).values.count > 3)
    enum Named: String, Codable { case left, right }
    struct Aligned: Style, Hashable, Codable { var side = Named.left }
    let broken = brokenLaws(of: Aligned.self)
    #expect(broken.map(\.law) == [.samples])
    #expect(broken.first?.counterexample.first?.text.contains("Named") == true)
  }
}
