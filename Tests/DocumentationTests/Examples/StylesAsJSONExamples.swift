// The examples of the article on JSON, as they stand there, and what they give.

import Foundation
import Restyle
import RestyleFoundation
import Testing

@Suite("What the article on JSON shows")
struct StylesAsJSONExamples {
  private let header = TextStyle().bold
  private let traits = TraitCollection()

  @Test("A style comes back, and is written as the article says")
  func style() throws {
    // Block 1 of RestyleFoundation/RestyleFoundation.docc/StylesAsJSON.md

    #expect(same == header)
    #expect(try article().contains("`\(text)`"))
  }

  @Test("A catalog comes back")
  func catalog() throws {
    // Block 2 of RestyleFoundation/RestyleFoundation.docc/StylesAsJSON.md

    #expect(read[TextStyle.self, "header"] == header && read[SectionStyle.self].map(\.name) == ["settings"])
  }

  @Test("What is read follows a theme, and is what was written for who knows the values")
  func namedValues() throws {
    // Block 3 of RestyleFoundation/RestyleFoundation.docc/StylesAsJSON.md

    #expect(themed == Color.systemIndigo.resolved(for: traits))

    // Block 4 of RestyleFoundation/RestyleFoundation.docc/StylesAsJSON.md

    #expect(same == BackgroundStyle(color: .named(.brand)) && primary != same)
  }

  @Test("Attributes of your own are read, or kept")
  func keys() throws {
    // Block 5 of RestyleFoundation/RestyleFoundation.docc/StylesAsJSON.md

    #expect(loud.attribute(for: .shout) == 2)
    #expect(try keeping.data(of: kept) == known.data(of: loud))
  }

  @Test("Errors read as the table says")
  func errors() throws {
    let rows = try article().matches(of: /\| `(\{[^`]*)` +\| (.*) \|/)
    #expect(rows.count == 7)
    for row in rows {
      let error = #expect(throws: StyleJSONError.self) {
        try StyleJSON().value(TextStyle.self, from: Data(String(row.1).utf8))
      }
      #expect(error?.description == String(row.2))
    }
  }

  @Test("An error is told")
  func told() {
    var told: [String] = []
    func report(_ path: String, _ problem: String) { told = [path, problem] }

    // Block 6 of RestyleFoundation/RestyleFoundation.docc/StylesAsJSON.md

    #expect(told == ["fontSize", "a string where a number belongs"])
  }

  private func article() throws -> String {
    let path = "Sources/RestyleFoundation/RestyleFoundation.docc/StylesAsJSON.md"
    return try String(contentsOf: DocumentedFile.root.appending(path: path), encoding: .utf8)
  }
}
