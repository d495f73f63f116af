import Restyle
import Testing

@Suite("Dynamic styles that go back to many others, or to themselves")
struct TraitStyleDepthTests {
  private static let base = TraitStyle<TextStyle> { TextStyle(numberOfLines: $0.isCompact ? 2 : 1) }

  private static func mapped(_ style: TraitStyle<TextStyle>, times count: Int) -> TraitStyle<TextStyle> {
    (0..<count).reduce(style) { style, _ in
      style.map { text in text.restyled { $0.numberOfLines += 1 } }
    }
  }

  @Test func longChainsOfMapsAreResolvedAndFreed() {
    let count = 10_000
    let style = Self.mapped(Self.base, times: count)
    #expect(style.style(from: TraitCollection()).numberOfLines == count + 1)
    let compact = TraitCollection(horizontalSizeClass: .compact)
    #expect(style.style(from: compact).numberOfLines == count + 2)
    #expect(style.style(from: compact.with(\.colorScheme, .dark)).numberOfLines == count + 2)
  }

  @Test func mapsAndRestylersTakeTurns() {
    let style = (0..<10_000).reduce(Self.base) { style, _ in
      style.map { text in text.restyled { $0.numberOfLines += 1 } }.restyled { $0.numberOfLines += 1 }
    }
    #expect(style.style(from: TraitCollection()).numberOfLines == 20_001)
  }

  @Test func whatIsMappedStaysWhileItIsNeeded() {
    func card() -> TraitStyle<TextStyle> {
      let table = TraitStyle<ButtonStyle> { traits in
        ButtonStyle(normal: ButtonStateStyle(text: TextStyle(numberOfLines: traits.isCompact ? 2 : 3)))
      }
      return table.restyled { $0.contentInsets.top = 8 }
        .map { $0.states[.normal]?.text ?? TextStyle() }.restyled { $0.color = .red }
    }
    #expect(card().style(from: TraitCollection()) == TextStyle(color: .red, numberOfLines: 3))
    #expect(
      card().style(from: TraitCollection(horizontalSizeClass: .compact))
        == TextStyle(color: .red, numberOfLines: 2))
  }

  // MARK: Styles made out of themselves

  private static func building(onDefault spacing: Double) -> DynamicSectionStyle {
    DynamicSectionStyle { traits in
      DynamicSectionStyle.default.style(from: traits).restyled { $0.itemSpacing += spacing }
    }
  }

  @Test func aDefaultThatAsksForItselfGetsTheSystems() {
    let traits = TraitCollection()
    let system = DynamicSectionStyle.systemGrouped.style(from: traits).itemSpacing
    let defaults = DefaultStyling(sectionGrouped: Self.building(onDefault: 3))
    for _ in 0..<3 {
      let spacing = DefaultStyling.withDefaults(defaults) {
        DynamicSectionStyle.default.style(from: traits).itemSpacing
      }
      #expect(spacing == system + 3)
    }
  }

  @Test func soDoRestyledAndMappedOnes() {
    let traits = TraitCollection()
    let system = DynamicSectionStyle.systemGrouped.style(from: traits).itemSpacing
    let restyled = Self.building(onDefault: 3).restyled { $0.itemSpacing *= 2 }
    let mapped = restyled.map { section in section.restyled { $0.itemSpacing += 1 } }
    for (style, expected) in [(restyled, (system + 3) * 2), (mapped, (system + 3) * 2 + 1)] {
      let spacing = DefaultStyling.withDefaults(DefaultStyling(sectionGrouped: style)) {
        DynamicSectionStyle.default.style(from: traits).itemSpacing
      }
      #expect(spacing == expected)
    }
  }

  @Test func defaultsThatAskForEachOtherEnd() {
    let grouped = DynamicSectionStyle { traits in
      DefaultStyling.defaults.sectionPlain.style(from: traits).restyled { $0.itemSpacing += 1 }
    }
    let plain = DynamicSectionStyle { traits in
      DefaultStyling.defaults.sectionGrouped.style(from: traits).restyled { $0.itemSpacing += 10 }
    }
    let spacing = DefaultStyling.withDefaults(DefaultStyling(sectionGrouped: grouped, sectionPlain: plain)) {
      DynamicSectionStyle.default.style(from: TraitCollection()).itemSpacing
    }
    #expect(spacing > 0)
  }

  @Test func manyThreadsGetTheSame() {
    let traits = TraitCollection()
    let system = DynamicSectionStyle.systemGrouped.style(from: traits).itemSpacing
    let defaults = DefaultStyling(sectionGrouped: Self.building(onDefault: 3))
    concurrently(threads: 64) { _ in
      let spacing = DefaultStyling.withDefaults(defaults) {
        DynamicSectionStyle.default.style(from: traits).itemSpacing
      }
      #expect(spacing == system + 3)
    }
  }

  /// Its own style for other traits is no circle.
  @Test func aGeneratorMayAskForItselfWithOtherTraits() {
    let defaults = DefaultStyling(
      sectionGrouped: DynamicSectionStyle { traits in
        guard traits.displayScale > 1 else {
          return DynamicSectionStyle.systemGrouped.style(from: traits).restyled { $0.itemSpacing = 0 }
        }
        return DynamicSectionStyle.default.style(from: traits.with(\.displayScale, traits.displayScale - 1))
          .restyled { $0.itemSpacing += 1 }
      })
    let spacing = DefaultStyling.withDefaults(defaults) {
      DynamicSectionStyle.default.style(from: TraitCollection(displayScale: 40)).itemSpacing
    }
    #expect(spacing == 39)
  }

  @Test func aTraitsEqualityMayResolve() {
    let traits = TraitCollection().with { $0[Resolving()] = Resolving.Value(number: 2) }
    for _ in 0..<3 {
      #expect(Resolving.style.style(from: traits).numberOfLines == 2)
      #expect(Resolving.style.style(from: traits.with { $0[Resolving()].number = 3 }).numberOfLines == 3)
    }
  }
}

/// A trait whose values resolve the style that reads it while they are compared.
private struct Resolving: TraitKey {
  static let name = "resolving"
  static let defaultValue = Value(number: 1)
  static let style = TraitStyle<TextStyle> { TextStyle(numberOfLines: $0[Resolving()].number) }

  struct Value: Hashable, Sendable, Codable {
    @TaskLocal private static var isResolving = false

    var number: Int

    static func == (lhs: Self, rhs: Self) -> Bool {
      // Once, since resolving compares in its turn.
      if !isResolving {
        $isResolving.withValue(true) { _ = Resolving.style.style(from: TraitCollection()) }
      }
      return lhs.number == rhs.number
    }
  }
}
