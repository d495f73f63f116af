// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleHTML
import RestyleRendering
import Testing

@Suite("What the article about CSS of one's own shows")
struct OwnCSSExamples {
  @Test("An attribute")
  func attribute() {
    // Block 1 of RestyleHTML/RestyleHTML.docc/OwnCSS.md

    #expect(css == "balance")
  }

  @Test("Styles, and problems")
  func styles() throws {
    // Block 2 of RestyleHTML/RestyleHTML.docc/OwnCSS.md

    // Block 3 of RestyleHTML/RestyleHTML.docc/OwnCSS.md

    #expect(sheet.css.contains("container-type:inline-size}") && sheet.css.contains(".chip:where(:hover,"))
    #expect(sheet.problems.isEmpty)

    struct Mistake: CSSElementStyle {
      static var css: CSSDescription<Mistake, String> {
        .declaring { _, css in css.set("color", to: "red;}") }
      }
    }
    try sheet.add(Mistake(), to: ".mistake")
    func problems(of sheet: StyleSheet) -> [RenderingProblem] {
      // Block 4 of RestyleHTML/RestyleHTML.docc/OwnCSS.md
    }
    let wanted = "left out the declaration of \"color\" as \"red;}\": a value can contain only names, "
    #expect(problems(of: sheet).map(\.description).allSatisfy { $0.hasPrefix(wanted) })
  }

  @Test("Markup")
  func markup() {
    let icon = "<svg></svg>"
    // Block 5 of RestyleHTML/RestyleHTML.docc/OwnCSS.md

    #expect(page.html == icon)
  }
}
