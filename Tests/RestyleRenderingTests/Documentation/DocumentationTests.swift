import Foundation
import Restyle
import RestyleElements
import RestyleRendering
import Testing

@Suite("What the documentation shows")
struct DocumentationTests {
  private static func text(at path: String) throws -> String {
    let url = URL(filePath: #filePath).appending(path: path).standardizedFileURL
    return try String(contentsOf: url, encoding: .utf8)
  }

  @Test("The output in it is the one that is compiled here")
  func compiles() throws {
    let article = try Self.text(
      at: "../../../../Sources/RestyleRendering/RestyleRendering.docc/RestyleRendering.md")
    let source = try Self.text(at: "../DocumentedOutput.swift")
    let blocks = article.matches(of: /```swift\n([\s\S]*?)```/).map { String($0.1) }
    let output = blocks.filter { $0.contains("OutlineOutput") }
    #expect(output.count == 2)
    for block in output { #expect(source.contains(block)) }
  }

  @Test("It gives what it says")
  func gives() throws {
    var output = OutlineOutput()
    let context = ElementContext()
    let screen = Section(header: "Help") {
      Label("First").heading(3)
      Row("Terms") { Switch(isOn: true) }
      Label(
        DisplayText(StyledString("See ") + StyledString("them", style: TextStyle().italic.linked(to: "/t"))))
    }
    try screen.walkStructure(&output, in: context)
    #expect(output.lines == ["### First", "[x] Terms", "See [_them_](/t)"])
    #expect(
      output.problems.map(\.description) == [
        #"Section 1 "Help" > Row 2 "Terms", title: "# + RenderingProblem(.attribute("color")).description
      ])
  }
}
