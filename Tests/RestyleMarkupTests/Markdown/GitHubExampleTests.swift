import Foundation
import RestyleMarkup
import Testing

/// The examples of GitHub Flavored Markdown, which aren't part of this package.
///
///     RESTYLE_GITHUB_MARKDOWN=test swift test --filter GitHubExampleTests
///
/// reads them from `test/spec.txt` and `test/extensions.txt` of the public repository `github/cmark-gfm`, tag
/// 0.29.0.gfm.0.
@Suite struct GitHubExampleTests {
  static let path = ProcessInfo.processInfo.environment["RESTYLE_GITHUB_MARKDOWN"]

  private static let isEnabled = ConditionTrait.enabled(
    if: path != nil, "RESTYLE_GITHUB_MARKDOWN names no folder with the examples")

  private struct Example {
    let section: String
    let text: String
    let html: String
  }

  private func examples(in file: String) throws -> [Example] {
    let text = try String(contentsOfFile: (Self.path ?? "") + "/" + file, encoding: .utf8)
    let fence = String(repeating: "`", count: 32)
    var examples: [Example] = []
    var section = ""
    for (index, part) in text.components(separatedBy: "\n" + fence).enumerated() {
      // Examples lie between fences, what explains them between examples.
      guard index % 2 == 1 else {
        let heading = part.components(separatedBy: "\n").last { $0.hasPrefix("## ") }
        if let heading { section = String(heading.dropFirst(3)) }
        continue
      }
      let lines = part.replacingOccurrences(of: "→", with: "\t").components(separatedBy: "\n").dropFirst()
      let middle = try #require(lines.firstIndex(of: "."))
      examples.append(
        Example(
          section: section, text: lines[..<middle].joined(separator: "\n") + "\n",
          html: lines[(middle + 1)...].map { $0 + "\n" }.joined()))
    }
    return examples
  }

  private func check(_ examples: [Example]) {
    for example in examples where example.html != "<IGNORE>\n" {
      // Both files write the same boxes, each in its way.
      let html = example.html.replacing(
        "<input type=\"checkbox\" checked=\"\" disabled=\"\" />",
        with: "<input checked=\"\" disabled=\"\" type=\"checkbox\">"
      ).replacing(
        "<input type=\"checkbox\" disabled=\"\" />", with: "<input disabled=\"\" type=\"checkbox\">")
      #expect(MarkdownHTML(example.text, extensions: .gitHub).html == html, "\(example.section)")
    }
  }

  @Test(isEnabled) func `The examples of the four sections are read as they say`() throws {
    let sections = [
      "Tables (extension)", "Task list items (extension)", "Strikethrough (extension)",
      "Autolinks (extension)",
    ]
    let examples = try examples(in: "spec.txt").filter { sections.contains($0.section) }
    #expect(sections.map { name in examples.count { $0.section == name } } == [8, 2, 2, 11])
    check(examples)
  }

  @Test(isEnabled) func `GitHub's tests of the four extensions are read as they say`() throws {
    let sections = ["Tables", "Strikethroughs", "Autolinks", "Interop", "Task lists"]
    let examples = try examples(in: "extensions.txt").filter { sections.contains($0.section) }
    #expect(examples.count > 20)
    check(examples)
  }
}
