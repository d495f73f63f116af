// The output that the article writes, as it stands there.

import Restyle
import RestyleElements
import RestyleRendering
import Testing

// Block 1 of RestyleRendering/RestyleRendering.docc/RestyleRendering.md

// Block 2 of RestyleRendering/RestyleRendering.docc/RestyleRendering.md

// Block 3 of RestyleRendering/RestyleRendering.docc/RestyleRendering.md

@Suite("What the article of RestyleRendering shows")
struct RestyleRenderingExamples {
  @Test("The output gives what it says")
  func gives() throws {
    let context = ElementContext()
    let screen = Section(header: "Help") {
      Label("First").heading(3)
      Row("Terms") { Switch(isOn: true) }
      Label("See \("them", style: TextStyle(color: .red).italic.linked(to: "/t"))")
    }
    // Block 4 of RestyleRendering/RestyleRendering.docc/RestyleRendering.md

    #expect(output.lines == ["## HELP", "### First", "[x] Terms", "See [_them_](/t)"])
    #expect(output.problems.count == 1)
    let article = try DocumentedFile("Sources/RestyleRendering/RestyleRendering.docc/RestyleRendering.md")
    let shown = article.results(of: #"let problem = "\(output.problems[0])""#)
    #expect(shown.map { problem.hasPrefix($0.replacing(" ...", with: "")) } == [true])
  }
}
