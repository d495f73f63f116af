// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import RestyleTerminal
import Testing

@Suite("What the article about boxes and layout shows")
struct BoxesExamples {
  @Test("Boxes")
  func boxes() throws {
    // Block 1 of RestyleElements/RestyleElements.docc/Boxes.md
    // Block 2 of RestyleElements/RestyleElements.docc/Boxes.md

    var page = HTMLRenderer()
    try page.append(
      Stack {
        note
        card
        quarter
      })
    #expect(page.problems.isEmpty && page.styleSheet.css.contains("max-width:60ch"))
    #expect(page.styleSheet.css.contains("width:25%"))
  }

  @Test("Columns that line up")
  func columns() throws {
    // Block 3 of RestyleElements/RestyleElements.docc/Boxes.md

    var renderer = HTMLRenderer()
    try renderer.append(page)
    #expect(renderer.problems.isEmpty)
    #expect(
      renderer.styleSheet.css.contains("width:100%") && renderer.styleSheet.css.contains("max-width:1020px"))
  }

  @Test("Lines that wrap, galleries and cards")
  func cards() throws {
    // Block 5 of RestyleElements/RestyleElements.docc/Boxes.md

    var page = HTMLRenderer()
    try page.append(room)
    #expect(page.problems.isEmpty && page.html.contains("role=\"region\""))
    for declaration in ["flex-wrap:wrap", "overflow:auto", "overflow:hidden", "flex-shrink:0"] {
      #expect(page.styleSheet.css.contains(declaration))
    }
  }

  @Test("Layout")
  func layout() throws {
    // Block 4 of RestyleElements/RestyleElements.docc/Boxes.md

    var terminal = TerminalRenderer(TerminalProfile.plain.with { $0.columns = 80 })
    try terminal.append(page)
    #expect(terminal.text.contains("First") && terminal.text.contains("Third"))
  }
}
