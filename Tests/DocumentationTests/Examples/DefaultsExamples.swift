// The examples of the article on defaults, as they stand there, and what they give.

import Foundation
import Restyle
import Testing

@Suite("What the article on defaults shows")
struct DefaultsExamples {
  @Test("A part of a program has defaults of its own")
  func defaults() {
    // Block 1 of Restyle/Restyle.docc/Defaults.md

    #expect(branded == .systemIndigo && usual == TextStyle.system.color)
  }

  @Test("A catalog has a style by the name of its slot")
  func catalog() {
    // Block 2 of Restyle/Restyle.docc/Defaults.md

    #expect(checkbox == .system)
  }

  @Test("The table has each slot with the type of its style, in order")
  func slots() throws {
    let path = "Sources/Restyle/Restyle.docc/Defaults.md"
    let article = try String(contentsOf: DocumentedFile.root.appending(path: path), encoding: .utf8)
    let rows = article.matches(of: /\| `(\w+)` \| ``(\w+)`` \| `(\w+)\.(\w+)` \|/)
    let catalog = StyleCatalog("", defaults: .system)
    let slots = catalog.types.flatMap { Self.slots(of: $0, in: catalog) }
    #expect(rows.map { "\($0.1) \($0.2)" }.sorted() == slots.sorted())
    #expect(Set(rows.map { "\($0.3).\($0.4)" }).count == rows.count)
  }

  private static func slots<S: Style>(of type: S.Type, in catalog: StyleCatalog) -> [String] {
    catalog[type].map { "\($0.name) \(type)" }
  }
}
