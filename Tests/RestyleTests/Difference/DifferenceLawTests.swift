import Foundation
import Restyle
import TestSupport
import Testing

@Suite("Laws of the differences of styles")
struct DifferenceLawTests {
  private typealias StyleSample = Style & Sampled

  private static let types: [any StyleSample.Type] =
    ValueLawTests.types.compactMap { $0 as? any StyleSample.Type } + [TextStyle.self]

  @Test("Applying a difference gives the new style, and inverting it the old one")
  func applying() async throws {
    try await forEach(Self.types) { (type: any StyleSample.Type) throws in
      func check<Value: StyleSample>(_ type: Value.Type) {
        for (first, second) in Value.pairs {
          let difference = first.difference(to: second)
          #expect(first.applying(difference) == second)
          #expect(second.applying(difference.inverted) == first)
          #expect(difference.inverted == second.difference(to: first))
          #expect(difference.inverted.inverted == difference)
        }
      }
      check(type)
    }
  }

  @Test("A difference is empty exactly if the styles are equal, and says so")
  func empty() async throws {
    try await forEach(Self.types) { (type: any StyleSample.Type) throws in
      func check<Value: StyleSample>(_ type: Value.Type) {
        for (first, second) in Value.pairs {
          let difference = first.difference(to: second)
          #expect(difference.isEmpty == (first == second))
          #expect(difference.changes.isEmpty == (first == second))
          #expect(Set(difference.changes).count == difference.changes.count)
          for change in difference.changes { #expect(change.oldDescription != change.newDescription) }
          #expect(first.difference(to: first) == second.difference(to: second))
        }
      }
      check(type)
    }
  }

  @Test("Differences that follow one another are the difference of the ends")
  func composition() async throws {
    try await forEach(Self.types) { (type: any StyleSample.Type) in
      func check<Value: StyleSample>(_ type: Value.Type) {
        let samples = Value.samples
        for (index, (first, second)) in Value.pairs.enumerated() {
          let third = samples[index * 5 % samples.count]
          let both = first.difference(to: second).followed(by: second.difference(to: third))
          #expect(both == first.difference(to: third))
          #expect(both.changes == first.difference(to: third).changes)
        }
      }
      check(type)
    }
  }

  @Test("What is decoded of a difference equals it")
  func coding() async throws {
    try await forEach(Self.types) { (type: any StyleSample.Type) throws in
      func check<Value: StyleSample>(_ type: Value.Type) throws {
        for (first, second) in Value.pairs {
          let difference = first.difference(to: second)
          let data = try JSONEncoder().encode(difference)
          #expect(try JSONDecoder().decode(StyleDifference<Value>.self, from: data) == difference)
        }
      }
      try check(type)
    }
  }

  @Test("Attributes that decoding didn't know, and custom ones, are told apart")
  func attributes() async throws {
    let styles = StyleSamples.custom + StyleSamples.unknown + StyleSamples.combined.prefix(8)
    try await forEach(styles) { (first: TextStyle) in
      for second in styles {
        let difference = first.difference(to: second)
        #expect(first.applying(difference) == second)
        #expect(second.applying(difference.inverted) == first)
        let third = styles[second.attributes.count % styles.count]
        #expect(difference.followed(by: second.difference(to: third)) == first.difference(to: third))
      }
    }
  }
}
