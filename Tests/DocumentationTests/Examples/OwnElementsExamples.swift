// The examples of the article, as they stand there, and what they give.

import CodeBlocks
import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

// Block 6 of RestyleHTML/RestyleHTML.docc/OwnElements.md

@Suite("What the article about elements of one's own shows")
struct OwnElementsExamples {
  @Test("A tag")
  func tag() throws {
    // Block 1 of RestyleHTML/RestyleHTML.docc/OwnElements.md
    // Block 2 of RestyleHTML/RestyleHTML.docc/OwnElements.md

    let result = try DocumentedFile("Sources/RestyleHTML/RestyleHTML.docc/OwnElements.md").blocks
      .first { $0.language == "html" }
    #expect(html + "\n" == result?.code)
  }

  @Test("A custom element")
  func customElement() throws {
    // Block 3 of RestyleHTML/RestyleHTML.docc/OwnElements.md
    var page = HTMLRenderer()
    try page.append(Chart(values: [1, 2.5]))
    #expect(page.html.hasPrefix("<acme-chart class=\"s0\" values=\"1.0,2.5\"><p"))
    #expect(page.html.hasSuffix(">2 values</p></acme-chart>"))
  }

  @Test("A field that nobody sees")
  func hiddenField() throws {
    // Block 4 of RestyleHTML/RestyleHTML.docc/OwnElements.md
    var page = HTMLRenderer()
    let form = Form(submission: Form.Submission(to: "/")) { HiddenField(name: "token", value: "\"17\"") }
    try page.append(form)
    #expect(page.html.contains(#"><input type="hidden" name="token" value="&quot;17&quot;"></form>"#))
    #expect(page.problems.isEmpty)
  }

  @Test("A text that is announced")
  func status() throws {
    // Block 5 of RestyleHTML/RestyleHTML.docc/OwnElements.md
    func html(_ message: String?) throws -> String {
      var page = HTMLRenderer()
      try page.append(StatusRegion(message: message))
      #expect(page.problems.isEmpty)
      return page.html.replacing(#/ class="\w+"/#, with: "")
    }
    #expect(try html(nil) == #"<div role="status" id="status"></div>"#)
    #expect(try html("Saved") == #"<div role="status" id="status"><p>Saved</p></div>"#)
  }

  @Test("A style, and problems")
  func style() throws {
    // Block 7 of RestyleHTML/RestyleHTML.docc/OwnElements.md
    struct Link: HTMLElement {
      var htmlTag: HTMLTag { .div }
      var htmlAttributes: [HTMLAttribute] { [HTMLAttribute("onclick", "run()")] }
      var body: some Element { Label("x") }
    }
    var page = HTMLRenderer()
    try page.append(Row { Panel { Link() } })
    #expect(page.html.contains("<aside class=\"s1\"><div class=\"s2\">"), "\(page.html)")
    #expect(page.styleSheet.css.contains(".s1{"))
    func problems(of page: HTMLRenderer) -> [RenderingProblem] {
      // Block 8 of RestyleHTML/RestyleHTML.docc/OwnElements.md
    }
    #expect(
      problems(of: page).map(\.description) == [
        "Row 1 > Panel 1 > Link 1: left out \"onclick\" of an element: its value would run as a program"
      ])
  }
}
