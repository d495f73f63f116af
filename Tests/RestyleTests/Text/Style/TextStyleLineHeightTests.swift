import Restyle
import Testing

@Suite struct TextStyleLineHeightTests {
  private let style = TextStyle(font: .system(size: 14), color: .red)

  @Test(arguments: [(30.0, 30.0), (15, 15), (14, 14), (13, 14), (0, 14), (-8, 14)])
  func aLineIsNeverLowerThanTheFontIsBig(assigned: Double, height: Double) {
    let style = style.restyled { $0.lineHeight = assigned }
    #expect(style.lineHeight == height)
    #expect(style.lineSpacing == height - 14)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatIsNotFiniteUnsetsTheSpacing(height: Double) {
    #expect(style.restyled { $0.lineHeight = 20 }.restyled { $0.lineHeight = height } == style)
  }

  @Test func spacingAndHeightMoveTogether() {
    #expect(style.restyled { $0.lineSpacing += 2 }.lineHeight == style.lineHeight + 2)
    #expect(style.restyled { $0.lineHeight += 2 }.lineSpacing == style.lineSpacing + 2)
    #expect(style.restyled { $0.lineHeight = 20 }.resized(to: 10).lineHeight == 16)
  }

  @Test func assigningTheHeightSetsNothingButTheSpacing() {
    let high = style.restyled { $0.lineHeight = 20 }
    #expect(high.removingAttribute(for: .lineSpacing) == style)
  }

  @Test func withoutASizeTheDefaultOneStandsIn() {
    #expect(TextStyle().lineHeight == Font.defaultSize)
    #expect(TextStyle().restyled { $0.lineHeight = 22 }.lineSpacing == 22 - Font.defaultSize)
  }

  @Test(
    arguments: [
      (1, 0, nil, 10), (1.5, 0, nil, 15), (1, 12, nil, 12), (2, 12, 16, 16), (1, 30, 20, 20), (0, 0, nil, 0),
    ] as [(Double, Double, Double?, Double)])
  func multipleAndLimitsMakeTheOwnHeight(multiple: Double, least: Double, greatest: Double?, own: Double) {
    let style = TextStyle(font: .system(size: 10)).restyled {
      $0.lineHeightMultiple = multiple
      $0.minimumLineHeight = least
      $0.maximumLineHeight = greatest
      $0.lineSpacing = 4
    }
    #expect(style.ownLineHeight == own)
    #expect(style.lineHeight == own + 4)
    #expect(style.restyled { $0.lineHeight = 25 }.lineHeight == 25)
    #expect(style.restyled { $0.lineHeight = 1 }.lineHeight == 10)
  }

  @Test func hugeNumbersStayOrdered() {
    var style = TextStyle(font: .system(size: 1e308)).restyled { $0.lineHeightMultiple = 1e10 }
    style.lineHeight = 1e308
    #expect(style == style)
    #expect(!style.lineHeight.isNaN)
  }

  @Test func letterSpacingIsKern() {
    #expect(TextStyle().restyled { $0.letterSpacing = 2 } == TextStyle().tracking(2))
    #expect(TextStyle().tracking(2).letterSpacing == 2)
  }
}
