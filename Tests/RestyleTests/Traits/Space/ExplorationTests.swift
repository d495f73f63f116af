import Foundation
import Restyle
import Testing

private struct Crowding: TraitKey {
  enum Level: String, CaseIterable, Codable, Sendable { case low, high }
  static let name = "crowding"
  static let defaultValue = Level.low
}

private struct Columns: TraitKey {
  static let name = "columns"
  static let defaultValue = 1
}

extension StandardTraits {
  /// Of an unknown device.
  fileprivate static let usual = try? JSONDecoder().decode(StandardTraits.self, from: Data("{}".utf8))
}

@Suite("Exploring traits")
struct ExplorationTests {
  private func explored<Result>(
    _ exploration: Exploration = Exploration(), _ evaluate: (TraitCollection) -> Result
  ) -> (leaves: [(condition: String, result: Result)], gaps: Set<Exploration.Gap>) {
    let explored = exploration.explore(evaluate)
    let leaves = explored.leaves.map { situation, result in
      (situation.values.map { $0.dimension.labels[$0.value] }.joined(separator: ", "), result)
    }
    return (leaves, explored.gaps)
  }

  @Test("The table has every standard trait, each with the usual value among all")
  func hasAllTraits() throws {
    let names = Mirror(reflecting: try #require(StandardTraits.usual)).children.compactMap(\.label)
    #expect(Set(TraitDimension.standard.map(\.dimension.name)) == Set(names))
    for trait in TraitDimension.standard {
      var traits = TraitCollection()
      trait.set(&traits, trait.usual)
      #expect(traits == TraitCollection() && trait.dimension.labels.indices.contains(trait.usual))
    }
  }

  @Test("Only traits that are read have several values")
  func readsDecide() {
    #expect(explored { _ in 1 }.leaves.map(\.condition) == [""])
    let schemes = explored { $0.colorScheme }
    #expect(
      schemes.leaves.map(\.condition) == ["light", "dark"] && schemes.leaves.map(\.result) == [.light, .dark])
    let both = explored { "\($0.colorScheme) \($0.contrast)" }
    #expect(Set(both.leaves.map(\.result)).count == 4 && both.leaves.count == 4)
  }

  @Test("A trait that is read for some values of another one has its values for these")
  func readsDepend() {
    let leaves = explored { $0.colorScheme == .dark ? "\($0.preferredContentSizeCategory)" : "" }.leaves
    #expect(leaves.count == 13 && leaves.filter { $0.result.isEmpty }.count == 1)
    #expect(leaves.filter { $0.condition.hasPrefix("dark, text size") }.count == 12)
  }

  @Test("Traits of one's own have the cases of their type, or the values that are given")
  func customTraits() {
    #expect(explored { $0[Crowding()] }.leaves.map(\.result) == [.low, .high])
    #expect(explored { $0[Columns()] }.gaps == [.unknownTrait("columns")])
    var exploration = Exploration()
    exploration.customTraits = [TraitDimension(Columns.self, values: [1, 2, 4])]
    let known = explored(exploration) { $0[Columns()] }
    #expect(known.leaves.map(\.result) == [1, 2, 4] && known.gaps.isEmpty)
    exploration.knowsListedTraits = false
    #expect(explored(exploration) { $0[Crowding()] }.gaps == [.unknownTrait("crowding")])
  }

  @Test("What depends on too much is said not to be explored")
  func limit() {
    let all = explored { $0.hashValue }
    #expect(all.gaps == [.tooManySituations] && all.leaves.count == Exploration.usualLimit)
    var few = Exploration()
    few.limit = 3
    #expect(few.explore { $0.preferredContentSizeCategory }.leaves.count == 3)
  }
}
