import Restyle
import RestyleTesting
import TestSupport
import Testing

/// The laws of setting and unsetting.
@Suite struct TextStyleAttributeTests {
  @Test func restylingNothingChangesNothing() {
    for style in StyleSamples.all { #expect(style.restyled { _ in } == style) }
  }

  @Test func attributesMakeTheStyleAgain() {
    for style in StyleSamples.all {
      #expect(TextStyle(attributes: style.attributes) == style)
      #expect(TextStyle(attributes: TextAttributes(Array(style.attributes))) == style)
      #expect(style.attributes.count == Array(style.attributes).count)
      #expect(style.attributes.isEmpty == (style == TextStyle()))
    }
  }

  @Test func theOrderOfSettingIsInvisible() {
    var generator = SeededGenerator(seed: 1)
    for style in StyleSamples.all {
      let attributes = Array(style.attributes)
      for _ in 0..<4 {
        let other = TextStyle(attributes: TextAttributes(attributes.shuffled(using: &generator)))
        #expect(other == style)
        #expect(other.hashValue == style.hashValue)
        #expect(Array(other.attributes) == attributes)
        #expect(other.debugDescription == style.debugDescription)
      }
    }
  }

  @Test func attributesComeInTheOrderOfTheirNames() {
    for style in StyleSamples.all {
      let names = style.attributes.names
      #expect(names == names.sorted())
      #expect(names == style.attributes.map(\.name))
    }
  }

  @Test
  func settingAndUnsettingLeavesNothing() async throws {
    try await forEach(standardAttributeSamples) { (sample: StandardAttributeSample) in
      var failures: [String] = []
      for style in (StyleSamples.few + StyleSamples.combined.dropFirst()).sampled(every: 4) {
        let attributes = Array(style.attributes)
        let without = sample.removing(style)
        if without.attributes.names != attributes.map(\.name).filter({ $0 != sample.name }) {
          failures.append("\(style) without it")
        }
        for attribute in sample.styles.flatMap(\.attributes) {
          let with = TextStyle(attributes: TextAttributes(attributes + [attribute]))
          if !with.attributes.contains(attribute) || with == without || sample.removing(with) != without {
            failures.append("\(style) with \(attribute)")
          }
        }
      }
      #expect(failures.isEmpty)
    }
  }

  @Test
  func theLastOfTwoValuesStays() async throws {
    try await forEach(standardAttributeSamples) { (sample: StandardAttributeSample) in
      let attributes = sample.styles.flatMap(\.attributes)
      for first in attributes {
        for second in attributes {
          #expect(TextAttributes([first, second]) == TextAttributes([second]))
        }
      }
    }
  }

  /// Random changes to one style, compared with a dictionary of what should be set.
  @Test
  func randomChangesLeaveWhatTheyShould() async throws {
    try await forEach((1...10).sampled(every: 3)) { (seed: UInt64) in
      var generator = SeededGenerator(seed: seed)
      var style = TextStyle()
      var model: [String: TextAttribute] = [:]
      for _ in 0..<100 {
        let sample = standardAttributeSamples[
          Int.random(in: standardAttributeSamples.indices, using: &generator)]
        if Int.random(in: 0..<3, using: &generator) == 0 {
          style = sample.removing(style)
          model[sample.name] = nil
        } else if let attribute = sample.styles.randomElement(using: &generator)?.attributes.first(where: {
          _ in
          true
        }) {
          style = TextStyle(attributes: TextAttributes(Array(style.attributes) + [attribute]))
          model[sample.name] = attribute
        }
        #expect(Array(style.attributes) == model.values.sorted { $0.name < $1.name })
      }
    }
  }

  @Test func equalStylesHaveEqualHashes() {
    let remade = StyleSamples.all.map { TextStyle(attributes: TextAttributes($0.attributes.reversed())) }
    for (index, style) in StyleSamples.all.enumerated() {
      for (otherIndex, other) in remade.enumerated() {
        #expect((style == other) == (index == otherIndex))
        #expect((other == style) == (index == otherIndex))
        guard style == other else { continue }
        #expect(style.hashValue == other.hashValue)
      }
    }
  }

  @Test func unsetIsNotDefault() {
    var style = TextStyle()
    style.setAttribute(0, for: .kern)
    #expect(style != TextStyle())
    #expect(style.attribute(for: .kern) == 0)
    style.setAttribute(0, for: .kern, defaultValue: 0)
    #expect(style == TextStyle())
    #expect(style.attribute(for: .kern) == nil)
    #expect(style.kern == 0)
    style.setAttribute(nil, for: .kern, defaultValue: 0)
    #expect(style == TextStyle())
  }

  @Test func aDefaultUnsetsInTheFormThatItIsKeptIn() {
    var style = TextStyle(font: Font(size: 3))
    style.setAttribute(-5, for: .fontSize, defaultValue: 0)
    #expect(style == TextStyle())
    style.setAttribute(-0.0, for: .kern, defaultValue: 0)
    #expect(style == TextStyle())
  }

  @Test func aCustomPropertyUnsetsItsDefault() {
    var style = TextStyle().restyled { $0.shout = 2 }
    #expect(style.attribute(for: .shout) == 2)
    style.shout = 0
    #expect(style == TextStyle())
  }

  @Test func copiesDoNotShareChanges() {
    let original = TextStyle().restyled { $0.shout = 1 }
    var copy = original
    copy.shout = 2
    copy.underline = .single
    #expect(original.shout == 1)
    #expect(original.attributes.names == ["shout"])
    #expect(copy.attributes.names == ["shout", "underline"])
  }
}
