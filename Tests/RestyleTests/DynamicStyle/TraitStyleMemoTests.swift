import Foundation
import TestSupport
import Testing

@testable import Restyle

// Everything here runs in a scope, so that tests that swap the shared defaults don't make generators run.
@Suite struct TraitStyleMemoTests {
  private let runs = Counter()
  private let scope = DefaultStyling()

  @Test
  func onlyATraitThatWasReadMakesTheGeneratorRun() async throws {
    try await forEach(TraitChange.all, [true, false]) { (change: TraitChange, isRead: Bool) in
      let card = DynamicCard { [runs] traits in
        runs.add()
        return Card(name: isRead ? change.read(traits) : "")
      }
      DefaultStyling.withDefaults(scope) {
        let traits = TraitCollection()
        #expect(runs.added { card.style(from: traits) } == 1)
        #expect(runs.added { card.style(from: traits) } == 0)
        for other in TraitChange.all where other.name != change.name {
          #expect(runs.added { card.style(from: traits.with(other.change)) } == 0, "\(other.name)")
        }
        #expect(runs.added { card.style(from: traits.with(change.change)) } == (isRead ? 1 : 0))
        #expect(runs.added { card.style(from: traits.with(change.change)) } == 0)
        #expect(runs.added { card.style(from: traits) } == 0)
      }
    }
  }

  @Test func aChainResolvedAgainRunsNothing() {
    var card = DynamicCard { [runs] traits in
      runs.add()
      return Card(padding: traits.isCompact ? 8 : 16)
    }
    for _ in 0..<64 {
      card = card.restyled { [runs] in
        runs.add()
        $0.padding += 1
      }
    }
    DefaultStyling.withDefaults(scope) { [card] in
      #expect(runs.added { card.style(from: TraitCollection()).padding } == 65)
      #expect(card.style(from: TraitCollection()).padding == 80)
      #expect(runs.added { card.style(from: TraitCollection()).padding } == 0)
      #expect(card.style(from: TraitCollection()).padding == 80)
      let compact = TraitCollection(horizontalSizeClass: .compact)
      #expect(runs.added { card.style(from: compact).padding } == 65)
      #expect(card.style(from: compact).padding == 72)
      #expect(runs.added { card.style(from: compact).padding } == 0)
      #expect(card.style(from: compact).padding == 72)
    }
  }

  @Test func theReadsOfRestylersCount() {
    let base = DynamicCard { [runs] _ in
      runs.add()
      return Card()
    }
    let restyles = Counter()
    let card = base.restyledWithStyleAndInput { style, traits in
      restyles.add()
      style.name = traits.colorScheme.rawValue
    }
    DefaultStyling.withDefaults(scope) {
      #expect(card.style(from: TraitCollection()).name == "light")
      #expect(card.style(from: TraitCollection(colorScheme: .dark)).name == "dark")
      #expect(card.style(from: TraitCollection(contrast: .increased)).name == "light")
      #expect(restyles.count == 2)
      // The generator itself read nothing, and is remembered since the restyler read more.
      #expect(runs.count == 1)
      #expect(base.restyled { $0.padding = 3 }.style(from: TraitCollection()).padding == 3)
      #expect(runs.count == 1)
    }
  }

  // Whether what a generator made is worth remembering is judged by what the restylers read last.
  @Test func restylersMayReadMoreThanTheyDidLast() {
    let style = TraitStyle<TextStyle> { TextStyle(font: .system(size: $0.isCompact ? 14 : 18)) }
      .restyledWithStyleAndInput { style, traits in
        if traits.isCompact { style.kern = traits.displayScale }
      }
    for _ in 0..<2 {
      for scale in [1.0, 2, 3] {
        let regular = style.style(from: TraitCollection(horizontalSizeClass: .regular, displayScale: scale))
        #expect(regular == TextStyle(font: .system(size: 18)))
        let compact = style.style(from: TraitCollection(horizontalSizeClass: .compact, displayScale: scale))
        #expect(compact == TextStyle(font: .system(size: 14)).restyled { $0.kern = scale })
      }
    }
  }

  @Test(arguments: [1, 2, 5])
  func aGeneratorRunsNoMoreOnceASecondStyleAskedForItsOwn(restyledCount: Int) {
    let base = DynamicCard { [runs] traits in
      runs.add()
      return Card(padding: traits.isCompact ? 8 : 16)
    }
    let all = (0..<restyledCount).map { number in base.restyled { $0.name = "\(number)" } }
    DefaultStyling.withDefaults(scope) {
      for sizeClass in [UserInterfaceSizeClass.compact, .regular, .compact] {
        let traits = TraitCollection(horizontalSizeClass: sizeClass)
        for (number, card) in all.enumerated() {
          let style = card.style(from: traits)
          #expect(style == Card(padding: traits.isCompact ? 8 : 16, name: "\(number)"))
        }
      }
    }
    #expect(runs.count == 2 * min(restyledCount, 2))
  }

  @Test func aTraitThatIsReadAgainStillCounts() {
    // The generator reads it first, then restylers that change it and pass it on.
    let inner = DynamicCard { Card(name: $0.colorScheme.rawValue) }
    let card = DynamicCard { Card(name: $0.colorScheme.rawValue) }
      .restyledWithStyleAndInput { style, traits in
        style.padding = traits.colorScheme == .dark ? 1 : 2
        style.name += inner.style(from: traits).name
        style.name += inner.style(from: traits.with(\.colorScheme, .light)).name
        style.name += traits.contrast.rawValue
      }
    DefaultStyling.withDefaults(scope) {
      for _ in 0..<2 {
        for scheme in ColorScheme.allCases {
          for contrast in Contrast.allCases {
            let name = scheme.rawValue + scheme.rawValue + "light" + contrast.rawValue
            let style = card.style(from: TraitCollection(colorScheme: scheme, contrast: contrast))
            #expect(style == Card(padding: scheme == .dark ? 1 : 2, name: name))
          }
        }
      }
    }
  }

  @Test func whatIsReadMayDependOnWhatWasRead() {
    let card = DynamicCard { [runs] traits in
      runs.add()
      return Card(name: traits.isCompact ? traits.colorScheme.rawValue : "wide")
    }
    DefaultStyling.withDefaults(scope) {
      for _ in 0..<2 {
        for scheme in ColorScheme.allCases {
          let compact = TraitCollection(horizontalSizeClass: .compact, colorScheme: scheme)
          let regular = TraitCollection(horizontalSizeClass: .regular, colorScheme: scheme)
          #expect(card.style(from: compact).name == scheme.rawValue)
          #expect(card.style(from: regular).name == "wide")
        }
      }
      #expect(runs.count == 3)
    }
  }

  @Test func aRememberedStylePassesItsReadsOn() {
    let inner = DynamicCard { Card(name: $0.colorScheme.rawValue) }
    let outer = DynamicCard { [runs] traits in
      runs.add()
      return inner.style(from: traits)
    }
    DefaultStyling.withDefaults(scope) {
      for traits in [TraitCollection(), TraitCollection(colorScheme: .dark)] {
        _ = inner.style(from: traits)
        #expect(runs.added { outer.style(from: traits) } == 1)
        #expect(outer.style(from: traits) == inner.style(from: traits))
        #expect(runs.added { outer.style(from: traits.with(\.contrast, .increased)) } == 0)
      }
    }
  }

  @Test func aTraitThatTheGeneratorSetsItselfIsNotRead() {
    let inner = DynamicCard { Card(padding: Double($0.density), name: $0.colorScheme.rawValue) }
    let outer = DynamicCard { [runs] traits in
      runs.add()
      return inner.style(
        from: traits.with {
          $0.colorScheme = .dark
          $0.density = 7
        })
    }
    DefaultStyling.withDefaults(scope) {
      #expect(outer.style(from: TraitCollection()) == Card(padding: 7, name: "dark"))
      #expect(runs.added { outer.style(from: TraitCollection(colorScheme: .dark)) } == 0)
      #expect(runs.added { outer.style(from: TraitCollection().with(\.density, 3)) } == 0)
    }
  }

  @Test(arguments: ["==", "hash", "encode"])
  func usingTheWholeCollectionReadsEveryTrait(use: String) {
    let card = DynamicCard { [runs] traits in
      runs.add()
      switch use {
      case "==": return Card(name: "\(traits == TraitCollection())")
      case "hash": return Card(padding: Double(Set([traits]).count))
      default: return Card(name: (try? JSONEncoder().encode(traits)).map { "\($0.count)" } ?? "")
      }
    }
    DefaultStyling.withDefaults(scope) {
      for change in TraitChange.all {
        #expect(runs.added { card.style(from: TraitCollection().with(change.change)) } == 1)
        #expect(runs.added { card.style(from: TraitCollection().with(change.change)) } == 0)
      }
    }
  }

  @Test func manyTraitsGiveRightStylesThoughNotAllAreRemembered() {
    let card = DynamicCard { Card(padding: Double($0.density)) }
    for _ in 0..<3 {
      for density in 0..<100 {
        #expect(card.style(from: TraitCollection().with(\.density, density)).padding == Double(density))
      }
    }
  }

  @Test(arguments: [false, true])
  func rememberedStylesGoWithTheirChain(inScope: Bool) {
    weak var held: Held?
    do {
      let card = TraitStyle<HoldingStyle> { HoldingStyle(held: $0.displayScale == 1 ? Held() : nil) }
        .restyled { _ in }
      func resolve() { held = card.style(from: TraitCollection()).held }
      if inScope { DefaultStyling.withDefaults(scope, operation: resolve) } else { resolve() }
      #expect(held != nil)
    }
    #expect(held == nil)
  }

  @Test func aCachedStyleRetainsNeitherDefaultsNorTraitsThatWereNotRead() {
    let card = DynamicCard { Card(padding: $0.displayScale) }.restyled { _ in }
    weak var inDefaults: Held?
    weak var inTraits: Held?
    do {
      let (first, second) = (Held(), Held())
      (inDefaults, inTraits) = (first, second)
      let section = DynamicSectionStyle.systemGrouped.restyled { $0.minRowHeight = first.height }
      DefaultStyling.withDefaults(DefaultStyling.system.restyled { $0.sectionGrouped = section }) {
        let traits = TraitCollection().with { $0[HoldingTrait()] = second }
        #expect(card.style(from: traits) == Card(padding: 1))
      }
      #expect(inDefaults != nil && inTraits != nil)
    }
    #expect(inDefaults == nil && inTraits == nil)
    #expect(card.style(from: TraitCollection(displayScale: 2)) == Card(padding: 2))
  }

  @Test func readsAfterTheGeneratorHasReturnedDoNotCount() {
    let stored = Stored()
    let card = DynamicCard { [runs] traits in
      runs.add()
      stored.traits = traits
      return Card(padding: traits.displayScale)
    }
    .restyled { $0.padding += 1 }
    DefaultStyling.withDefaults(scope) {
      let traits = TraitCollection(displayScale: 2)
      #expect(card.style(from: traits).padding == 3)
      #expect(stored.traits?.colorScheme == .light)
      #expect(runs.added { card.style(from: traits.with(\.colorScheme, .dark)) } == 0)
      #expect(card.style(from: traits).padding == 3)
      #expect(runs.added { card.style(from: TraitCollection(displayScale: 3)) } == 1)
    }
  }

  @Test func aScopeEnteredAgainFindsWhatItRemembered() {
    let card = DynamicCard { [runs] _ in
      runs.add()
      return Card(header: .default)
    }
    let other = DefaultStyling(text: TextStyle(color: .red))
    for _ in 0..<3 {
      DefaultStyling.withDefaults(scope) { #expect(card.style(from: TraitCollection()).header == .system) }
      DefaultStyling.withDefaults(other) {
        #expect(card.style(from: TraitCollection()).header.color == .red)
      }
    }
    #expect(runs.count == 2)
  }

  @Test func changedDefaultsAreOthers() {
    let card = DynamicCard { _ in Card(header: .default) }
    var defaults = DefaultStyling()
    for color in [Color.red, .blue, .green] {
      defaults.text.color = color
      let style = DefaultStyling.withDefaults(defaults) { card.style(from: TraitCollection()) }
      #expect(style.header.color == color)
    }
  }
}

private final class Held: Hashable, Codable, Sendable {
  var height: Double { 50 }

  static func == (lhs: Held, rhs: Held) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct HoldingTrait: TraitKey {
  static let name = "holding"
  static let defaultValue: Held? = nil
}

// The tests use it from one thread only.
private final class Stored: @unchecked Sendable {
  var traits: TraitCollection?
}

private struct HoldingStyle: Style {
  let held: Held?
}
