// The texts of the article about tokens from Swift, as they stand there, and what they give.

import Foundation
import Restyle
import RestyleTokens
import Testing

@Suite("What the article about tokens from Swift shows")
struct TokensFromSwiftExamples {
  @Test("An export, and its import")
  func export() throws {
    // Block 1 of RestyleTokens/RestyleTokens.docc/TokensFromSwift.md
    #expect(export.tokens["textStyles.title"]?.value.type == .typography)
    #expect(export.tokens["color.ink"]?.value.type == .color)
    // Block 2 of RestyleTokens/RestyleTokens.docc/TokensFromSwift.md
    #expect(card == catalog[BackgroundStyle.self, "card"] && dark == .white)
    // Block 3 of RestyleTokens/RestyleTokens.docc/TokensFromSwift.md
    #expect(
      problems == [
        "textStyles.lead: a style that depends on traits is written for all values of horizontalSizeClass"
      ])
  }

  @Test("Attributes of your own")
  func keys() throws {
    let style = TextStyle(color: .red).restyled { $0[.shout] = 2 }
    let loud = try TokenExport(StyleCatalog("Acme") { NamedStyle("loud", style) }).tokens.json()

    // Block 4 of RestyleTokens/RestyleTokens.docc/TokensFromSwift.md

    #expect(shouting.catalog[TextStyle.self, "loud"] == style && shouting.problems.isEmpty)
  }
}
