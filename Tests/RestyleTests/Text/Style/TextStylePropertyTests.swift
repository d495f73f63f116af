import Restyle
import RestyleTesting
import TestSupport
import Testing

@Suite struct TextStylePropertyTests {
  @Test
  func thePropertyAndTheKeyAreOneAttribute() async throws {
    try await forEach(standardAttributeSamples) { (sample: StandardAttributeSample) in
      #expect(sample.stylesSetByProperty == sample.styles)
      #expect(sample.propertyReadsValues)
      #expect(sample.propertyReadsDefault)
      for style in sample.styles { #expect(sample.removing(style) == TextStyle()) }
    }
  }

  /// A property of a number, and the values it can have.
  struct Number: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let property: any WritableKeyPath<TextStyle, Double> & Sendable
    let limits: ClosedRange<Double>
  }

  static let numbers = [
    Number(testDescription: "baselineOffset", property: \.baselineOffset, limits: anything),
    Number(testDescription: "kern", property: \.kern, limits: anything),
    Number(testDescription: "letterSpacing", property: \.letterSpacing, limits: anything),
    Number(testDescription: "lineSpacing", property: \.lineSpacing, limits: anything),
    Number(testDescription: "tailIndent", property: \.tailIndent, limits: anything),
    Number(testDescription: "headIndent", property: \.headIndent, limits: positive),
    Number(testDescription: "firstLineHeadIndent", property: \.firstLineHeadIndent, limits: positive),
    Number(testDescription: "lineHeightMultiple", property: \.lineHeightMultiple, limits: positive),
    Number(testDescription: "minimumLineHeight", property: \.minimumLineHeight, limits: positive),
    Number(testDescription: "minimumScaleFactor", property: \.minimumScaleFactor, limits: 0...1),
    Number(testDescription: "paragraphSpacing", property: \.paragraphSpacing, limits: positive),
    Number(testDescription: "paragraphSpacingBefore", property: \.paragraphSpacingBefore, limits: positive),
  ]

  private static let anything = -Double.infinity...Double.infinity
  private static let positive = 0...Double.infinity

  @Test(arguments: Self.numbers)
  func numbersAreKeptWithinTheirLimits(sample: Number) {
    for number in [-1e300, -5, -0.5, 0, 1e-300, 0.25, 1, 3, 1e300] {
      let style = TextStyle().restyled { $0[keyPath: sample.property] = number }
      #expect(
        style[keyPath: sample.property]
          == min(max(number, sample.limits.lowerBound), sample.limits.upperBound))
      #expect(style.attributes.count == 1)
    }
    let zero = TextStyle().restyled { $0[keyPath: sample.property] = -0.0 }
    #expect(zero[keyPath: sample.property].sign == .plus)
    #expect(zero == TextStyle().restyled { $0[keyPath: sample.property] = 0 })
  }

  @Test(arguments: Self.numbers)
  func whatIsNotFiniteUnsets(sample: Number) {
    for number in [Double.nan, .infinity, -.infinity, .signalingNaN] {
      let style = TextStyle().restyled {
        $0[keyPath: sample.property] = 0.5
        $0[keyPath: sample.property] = number
      }
      #expect(style == TextStyle())
    }
  }

  @Test(arguments: [(Double.nan, nil), (.infinity, nil), (-.infinity, nil), (-5, 0), (-0.0, 0), (12.5, 12.5)])
  func optionalLengthsAreKeptWithinTheirLimits(number: Double, kept: Double?) {
    let size = TextStyle().restyled { $0.fontSize = number }
    #expect(size.fontSize == kept)
    #expect(size.fontSize?.sign != .minus)
    #expect(TextStyle(font: Font(size: number)) == size)
    #expect(TextStyle().resized(to: number) == size)
    let height = TextStyle().restyled { $0.maximumLineHeight = number }
    #expect(height.maximumLineHeight == kept)
    #expect(height.maximumLineHeight?.sign != .minus)
  }

  @Test(arguments: [(Int.min, 0), (-1, 0), (0, 0), (2, 2), (.max, .max)])
  func linesAreCountedFromZero(number: Int, kept: Int) {
    #expect(TextStyle(numberOfLines: number).numberOfLines == kept)
    #expect(TextStyle().restyled { $0.numberOfLines = number }.attribute(for: .numberOfLines) == kept)
    #expect(TextStyle().multilined(lines: number).numberOfLines == kept)
  }

  @Test func keysOfTheirOwnAreNormalisedToo() {
    var style = TextStyle().restyled { $0.setAttribute(.nan, for: ZoomFactor()) }
    #expect(style == TextStyle())
    style.setAttribute(-0.0, for: ZoomFactor())
    #expect(style.attribute(for: ZoomFactor())?.sign == .plus)
  }

  @Test func theInitialiserSetsWhatIsGiven() {
    #expect(TextStyle(color: .red).attributes.names == ["color"])
    let style = TextStyle(
      font: Font(size: 12), color: .red, alignment: .center, numberOfLines: 2, lineBreakMode: .clipping,
      minimumScaleFactor: 0.5, adjustsFontForContentSizeCategory: true)
    #expect(
      style
        == TextStyle().restyled {
          $0.fontSize = 12
          $0.color = .red
          $0.alignment = .center
          $0.numberOfLines = 2
          $0.lineBreakMode = .clipping
          $0.minimumScaleFactor = 0.5
          $0.adjustsFontForContentSizeCategory = true
        })
  }
}
