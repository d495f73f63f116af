import Restyle
import TestSupport
import Testing

@Suite struct TextStyleScalingTests {
  @Test
  func theDefaultSizeScalesToTheStylesOwn() async throws {
    try await forEach(Font.TextStyle.allCases, ContentSizeCategory.allCases) {
      (style: Font.TextStyle, category: ContentSizeCategory) in
      #expect(style.scaledValue(style.size(for: .large), for: category) == style.size(for: category))
      #expect(style.scaledValue(0, for: category) == 0)
    }
  }

  @Test
  func nothingScalesAtTheDefaultCategory() async throws {
    try await forEach(Font.TextStyle.allCases) { (style: Font.TextStyle) in
      for value in [1, 12.5, 17, 100] {
        #expect(style.scaledValue(value, for: .large) == value)
      }
    }
  }

  @Test func theMaximumLimitsOnlyWhatExceedsIt() {
    let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(Font.TextStyle.body.scaledValue(34, for: largest) == 106)
    #expect(Font.TextStyle.body.scaledValue(34, for: largest, maximum: 40) == 40)
    #expect(Font.TextStyle.body.scaledValue(34, for: largest, maximum: 200) == 106)
    #expect(Font.TextStyle.body.scaledValue(34, for: largest, maximum: .nan) == 106)
    #expect(Font.TextStyle.body.scaledValue(34, for: largest, maximum: .infinity) == 106)
  }

  @Test func whatIsNotFiniteStaysAsItIs() {
    let category = ContentSizeCategory.accessibilityMedium
    #expect(Font.TextStyle.body.scaledValue(.nan, for: category).isNaN)
    #expect(Font.TextStyle.body.scaledValue(.infinity, for: category) == .infinity)
    #expect(
      Font.TextStyle.body.scaledValue(.greatestFiniteMagnitude, for: category) == .greatestFiniteMagnitude)
  }

  @Test
  func trackingIsInterpolatedBetweenPublishedSizesAndClampedOutside() async throws {
    try await forEach(
      [
        (17.5, -0.435), (6.5, 0.235), (55, 0.31), (74, 0.105), (13, -0.08), (53, 0.31), (52, 0.33),
        (0, 0.24), (-4, 0.24), (-.infinity, 0.24), (97, 0), (.infinity, 0), (.nan, 0),
      ] as [(Double, Double)]
    ) { (row: (size: Double, tracking: Double)) in
      #expect(abs(Font.TextStyle.tracking(forSize: row.size) - row.tracking) < 1e-12)
    }
  }
}
