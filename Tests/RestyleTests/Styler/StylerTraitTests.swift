import TestSupport
import Testing

@testable import Restyle

@Suite("Stylers on traits, applied to dynamic styles")
struct StylerTraitTests {
  private typealias OnTraits = ContextualStyler<Card, TraitCollection>

  private static let stylers: [Styler<Card>] = [
    .identity, Styler { $0.padding += 1 }, Styler { $0.padding *= 2 }, .set(\.name, to: "set"),
    Styler { $0.name += "!" },
  ]
  private static let traits = [TraitCollection()] + TraitChange.all.map { TraitCollection().with($0.change) }

  @Test("Conditions keep the identity, distribute over composition, and choose one of two")
  func laws() {
    for f in Self.stylers {
      for g in Self.stylers {
        let once: OnTraits = .when(\.isCompact, apply: f <> g)
        let twice: OnTraits = .when(\.isCompact, apply: f) <> .when(\.isCompact, apply: g)
        let either: OnTraits = .when(\.isCompact, apply: f, otherwise: g)
        let equal: OnTraits = .when(\.horizontalSizeClass, is: .compact, apply: f, otherwise: g)
        let card = Card(padding: 3, name: "card")
        for traits in Self.traits {
          #expect(card.restyled(once, in: traits) == card.restyled(twice, in: traits))
          #expect(card.restyled(either, in: traits) == card.restyled(traits.isCompact ? f : g))
          #expect(card.restyled(equal, in: traits) == card.restyled(either, in: traits))
          #expect(card.restyled(.when(\.isCompact, apply: .identity), in: traits) == card)
        }
      }
    }
  }

  @Test("A dynamic style restyled by a styler is one restyled by what the styler does")
  func dynamicStyles() {
    let card = DynamicCard { Card(padding: $0.isCompact ? 8 : 16) }
    for f in Self.stylers {
      let always = card.restyled(f)
      let onDark = card.restyled(.when(\.colorScheme, is: .dark, apply: f))
      for traits in Self.traits {
        let plain = card.style(from: traits)
        #expect(always.style(from: traits) == plain.restyled(f))
        #expect(onDark.style(from: traits) == (traits.colorScheme == .dark ? plain.restyled(f) : plain))
      }
    }
  }

  @Test("A remembered style is made again only when the trait that a condition read has changed")
  func reads() {
    let runs = Counter()
    let counted = Styler<Card> { _ in runs.add() }
    let card = DynamicCard { _ in Card() }
      .restyled(.when(\.colorScheme, is: .dark, apply: .set(\.name, to: "dark")) <> .always(counted))
    DefaultStyling.withDefaults(DefaultStyling()) {
      #expect(runs.added { card.style(from: TraitCollection()) } == 1)
      for change in TraitChange.all {
        let isRead = change.name == "colorScheme"
        let traits = TraitCollection().with(change.change)
        #expect(runs.added { card.style(from: traits) } == (isRead ? 1 : 0), "\(change.name)")
        #expect(card.style(from: traits).name == (isRead ? "dark" : Card().name))
      }
    }
  }

  @Test("A part of a library's dynamic style, as the documentation restyles it")
  func parts() {
    let header = DynamicSectionStyle.systemGrouped.header.restyled(
      .always(.restyle(\.text, by: .emphasised)) <> .when(\.isCompact, apply: .restyle(\.text, by: .small)))
    for sizeClass in [UserInterfaceSizeClass.compact, .regular] {
      let traits = TraitCollection(horizontalSizeClass: sizeClass)
      let plain = DynamicSectionStyle.systemGrouped.style(from: traits).header.text.bold
      #expect(header.style(from: traits).text == (sizeClass == .compact ? plain.resized(to: 14) : plain))
    }
  }
}

extension Styler where Target == TextStyle {
  fileprivate static let emphasised = Styler { $0 = $0.bold }
  fileprivate static let small: Styler = .set(\.fontSize, to: 14)
}
