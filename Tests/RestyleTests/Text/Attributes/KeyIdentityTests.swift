import Foundation
import Restyle
import TestSupport
import Testing

/// Keys that share all but their identity: their names, and the names of their types.
@Suite struct KeyIdentityTests {
  /// What sets one of the keys.
  struct Setter: Sendable {
    let set: @Sendable (inout TextStyle, Int) -> Void
    let value: @Sendable (TextStyle) -> Int?

    init<Key: TextAttributeKey>(_ key: Key) where Key.Value == Int {
      set = { $0.setAttribute($1, for: key) }
      value = { $0.attribute(for: key) }
    }
  }

  private struct Own: TextAttributeKey {
    static let name = "own"
    typealias Value = Int
    static var transform: TextTransform<Int>? { { text, value, _ in text + "a\(value)" } }
  }

  static let setters = [Setter(Own()), otherOwn(), oneLocal(), anotherLocal()]

  /// Each set of the keys, with a value.
  static func styles(_ value: Int) -> [TextStyle] {
    (0..<1 << setters.count).map { members in
      var style = TextStyle()
      for (index, setter) in setters.enumerated() where members >> index & 1 == 1 {
        setter.set(&style, value)
      }
      return style
    }
  }

  @Test func eachKeyIsAnAttribute() throws {
    for setter in Self.setters {
      var style = TextStyle()
      setter.set(&style, 1)
      #expect(Self.setters.compactMap { $0.value(style) } == [1])
    }
    #expect(try #require(Self.styles(2).last).attributes.count == Self.setters.count)
  }

  @Test func mergingIsAssociative() {
    var failures: [String] = []
    for first in Self.styles(1) {
      for second in Self.styles(2) {
        let left = first.merging(second)
        #expect(left.attributes.count <= Self.setters.count)
        for third in Self.styles(3).sampled(every: 3)
        where left.merging(third) != first.merging(second.merging(third)) {
          failures.append("\(first), \(second), \(third)")
        }
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func theOrderOfSettingDoesNotMatter() throws {
    var generator = SystemRandomNumberGenerator()
    let expected = try #require(Self.styles(2).last)
    for _ in 0..<50 {
      var style = TextStyle()
      for setter in Self.setters.shuffled(using: &generator) { setter.set(&style, 2) }
      #expect(style == expected)
      #expect(style.hashValue == expected.hashValue)
      #expect(style.debugDescription == expected.debugDescription)
      #expect(StyledText("-", style: style).displayText == StyledText("-", style: expected).displayText)
    }
  }

  @Test func namesTellNoPlaceInMemory() throws {
    let style = try #require(Self.styles(2).last)
    #expect(!style.debugDescription.contains("$5"))
    let error = #expect(throws: EncodingError.self) { try encode(style) }
    #expect(!"\(String(describing: error))".contains("unknown context"))
    let traits = TraitCollection().with { traits in
      for set in Self.traitSetters { set(&traits, 2) }
    }
    #expect(throws: EncodingError.self) { try encode(traits) }
  }

  private struct OwnTrait: TraitKey {
    static let name = "own"
    static let defaultValue = 0
  }

  private static let traitSetters: [@Sendable (inout TraitCollection, Int) -> Void] = [
    { $0[OwnTrait()] = $1 }, otherTrait, oneLocalTrait(), anotherLocalTrait(),
  ]

  @Test func traitsAreTheSameWhateverTheirOrder() {
    let orders = [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]]
    let collections = orders.map { order in
      TraitCollection().with { traits in
        for index in order { Self.traitSetters[index](&traits, index + 1) }
      }
    }
    for traits in collections {
      #expect(traits == collections[0] && traits.hashValue == collections[0].hashValue)
    }
  }
}

private func oneLocal() -> KeyIdentityTests.Setter {
  struct Local: TextAttributeKey {
    static let name = "own"
    typealias Value = Int
    static var transform: TextTransform<Int>? { { text, value, _ in text + "c\(value)" } }
  }
  return KeyIdentityTests.Setter(Local())
}

private func anotherLocal() -> KeyIdentityTests.Setter {
  struct Local: TextAttributeKey {
    static let name = "own"
    typealias Value = Int
    static var transform: TextTransform<Int>? { { text, value, _ in text + "d\(value)" } }
  }
  return KeyIdentityTests.Setter(Local())
}

private func oneLocalTrait() -> @Sendable (inout TraitCollection, Int) -> Void {
  struct Local: TraitKey {
    static let name = "own"
    static let defaultValue = 0
  }
  return { $0[Local()] = $1 }
}

private func anotherLocalTrait() -> @Sendable (inout TraitCollection, Int) -> Void {
  struct Local: TraitKey {
    static let name = "own"
    static let defaultValue = 0
  }
  return { $0[Local()] = $1 }
}
