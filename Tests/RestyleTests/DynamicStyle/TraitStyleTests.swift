import Restyle
import Testing

@Suite struct TraitStyleTests {
  private let card = DynamicCard { Card(padding: $0.isCompact ? 8 : 16, header: TextStyle(color: .red)) }

  @Test(arguments: [UserInterfaceSizeClass.compact, .regular])
  func restylersRunInTheirOrder(sizeClass: UserInterfaceSizeClass) {
    let traits = TraitCollection(horizontalSizeClass: sizeClass)
    let restyled = card.restyled { $0.padding *= 2 }
      .restyledWithStyleAndInput { $0.padding += $1.isCompact ? 1 : 2 }
      .restyled { $0.padding *= 3 }
    #expect(restyled.style(from: traits).padding == (sizeClass == .compact ? 51 : 102))
    #expect(card.style(from: traits).padding == (sizeClass == .compact ? 8 : 16))
  }

  @Test func anEmptyRestylingChangesNothing() {
    let restyled = card.restyled { _ in }
    for sizeClass in UserInterfaceSizeClass.allCases {
      let traits = TraitCollection(horizontalSizeClass: sizeClass)
      #expect(restyled.style(from: traits) == card.style(from: traits))
    }
  }

  @Test func aStyleIsTheSameForAllTraits() {
    let style = TextStyle(color: .systemRed)
    let constant = TraitStyle(style)
    for sizeClass in UserInterfaceSizeClass.allCases {
      let traits = TraitCollection(horizontalSizeClass: sizeClass)
      #expect(constant.style(from: traits) == style)
      let restyled = constant.restyledWithStyleAndInput { $0.kern = $1.isCompact ? 1 : 2 }
      #expect(restyled.style(from: traits) == style.tracking(sizeClass == .compact ? 1 : 2))
    }
  }

  @Test func equalConstantsCountAsOneStyle() {
    let (red, blue) = (TextStyle(color: .red), TextStyle(color: .blue))
    #expect(TraitStyle(red).identity == TraitStyle(red).identity)
    #expect(Set([TraitStyle(red), TraitStyle(blue), TraitStyle(red)].map(\.identity)).count == 2)
    #expect(TraitStyle(red).identity != TraitStyle { _ in red }.identity)
    // Restylers can't be compared.
    #expect(TraitStyle(red).restyled { _ in }.identity != TraitStyle(red).identity)
    #expect(TraitStyle(red).restyled { _ in }.identity != TraitStyle(red).restyled { _ in }.identity)
  }

  @Test func derivedStylesDoNotAffectEachOther() {
    let one = card.restyled { $0.name = "one" }
    let other = card.restyled { $0.name = "other" }
    #expect(one.style(from: TraitCollection()).name == "one")
    #expect(other.style(from: TraitCollection()).name == "other")
    #expect(card.style(from: TraitCollection()).name.isEmpty)
  }

  @Test func theGeneratorCanBeReplacedByOneThatCallsIt() {
    var wrapped = card
    let generate = wrapped.styleGenerator
    wrapped.styleGenerator = { generate($0).restyled { $0.name = "wrapped" } }
    #expect(
      wrapped.style(from: TraitCollection())
        == card.style(from: TraitCollection()).restyled {
          $0.name = "wrapped"
        })
  }

  @Test func aPartIsADynamicStyle() {
    let header: TraitStyle<TextStyle> = card.restyled { $0.header.kern = 2 }.header
    #expect(header.style(from: TraitCollection()) == TextStyle(color: .red).tracking(2))
    #expect(card.map { $0.header.uppercased }.style(from: TraitCollection()).textCase == .upper)
  }

  @Test func aGeneratorMayResolveItselfWithOtherTraits() {
    let sizes = ContentSizeCategory.allCases
    // The style of each size adds to that of the next smaller one.
    let box = SelfReference()
    let growing = DynamicCard { traits in
      guard let index = sizes.firstIndex(of: traits.preferredContentSizeCategory), index > 0 else {
        return Card(padding: 1)
      }
      let smaller = traits.with(\.preferredContentSizeCategory, sizes[index - 1])
      return box.card.style(from: smaller).restyled { $0.padding *= 2 }
    }
    box.card = growing
    let largest = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(growing.style(from: largest).padding == 2048)
    #expect(growing.style(from: TraitCollection(preferredContentSizeCategory: .small)).padding == 2)
  }

  @Test func aChainMayHaveAnyLength() {
    var chain = card
    for _ in 0..<100_000 { chain = chain.restyled { $0.padding += 1 } }
    #expect(chain.style(from: TraitCollection()).padding == 100_016)
    #expect(chain.style(from: TraitCollection(horizontalSizeClass: .compact)).padding == 100_008)
    // Letting go of it must not recurse either.
    chain = card
    #expect(chain.style(from: TraitCollection()).padding == 16)
  }

  @Test func whatAGeneratorHoldsGoesWithIt() {
    weak var held: Held?
    do {
      let object = Held()
      held = object
      var chain = DynamicCard { _ in Card(name: object.name) }
      for _ in 0..<10 { chain = chain.restyled { $0.name += object.name } }
      #expect(chain.style(from: TraitCollection()).name.count == 11)
      #expect(held != nil)
    }
    #expect(held == nil)
  }
}

private final class Held: Sendable {
  let name = "x"
}

// The tests use it from one thread only.
private final class SelfReference: @unchecked Sendable {
  var card = DynamicCard { _ in Card() }
}

/// A dynamic style with an input of the user's own.
private struct LevelStyle: DynamicStyle {
  var styleGenerator: @Sendable (Int) -> Card
}

@Suite struct DynamicStyleTests {
  private let level = LevelStyle { Card(padding: Double($0)) }

  @Test(arguments: 0..<3)
  func anyInputWillDo(input: Int) {
    let restyled = level.restyled { $0.padding *= 10 }
      .restyledWithStyleAndInput { $0.padding += Double($1) }
    #expect(restyled.style(from: input).padding == Double(input * 11))
    #expect(level.style(from: input).padding == Double(input))
  }
}
