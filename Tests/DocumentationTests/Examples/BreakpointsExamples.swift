// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

// Block 1 of RestyleHTML/RestyleHTML.docc/Breakpoints.md

// Block 3 of RestyleHTML/RestyleHTML.docc/Breakpoints.md

@Suite("What the article about breakpoints shows")
struct BreakpointsExamples {
  @Test("Windows, boxes and elements")
  func breakpoints() throws {
    // Block 2 of RestyleHTML/RestyleHTML.docc/Breakpoints.md

    // Block 5 of RestyleHTML/RestyleHTML.docc/Breakpoints.md

    // Block 6 of RestyleHTML/RestyleHTML.docc/Breakpoints.md

    #expect(sheet.css.contains("@media (width>=1024px){\nh1{font-size:40px}"))
    #expect(sheet.css.contains("@media (prefers-color-scheme:dark){\nh1{color:#ffffff}"))
    #expect(sheet.css.split(separator: "@media").count == 3)
    #expect(page.problems.isEmpty && page.styleSheet.problems.isEmpty)
    #expect(page.styleSheet.css.contains("@media (width<768px){"))
    #expect(page.html.contains("Menu") && page.html.contains("About"))
  }

  @Test("Boxes in place of windows")
  func containers() throws {
    // Block 4 of RestyleHTML/RestyleHTML.docc/Breakpoints.md

    #expect(cards.css.contains("@container card (width>=400px){\n.card>.body{"), "\(cards.css)")
  }

  @Test("Other conditions")
  func conditions() throws {
    var sheet = StyleSheet(mediaTraits: MediaTraits(Posture.self))
    try sheet.add(
      TraitStyle<TextStyle> { TextStyle(color: $0[Posture()] == "hand" ? .red : .black) }, to: "p")
    #expect(
      sheet.css.contains("screen and ((pointer:coarse) or (not (hover:hover))) and (not "), "\(sheet.css)")
  }
}
