import Restyle
import TestSupport
import Testing

@Suite struct FontTests {
  static let fonts: [Font] = {
    let families: [Font.Family?] = [nil, .system(.serif), .named("Inter")]
    let features: [Font.Features?] = [nil, [], [.smallCaps]]
    return families.flatMap { family in
      [nil, 17].flatMap { size in
        [nil, .bold].flatMap { weight in
          [nil, .condensed].flatMap { width in
            [nil, .italic].flatMap { slant in
              features.map {
                Font(family: family, size: size, weight: weight, width: width, slant: slant, features: $0)
              }
            }
          }
        }
      }
    }
  }()

  @Test func aFontIsSixAttributes() {
    for font in Self.fonts {
      let style = TextStyle(font: font)
      #expect(style.font == font)
      #expect(style.fontFamily == font.family)
      #expect(style.fontSize == font.size)
      #expect(style.fontWeight == font.weight)
      #expect(style.fontWidth == font.width)
      #expect(style.fontSlant == font.slant)
      #expect(style.attribute(for: .fontFeatures) == font.features)
    }
  }

  @Test func assigningAFontUnsetsWhatItLeavesOpen() {
    for first in Self.fonts {
      for second in Self.fonts.sampled(every: 4) {
        let style = TextStyle(font: first, color: .red).restyled { $0.font = second }
        #expect(style == TextStyle(font: second, color: .red))
      }
    }
  }

  @Test func changingAPartLeavesTheOthers() {
    for font in Self.fonts {
      let style = TextStyle(font: font).restyled { $0.font.weight = .black }
      #expect(style == TextStyle(font: font).weight(.black))
    }
  }

  @Test
  func shorthandsNameTheirParts() async throws {
    try await forEach([
      (Font.system(size: 17), Font(family: .system(.default), size: 17)),
      (
        .system(size: 9, weight: .thin, width: .expanded, design: .rounded),
        Font(family: .system(.rounded), size: 9, weight: .thin, width: .expanded)
      ),
      (.boldSystem(size: 17), Font(family: .system(.default), size: 17, weight: .bold)),
      (.italicSystem(size: 17), Font(family: .system(.default), size: 17, slant: .italic)),
      (.custom("Inter", size: 12, weight: .light), Font(family: .named("Inter"), size: 12, weight: .light)),
    ]) { (font: Font, parts: Font) in
      #expect(font == parts)
    }
  }

  @Test(arguments: [(Double.nan, nil), (.infinity, nil), (-1, 0), (-0.0, 0), (3, 3)] as [(Double, Double?)])
  func sizesAreFiniteAndNotNegative(size: Double, kept: Double?) {
    var font = Font(size: size)
    #expect(font.size == kept)
    #expect(font == font)
    font = Font(size: 1)
    font.size = size
    #expect(font == Font(size: kept))
  }

  @Test func theDescriptionIsSource() {
    #expect("\([Font()])" == "[Font()]")
    #expect(
      Font(
        family: .named("A\"b"), size: 1, weight: .bold, width: .condensed, slant: .italic,
        features: [.smallCaps]
      )
      .debugDescription
        == #"Font(family: .named("A\"b"), size: 1.0, weight: .bold, width: .condensed, slant: .italic, "#
        + "features: [.smallCaps])")
    #expect(Set(Self.fonts.map(\.debugDescription)).count == Self.fonts.count)
  }

  @Test("The source of a style is source, however many features its font has")
  func manyFeatures() throws {
    for count in [1, 5_000, 12_000] {
      let features = try (0..<count).map { number in
        let digits = [number / 625 % 25, number / 25 % 25, number % 25].map { UInt8(ascii: "a") + UInt8($0) }
        return try Font.Feature(tag: "x" + String(decoding: digits, as: UTF8.self))
      }
      let source = TextStyle(font: Font(features: Font.Features(features))).debugDescription
      #expect(
        source.hasPrefix(
          #"try TextStyle().restyled {\#n  $0.fontFeatures = [try Font.Feature(tag: "xaaa", value: 1)"#))
      #expect(source.split(separator: "try Font.Feature(").count == count + 1)
    }
  }
}
