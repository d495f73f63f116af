import Foundation
import Restyle
import Testing

/// Attributes of users whose values have no order: each set has one of its own, by its capacity and the seed of hashes.
@Suite("Values without an order")
struct UnorderedValueTests {
  private struct Tags: TextAttributeKey {
    static let name = "tags"
    typealias Value = Set<String>
  }

  private struct Scores: TextAttributeKey {
    static let name = "scores"
    typealias Value = Board
  }

  private struct Board: Hashable, Sendable, Codable {
    var groups: [Set<Point>]
    var byPoint: [Point: Set<Int>]
    var byName: [String: Set<Double>]
    var data: Data
  }

  private struct Point: Hashable, Sendable, Codable {
    var x: Int
    var y: Int
  }

  private struct Groups: TraitKey {
    static let name = "groups"
    static let defaultValue: [Version: Set<Double>] = [:]
  }

  /// Compared by one of its properties: the order of others is as undecided as that of a set.
  private struct Version: Hashable, Sendable, Codable, Comparable {
    var number: Int
    var name: String

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
  }

  /// A set of the same elements in an order that depends on a number.
  private static func set<Element>(_ elements: [Element], _ number: Int) -> Set<Element> {
    var set = Set<Element>(minimumCapacity: 64 << (number * 2))
    for element in number.isMultiple(of: 2) ? elements : elements.reversed() { set.insert(element) }
    return set
  }

  private static let orders = 0..<6

  /// A style whose sets have the same elements in orders that depend on a number.
  private static func style(_ number: Int) -> TextStyle {
    func set<Element>(_ elements: [Element]) -> Set<Element> { Self.set(elements, number) }
    let points = (0..<20).map { Point(x: $0 % 4, y: $0) }
    var byPoint = [Point: Set<Int>](minimumCapacity: 64 << (number * 2))
    for point in points { byPoint[point] = set(Array(0..<20)) }
    return TextStyle().restyled {
      $0.setAttribute(set((0..<40).map { "tag \($0)" }), for: Tags())
      $0.setAttribute(
        Board(
          groups: [set(points)], byPoint: byPoint, byName: ["a": set((0..<20).map { Double($0) / 3 })],
          data: Data([1, 2, 3])),
        for: Scores())
    }
  }

  @Test("What is written of sets is sorted, wherever they are")
  func order() throws {
    let styles = Self.orders.map(Self.style)
    let documents = try Set(styles.map { try encode($0) })
    let sources = Set(styles.map(\.debugDescription))
    #expect(Set(styles).count == 1)
    #expect(documents.count == 1)
    #expect(sources.count == 1)
    #expect(sources.first?.contains(#"["tag 0", "tag 1", "tag 10""#) == true)
    let document = try #require(documents.first)
    #expect(document.contains(#"[0,1,2,3,4,5,6,7,8,9,10,11"#))
    // As the encoder writes data by itself.
    #expect(document.contains(#""data":"AQID""#))
  }

  private struct Palette: Style, Hashable, Codable {
    var names: Set<String>
    var shades: [String: Set<Int>]
    var steps: [Point: Int]
  }

  @Test("Styles of users are described with their sets sorted")
  func ownStyles() {
    let sources = Self.orders.map { order in
      var shades = [String: Set<Int>](minimumCapacity: 64 << (order * 2))
      var steps = [Point: Int](minimumCapacity: 64 << (order * 2))
      for number in Self.set(Array(0..<20), order) {
        shades["\(number)"] = Self.set(Array(0..<20), order)
        steps[Point(x: number, y: 0)] = number
      }
      return Palette(names: Self.set(["a", "b", "c", "d"], order), shades: shades, steps: steps)
        .debugDescription
    }
    #expect(Set(sources).count == 1)
  }

  @Test("Traits are sorted as attributes are, and keys that compare as equal by what they are")
  func traits() throws {
    let versions = (0..<40).map { Version(number: $0 / 8, name: "\($0)") }
    let documents = try Self.orders.map { order in
      var groups = [Version: Set<Double>](minimumCapacity: 64 << (order * 2))
      for version in Self.set(versions, order) { groups[version] = Self.set([1, 0.5, -2, 1e300], order) }
      return try encode(TraitCollection().with { $0[Groups()] = groups })
    }
    #expect(Set(documents).count == 1)
    #expect(documents.first?.contains("[-2,0.5,1,") == true)
  }

  @Test("What was written sorted is read as it was")
  func roundTrip() throws {
    let style = Self.style(1)
    let decoder = JSONDecoder()
    decoder.userInfo[.textAttributeKeys] = try TextAttributeKeySet.standard.adding(Tags.self).adding(
      Scores.self)
    #expect(try decoder.decode(TextStyle.self, from: JSONEncoder().encode(style)) == style)
  }
}
