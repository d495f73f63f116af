import Foundation
import Restyle
import RestyleTesting
import TestSupport
import Testing

/// What is inherited is neither unset nor a value.
@Suite("Inherited attributes")
struct TextStyleInheritingTests {
  /// An attribute, with a style that inherits it and one that sets each of some values.
  struct Sample: CustomTestStringConvertible {
    let name: String
    let key: any TextAttributeKey.Type
    let values: [TextStyle]

    var inherited: TextStyle { TextStyle(attributes: [TextAttribute(inheriting: key)]) }
    var testDescription: String { name }
  }

  static let samples: [Sample] =
    (standardAttributeSamples.map(\.styles) + [[TextStyle().restyled { $0.shout = 2 }]])
    .compactMap { styles in
      let values = styles.filter { $0.attributes.count == 1 }
      guard let attribute = values.first?.attributes.first(where: { _ in true }) else { return nil }
      return Sample(
        name: attribute.name, key: attribute.key,
        values: values.filter { $0.attributes.names == [attribute.name] })
    }

  @Test("There is a sample of each attribute")
  func completeness() {
    #expect(Set(Self.samples.map(\.name)).isSuperset(of: TextAttributeKeySet.standard.types.map { $0.name }))
  }

  @Test("It reads as nothing, differs from what is unset, and is reported")
  func reading() async throws {
    try await forEach(Self.samples) { (sample: Sample) throws in
      let style = sample.inherited
      func isUnset<Key: TextAttributeKey>(_ key: Key.Type) -> Bool { style.attributes.value(for: key) == nil }
      let readsAsNil = isUnset(sample.key)
      #expect(readsAsNil)
      #expect(
        style != TextStyle() && !style.attributes.isEmpty && style.hashValue == sample.inherited.hashValue)
      #expect(style.attributes.names == [sample.name] && style.attributes.allSatisfy { $0.isInherited })
      for value in sample.values { #expect(style != value) }
    }
  }

  @Test("A value takes its place, and so does nothing")
  func setting() async throws {
    try await forEach(Self.samples) { (sample: Sample) in
      func set<Key: TextAttributeKey>(_ key: Key.Type) {
        for value in sample.values {
          var style = sample.inherited
          style.attributes.setValue(value.attributes.value(for: key), for: key)
          #expect(style == value)
          style.attributes = sample.inherited.attributes
          style.attributes.setValue(nil, for: key)
          #expect(style == TextStyle())
        }
      }
      set(sample.key)
    }
  }

  @Test("It hides what lies below, and what lies over it hides it")
  func merging() async throws {
    try await forEach(Self.samples) { (sample: Sample) in
      let inherited = sample.inherited
      #expect(inherited.merging(TextStyle()) == inherited && TextStyle().merging(inherited) == inherited)
      for value in sample.values {
        #expect(value.merging(inherited) == inherited)
        #expect(inherited.merging(value) == value)
        // Against what is around, it is what that says.
        #expect(inherited.inheriting(from: value) == value)
        #expect(value.inheriting(from: inherited) == value)
      }
      #expect(inherited.inheriting(from: TextStyle()) == inherited)
      #expect(inherited.inheriting(from: inherited) == inherited)
    }
  }

  @Test("Merging stays associative, of attributes that share a place too")
  func associativity() throws {
    // Where values unite, what is laid over an inherited one unites with nothing.
    let samples = Self.samples.filter { !["fontFeatures", "Aliases"].contains($0.name) }
    let groups =
      samples.map { [$0] }
      + [
        samples.filter { ["lineHeight", "lineSpacing", "lineHeightMultiple"].contains($0.name) },
        samples.filter { ["fontFamily", "color", "numberOfLines"].contains($0.name) },
      ]
    for group in groups {
      let styles = [TextStyle()] + group.map(\.inherited) + group.flatMap { $0.values.suffix(2) }
      let all = styles + styles.flatMap { style in group.map { style.merging($0.inherited) } }
      for first in all {
        for second in all {
          let merged = first.merging(second)
          for third in styles {
            let (left, right) = (merged.merging(third), first.merging(second.merging(third)))
            guard left != right else { continue }
            Issue.record("\(first), \(second), \(third): \(left), \(right)")
            return
          }
        }
      }
    }
  }

  @Test("A document keeps it")
  func coding() async throws {
    try await forEach(Self.samples) { (sample: Sample) throws in
      let keys = try sampleKeys()
      let json = try encode(sample.inherited)
      #expect(json == "{\"\(sample.name)\":null}")
      #expect(try decode(TextStyle.self, json, keys: keys) == sample.inherited)
    }
  }

  @Test("All of them together come back, and are described")
  func together() throws {
    let keys = try sampleKeys()
    let all = TextStyle(attributes: TextAttributes(Self.samples.map { TextAttribute(inheriting: $0.key) }))
    #expect(all.attributes.count == Self.samples.count && all.attributes.allSatisfy { $0.isInherited })
    #expect(try decode(TextStyle.self, encode(all), keys: keys) == all)
    let description = TextStyle(color: .red).inheriting(.kern).debugDescription
    #expect(
      description
        == """
        TextStyle().restyled {
          $0.color = Color(hex: 0xff0000)
          $0.inherit(.kern)
        }
        """)
    for value in StyleSamples.standard where !value.attributes.isEmpty {
      #expect(value.merging(all).attributes.allSatisfy { $0.isInherited })
      #expect(all.inheriting(from: value).merging(TextStyle()).attributes.contains { !$0.isInherited })
    }
  }

  @Test("Properties end it as keys do")
  func properties() {
    var style = TextStyle().inheriting(.color).inheriting(.fontSize).inheriting(.lineHeight)
      .inheriting(.lineSpacing)
    #expect(style.inherits(.color) && style.inherits(.lineSpacing) && !style.inherits(.kern))
    style.color = .red
    style.fontSize = nil
    style[.lineSpacing] = 3
    #expect(!style.inherits(.color) && !style.inherits(.fontSize) && !style.inherits(.lineSpacing))
    #expect(style.inherits(.lineHeight) && style.attribute(for: .lineSpacing) == 3)
    style[.lineHeight] = 20
    #expect(style.attribute(for: .lineHeight) == 20 && style.attribute(for: .lineSpacing) == 3)
    style.inherit(.lineHeight)
    #expect(style.attribute(for: .lineHeight) == nil && style.attribute(for: .lineSpacing) == 3)
    // The property takes the place of both.
    style.lineSpacing = 4
    #expect(style == TextStyle(color: .red).restyled { $0.lineSpacing = 4 })
  }
}
