import Restyle
import TestSupport
import Testing

@Suite struct PreferredTextStyleTests {
  private static let pairs = Font.TextStyle.allCases.flatMap { textStyle in
    ContentSizeCategory.allCases.map { (textStyle, $0) }
  }

  @Test
  func aPreferredStyleHasThePublishedFigures() async throws {
    try await forEach(Self.pairs) { (textStyle: Font.TextStyle, category: ContentSizeCategory) in
      let traits = TraitCollection(preferredContentSizeCategory: category)
      let style = TextStyle.preferred(for: textStyle).resolved(for: traits)
      #expect(style.fontSize == textStyle.size(for: category))
      #expect(abs(style.lineHeight - textStyle.leading(for: category)) < 1e-9)
      #expect(style.kern == textStyle.tracking(for: category))
      #expect(style.font == .preferred(for: textStyle, compatibleWith: traits))
    }
  }

  @Test
  func aPreferredStyleIsBolderForThoseWhoAskForIt() async throws {
    try await forEach(Self.pairs) { (textStyle: Font.TextStyle, category: ContentSizeCategory) in
      let traits = TraitCollection(preferredContentSizeCategory: category, legibilityWeight: .bold)
      let style = TextStyle.preferred(for: textStyle).resolved(for: traits)
      #expect(style.font == .preferred(for: textStyle, compatibleWith: traits))
      #expect(style.fontWeight == (textStyle == .headline ? .heavy : .semibold))
      let usual = TextStyle.preferred(for: textStyle).resolved(for: traits.with(\.legibilityWeight, .regular))
      #expect(style.restyled { $0.fontWeight = textStyle.weight } == usual)
      #expect(style.resolved(for: traits) == style)
    }
  }

  @Test func onlyTheSystemsFontGetsBolder() {
    let traits = TraitCollection(legibilityWeight: .bold)
    let custom = TextStyle(
      font: .custom("Inter", size: 17, weight: .regular), adjustsFontForContentSizeCategory: true)
    #expect(custom.resolved(for: traits).fontWeight == .regular)
    let fixed = TextStyle(font: .system(size: 17, weight: .regular))
    #expect(fixed.resolved(for: traits) == fixed)
  }

  @Test(arguments: [(100, 300), (400, 600), (600, 800), (700, 900), (800, 900), (900, 900), (1000, 1000)])
  func bolderEndsAtBlack(weight: Double, bolder: Double) {
    #expect(Font.Weight(weight).bolder == Font.Weight(bolder))
  }

  @Test
  func resolvingTwiceIsResolvingOnce() async throws {
    try await forEach(Self.pairs) { (textStyle: Font.TextStyle, category: ContentSizeCategory) in
      let traits = TraitCollection(preferredContentSizeCategory: category)
      let once = TextStyle.preferred(for: textStyle, maximumFontSize: 40).resolved(for: traits)
      #expect(once.resolved(for: traits) == once)
    }
  }

  @Test
  func aStyleThatFollowsNothingStays() async throws {
    try await forEach([Bool?.none, false], ContentSizeCategory.allCases) {
      (follows: Bool?, category: ContentSizeCategory) in
      let style = TextStyle.preferred(for: .body).restyled { $0.adjustsFontForContentSizeCategory = follows }
      #expect(style.resolved(for: TraitCollection(preferredContentSizeCategory: category)) == style)
    }
  }

  @Test
  func theMaximumHolds() async throws {
    try await forEach(Self.pairs) { (textStyle: Font.TextStyle, category: ContentSizeCategory) throws in
      let traits = TraitCollection(preferredContentSizeCategory: category)
      let free = TextStyle.preferred(for: textStyle).resolved(for: traits)
      let limited = TextStyle.preferred(for: textStyle, maximumFontSize: 30).resolved(for: traits)
      let size = try #require(limited.fontSize)
      #expect(size == min(30, textStyle.size(for: category)))
      #expect(limited.lineHeight <= free.lineHeight)
      #expect(limited.lineHeight >= size)
      #expect(limited.kern == Font.TextStyle.tracking(forSize: size))
    }
  }

  @Test func aCustomFontKeepsItsProportions() {
    let style = TextStyle(
      font: .custom("Inter", size: 34), adjustsFontForContentSizeCategory: true
    ).restyled {
      $0.kern = 1
      $0.lineHeight = 44
    }
    let large = style.resolved(for: TraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    #expect(large.fontSize == 66)
    #expect(abs(large.kern - 66.0 / 34) < 1e-9)
    #expect(abs(large.lineHeight - 80) < 1e-9)
    #expect(
      style.resolved(for: TraitCollection()).restyled { $0.adjustsFontForContentSizeCategory = true } == style
    )
  }

  @Test func whatIsUnsetStaysUnset() {
    let style = TextStyle(adjustsFontForContentSizeCategory: true)
      .resolved(for: TraitCollection(preferredContentSizeCategory: .extraLarge))
    #expect(style.attributes.names == ["adjustsFontForContentSizeCategory", "fontSize"])
    #expect(style.fontSize == 19)
  }

  @Test func aCustomFontScalesAlone() {
    let traits = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(Font.custom("Inter", size: 17).scaled(compatibleWith: traits) == .custom("Inter", size: 33))
    #expect(
      Font.custom("Inter", size: 17).scaled(as: .body, compatibleWith: traits, maximumSize: 20).size == 20
    )
    #expect(Font(weight: .bold).scaled(compatibleWith: traits) == Font(weight: .bold))
  }

  @Test func aZeroSizeStaysFinite() {
    let style = TextStyle.preferred(for: .body).resized(to: 0)
      .resolved(for: TraitCollection(preferredContentSizeCategory: .extraSmall))
    #expect(style.fontSize == 0)
    #expect(style.kern.isFinite && style.lineHeight.isFinite)
  }

  @Test func onlyAStyleThatFollowsReadsTheTextSize() {
    let runs = Counter()
    for follows in [true, false] {
      let dynamic = TraitStyle<TextStyle> { traits in
        runs.add()
        return TextStyle.preferred(for: .body)
          .restyled { $0.adjustsFontForContentSizeCategory = follows }
          .resolved(for: traits)
      }
      DefaultStyling.withDefaults(.system) {
        _ = dynamic.style(from: TraitCollection())
        let added = runs.added {
          dynamic.style(from: TraitCollection(preferredContentSizeCategory: .small))
        }
        #expect(added == (follows ? 1 : 0))
      }
    }
  }
}
