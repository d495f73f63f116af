import CodeBlocks
import Foundation
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite("What the README shows")
struct ReadmeTests {
  @Test("The HTML is what the code gives")
  func gives() throws {
    let shown = try DocumentedFile("README.md").blocks.filter { $0.language == "html" }
    #expect(shown.map(\.code) == [html, cheer].map { $0 + "\n" })
  }

  @Test("The problem is told in the words that it quotes")
  func problem() throws {
    var page = HTMLRenderer()
    let terms = StyledString("Terms", style: TextStyle().linked(to: "javascript:x"))
    try page.append(
      Form {
        Section(header: "First") { Row("Row") }
        Section(header: "Help") { Row(DisplayText(terms)) }
      })
    let readme = try String(contentsOf: DocumentedFile.root.appending(path: "README.md"), encoding: .utf8)
    let quoted = try #require(readme.firstMatch(of: /`(Form 1 .*) \.\.\.`/)).1
    #expect(
      page.problems.map { $0.description.hasPrefix(quoted) } == [true], "\(page.problems.map(\.description))")
  }

  @Test("Every picture and every document that it leads to is there")
  func files() throws {
    let readme = try String(contentsOf: DocumentedFile.root.appending(path: "README.md"), encoding: .utf8)
    let files = readme.matches(of: /\[[^\]]+\]\(([^)]+)\)/)
    #expect(files.count > 10)
    for file in files {
      let path = DocumentedFile.root.appending(path: String(file.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(file.1)")
    }
  }
}
