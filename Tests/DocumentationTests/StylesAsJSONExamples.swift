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
    let header = TextStyle(font: .system(size: 22, weight: .bold), color: .black)
    let data = try StyleJSON().data(of: header)
    let text = String(decoding: data, as: UTF8.self)
    let same = try StyleJSON().value(TextStyle.self, from: data)

    #expect(same == header)
    #expect(try article().contains("`\(text)`"))
  }

  @Test("A catalog comes back")
  func catalog() throws {
    let catalog = StyleCatalog(
      "House style", textStyles: [NamedStyle("header", header)],
      sections: [NamedStyle("settings", dynamic: .default)])
    let file = try StyleJSON(isIndented: true).data(of: catalog, for: traits)
    let read = try StyleJSON().catalog(from: file)

    #expect(read[textStyle: "header"] == header && read.sections.map(\.name) == ["settings"])
  }

  @Test("Attributes of your own are read, or kept")
  func keys() throws {
    let known = StyleJSON(keys: try .standard.adding(Shout.self))
    let keeping = StyleJSON(unknownAttributes: .keep)
    let loud = try known.value(TextStyle.self, from: Data(#"{"shout":2}"#.utf8))
    let kept = try keeping.value(TextStyle.self, from: Data(#"{"shout":2}"#.utf8))

    #expect(loud.attribute(for: .shout) == 2)
    #expect(try keeping.data(of: kept) == known.data(of: loud))
  }

  @Test("Errors read as the table says")
  func errors() throws {
    let rows = try article().matches(of: /\| `(\{[^`]*)` +\| (.*) \|/)
    #expect(rows.count == 6)
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

    do throws(StyleJSONError) {
      _ = try StyleJSON().value(TextStyle.self, from: Data(#"{"fontSize": "17"}"#.utf8))
    } catch {
      report(error.path, error.problem)
    }

    #expect(told == ["fontSize", "a string where a number belongs"])
  }

  private func article() throws -> String {
    let path = "Sources/RestyleFoundation/RestyleFoundation.docc/StylesAsJSON.md"
    return try String(contentsOf: DocumentedFile.root.appending(path: path), encoding: .utf8)
  }
}
