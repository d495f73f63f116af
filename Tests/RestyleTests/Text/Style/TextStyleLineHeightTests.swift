import Restyle
import TestSupport
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
  func whatIsNotFiniteUnsetsTheHeight(height: Double) {
    #expect(style.restyled { $0.lineHeight = 20 }.restyled { $0.lineHeight = height } == style)
  }

  @Test func spacingAndHeightMoveTogether() {
    #expect(style.restyled { $0.lineSpacing += 2 }.lineHeight == style.lineHeight + 2)
    #expect(style.restyled { $0.lineHeight += 2 }.lineSpacing == style.lineSpacing + 2)
    #expect(style.restyled { $0.lineSpacing = 6 }.resized(to: 10).lineHeight == 16)
  }

  @Test(arguments: [8.0, 20, 40])
  func aHeightIsKeptAsItWasMeant(height: Double) {
    let stylers: [Styler<TextStyle>] = [
      Styler { $0.lineHeight = height }, Styler { $0.fontSize = 16 }, Styler { $0.lineHeightMultiple = 1.5 },
      Styler { $0.minimumLineHeight = 10 }, Styler { $0.maximumLineHeight = 30 },
    ]
    for shift in stylers.indices {
      for order in [stylers, stylers.reversed()] {
        let shifted = Array(order[shift...] + order[..<shift])
        let style = shifted.reduce(style) { style, styler in style.restyled { styler.apply(to: &$0) } }
        #expect(style.lineHeight == max(height, 16))
        #expect(style.lineSpacing == max(height, 16) - 24)
        #expect(style.resized(to: 50).lineHeight == 50)
      }
    }
  }

  @Test func ofHeightAndSpacingTheLastThatIsAssignedStays() {
    let high = style.restyled { $0.lineHeight = 20 }
    let spaced = style.restyled { $0.lineSpacing = 1 }
    #expect(high.attributes.names.contains("lineHeight"))
    #expect(high.restyled { $0.lineSpacing = 1 } == spaced)
    #expect(spaced.restyled { $0.lineHeight = 20 } == high)
    #expect(high.restyled { $0.lineSpacing += 2 }.lineHeight == 22)
    // Merging sets both.
    for merged in [high.merging(spaced), spaced.merging(high)] {
      #expect(merged.lineHeight == 20)
      #expect(merged.lineSpacing == 6)
    }
    #expect(high.removingAttribute(for: .lineSpacing) == high)
    #expect(high.removingAttribute(for: .lineHeight) == style)
  }

  @Test
  func linesAndTheirBreaksHaveOneRule() async throws {
    try await forEach(
      [
        (nil, nil, 1, .truncatingTail), (nil, .wordWrapping, 0, .wordWrapping),
        (nil, .charWrapping, 0, .charWrapping),
        (nil, .clipping, 1, .clipping), (nil, .truncatingHead, 1, .truncatingHead),
        (0, nil, 0, .truncatingTail), (3, nil, 3, .truncatingTail), (1, .wordWrapping, 1, .wordWrapping),
      ] as [(Int?, LineBreakMode?, Int, LineBreakMode)]
    ) { (lines: Int?, mode: LineBreakMode?, shown: Int, shownMode: LineBreakMode) in
      let style = TextStyle(numberOfLines: lines, lineBreakMode: mode)
      #expect(style.numberOfLines == shown)
      #expect(style.lineBreakMode == shownMode)
      #expect(style.setsLineBreaks == (lines != nil || mode != nil))
    }
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
