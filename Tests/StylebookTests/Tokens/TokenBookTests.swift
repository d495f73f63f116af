import DesignSystems
import Foundation
import Restyle
import RestyleTokens
import TestSupport
import Testing

@testable import stylebook

@Suite("Books of tokens, and tokens of books")
struct TokenBookTests {
  @Test(
    "Each design system is written as tokens, which give its styles again",
    arguments: Book.standard.chapters.indices)
  func written(index: Int) throws {
    let chapter = Book.standard.chapters[index]
    let file = try Book.standard.tokenFiles()[index]
    #expect(
      file.name
        == BookFile.pages(of: Book.standard.chapters)[index].name.replacing("html", with: "tokens.json"))
    let design = TokenDesign(chapter.catalog.name, try DesignTokens(json: Data(file.bytes)))
    #expect(design.problems.isEmpty)
    DefaultStyling.withDefaults(chapter.styling) {
      for style in chapter.catalog[TextStyle.self] {
        #expect(design.catalog[TextStyle.self, style.name] == style.style(from: TraitCollection()))
      }
      let buttons = chapter.catalog[ButtonStyle.self]
      #expect(!buttons.isEmpty && design.catalog[ButtonStyle.self].map(\.name) == buttons.map(\.name))
    }
  }

  /// Runs the program with a file of tokens; returns its status and the pages that it wrote.
  private func run(
    _ json: String, _ options: [String] = []
  ) throws -> (status: Int32, pages: [String: String]) {
    try inTemporaryDirectory { directory in
      let file = directory.appending(path: "acme.tokens.json")
      try Data(json.utf8).write(to: file)
      let output = directory.appending(path: "book")
      let status = Command.run(arguments: ["--tokens", file.path, "--output", output.path] + options)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: output.path)) ?? []
      let pages = try names.map { name in
        (name, try String(contentsOf: output.appending(path: name), encoding: .utf8))
      }
      return (status, Dictionary(uniqueKeysWithValues: pages))
    }
  }

  @Test("A book of a file of tokens shows its values and styles, and is written as tokens again")
  func read() throws {
    let (status, pages) = try run(
      """
      {
        "color": { "$type": "color", "ink<b>": { "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.8] } } },
        "gap": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } },
        "title": {
          "$type": "typography",
          "$value": {
            "fontFamily": "Inter", "fontSize": { "value": 28, "unit": "px" }, "fontWeight": 700, "lineHeight": 1.2,
            "letterSpacing": { "value": 0, "unit": "px" }
          }
        }
      }
      """)
    #expect(status == 0)
    #expect(pages.keys.sorted() == ["acme.html", "acme.tokens.json", "index.html", "stylebook.css"])
    let page = try Markup(#require(pages["acme.html"]))
    #expect(page.elements("th").contains { $0.text == "color.ink<b>" })
    #expect(page.elements("td").contains { $0.text.contains("#0066cc") })
    #expect(page.elements("td").contains { $0.text == "12 points" && $0.attributes["colspan"] == "2" })
    // A colour has a cell for each scheme and no other, and isn't broken in it.
    #expect(page.elements("td").filter { $0.text.isEmpty }.isEmpty)
    #expect(pages["stylebook.css"]?.contains(".values td:not([colspan]){overflow-wrap:normal}") == true)
    #expect(page.elements("article").contains { $0.text.contains("28") })
    // The text has no colour of its own, and is seen on each panel, whichever scheme the reader prefers.
    let css = try #require(pages["stylebook.css"])
    #expect(css.contains(".panel,.stage>div{color:var(--label)}"))
    #expect(css.contains(".chapter-1 .light{--surface:#ffffff;--label:#000000}"))
    #expect(css.contains(".chapter-1 .dark{--surface:#000000;--label:#ffffff}"))
  }

  @Test("What is wrong with a file is an error, and older formats are accepted by request")
  func wrong() throws {
    let older = ##"{ "brand": { "value": "#336699", "type": "color" } }"##
    #expect(try run("{").status == 1)
    #expect(try run(older).status == 1)
    #expect(try run(older, ["--older-formats"]).status == 0)
    #expect(Command.run(arguments: ["--tokens", "/nowhere.json", "--output", "/nowhere"]) == 1)
  }
}
