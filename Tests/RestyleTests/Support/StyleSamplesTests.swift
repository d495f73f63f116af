import Restyle
import RestyleTesting
import TestSupport
import Testing

/// The samples are worth something only if nothing is missing among them.
@Suite struct StyleSamplesTests {
  @Test func everyStandardKeyHasItsSample() {
    #expect(standardAttributeSamples.map(\.name) == TextAttributeKeySet.standard.names)
  }

  @Test
  func aSampleHasSeveralValues() async throws {
    try await forEach(standardAttributeSamples) { (sample: StandardAttributeSample) in
      #expect(Set(sample.styles).count >= 2)
      #expect(Set(sample.styles).count == sample.styles.count)
      for style in sample.styles { #expect(style.attributes.names == [sample.name]) }
    }
  }

  @Test func noSampleRepeatsAnother() {
    #expect(Set(StyleSamples.all).count == StyleSamples.all.count)
    #expect(Set(StyleSamples.few).count == StyleSamples.few.count)
  }
}

extension StandardAttributeSample: CustomTestStringConvertible {
  var testDescription: String { name }
}
