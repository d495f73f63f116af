// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleHTML
import Testing

@Suite("What the article about fonts shows")
struct WebFontsExamples {
  @Test("A page with a font of its own")
  func fonts() throws {
    // Block 1 of RestyleHTML/RestyleHTML.docc/WebFonts.md

    // Block 2 of RestyleHTML/RestyleHTML.docc/WebFonts.md

    // Block 3 of RestyleHTML/RestyleHTML.docc/WebFonts.md

    #expect(css == "font-family:'IBM Plex Mono','Menlo','Consolas',ui-monospace,monospace;font-size:15px")
    #expect(sheet.css.hasPrefix("@font-face{font-family:'IBM Plex Mono';src:local('IBM Plex Mono'),url("))
    #expect(sheet.problems.isEmpty && document.problems.isEmpty)
    #expect(document.html.contains("rel=\"preload\""))
  }
}
