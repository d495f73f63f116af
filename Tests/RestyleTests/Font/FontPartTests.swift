import Restyle
import TestSupport
import Testing

@Suite struct FontPartTests {
  @Test
  func weightsLieBetween1And1000() async throws {
    try await forEach(
      [
        (0, 1), (-4, 1), (1, 1), (432.5, 432.5), (1000, 1000), (1001, 1000), (.infinity, 1000),
        (-.infinity, 1),
        (.nan, 400), (-0.0, 1),
      ] as [(Double, Double)]
    ) { (given: Double, kept: Double) in
      #expect(Font.Weight(given).value == kept)
      #expect(Font.Weight(given) == Font.Weight(kept))
    }
  }

  @Test func namedWeightsAreHundreds() {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.value) == stride(from: 100, through: 900, by: 100).map { $0 })
    #expect(weights == weights.sorted())
  }

  @Test(
    arguments: [(50, 50), (0, 0), (-0.0, 0), (-1, 100), (.nan, 100), (.infinity, 100), (-.infinity, 100)]
      as [(Double, Double)])
  func widthsAreFiniteAndNotNegative(given: Double, kept: Double) {
    #expect(Font.Width(percentage: given).percentage == kept)
    #expect(Font.Width(percentage: given).percentage.sign == .plus)
  }

  @Test(arguments: ["tnum", "ss01", "    ", "a\"\\~"])
  func aTagHasFourCharacters(tag: String) throws {
    let feature = try Font.Feature(tag: tag, value: -3)
    #expect(feature.tag == tag)
    #expect(feature.value == 0)
    #expect(try Font.Feature(tag: tag).value == 1)
    #expect(try Font.Feature(tag: tag).disabled == feature)
  }

  @Test
  func otherTagsAreRefused() async throws {
    try await forEach([
      "", "abc", "abcde", "é12", "éabc", "ab\u{7F}d", "ab\nd", "\u{301}ab",
      String(repeating: "x", count: 9_999),
    ]) { (tag: String) in
      let error = #expect(throws: Font.Feature.InvalidTag.self) { try Font.Feature(tag: tag) }
      #expect(error?.tag == tag)
      #expect(error?.description.contains("four ASCII characters") == true)
      #expect((error?.description.count ?? 0) < 200)
    }
  }

  @Test func featuresKeepOneValueForEachTag() throws {
    let features: Font.Features = [.smallCaps, .monospacedDigits, .smallCaps.disabled]
    #expect(features.map(\.tag) == ["smcp", "tnum"])
    #expect(features.value(for: "smcp") == 0)
    #expect(features.value(for: "tnum") == 1)
    #expect(features.value(for: "zero") == nil)
    #expect(features == [.monospacedDigits, .smallCaps.disabled])
    #expect(features.first == .smallCaps.disabled)
  }

  @Test func mergingFeaturesIsAssociative() throws {
    let sets: [Font.Features] = [
      [], [.smallCaps], [.smallCaps.disabled, .fractions], [.fractions.disabled],
      [try Font.Feature(tag: "ss01", value: 3), .liningDigits],
    ]
    for first in sets {
      #expect(first.merging([]) == first)
      #expect(Font.Features().merging(first) == first)
      for second in sets {
        for third in sets {
          #expect(first.merging(second).merging(third) == first.merging(second.merging(third)))
        }
        for feature in second { #expect(first.merging(second).value(for: feature.tag) == feature.value) }
      }
    }
  }

  @Test(
    arguments: [
      (#"{"tnum":1}"#, nil), (#"{"ss01":2,"zero":0}"#, nil), (#"{"zzzz":1,"toolong":1,"no":1}"#, "no"),
      (#"{"tnum":-1}"#, "tnum"), (#"{"tnum":true}"#, "tnum"), (#"{"tnum":null}"#, "tnum"), (#"{"":1}"#, ""),
    ] as [(String, String?)])
  func featuresAreCodedByTag(json: String, problem: String?) throws {
    if let problem {
      let error = #expect(throws: DecodingError.self) { try decode(Font.Features.self, json) }
      #expect(error?.path == [problem])
    } else {
      #expect(try encode(decode(Font.Features.self, json)) == json)
    }
  }

  @Test(
    arguments: [
      (#"{"named":"Inter"}"#, .named("Inter")), (#"{"system":"rounded"}"#, .system(.rounded)),
    ] as [(String, Font.Family)])
  func familiesAreCodedByKind(json: String, family: Font.Family) throws {
    #expect(try decode(Font.Family.self, json) == family)
    #expect(try encode(family) == json)
  }

  @Test(arguments: ["{}", #"{"system":"comic"}"#, #"{"named":1}"#, #""Inter""#, "null"])
  func otherFamiliesAreRefused(json: String) {
    #expect(throws: DecodingError.self) { try decode(Font.Family.self, json) }
  }
}
