// The examples of the article, as they stand there; CatalogConsumer compiles the like in a module that is isolated by
// default.

import Restyle
import Testing

// Block 1 of Restyle/Restyle.docc/AppsOnTheMainActor.md

// Block 2 of Restyle/Restyle.docc/AppsOnTheMainActor.md

@Suite("What the article about apps on the main actor shows")
struct AppsOnTheMainActorExamples {
  @Test("The values are those that were written")
  func values() {
    let autumn = DefaultStyling.system.restyled { $0[.leaf] = .systemOrange }
    #expect(TextStyle.leafy.color == .named(.leaf) && Double.gutter == 12)
    #expect(
      DefaultStyling.withDefaults(autumn) { TextStyle.leafy.color?.resolved(for: TraitCollection()) }
        == Color.systemOrange.resolved(for: TraitCollection()))
    #expect(SeasonKey.defaultValue == .spring)
  }
}
