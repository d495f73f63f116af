// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleHTML
import Testing

@Suite("What the article about fonts shows")
struct WebFontsExamples {
  @Test("A page with a font of its own")
  func fonts() throws {
    let code = TextStyle(
      font: .custom("IBM Plex Mono", size: 15, fallbacks: ["Menlo", "Consolas"], design: .monospaced))
    let css = code.cssDeclarations().text
    // font-family:'IBM Plex Mono','Menlo','Consolas',ui-monospace,monospace;font-size:15px

    var sheet = StyleSheet()
    sheet.add(
      FontFace(
        "IBM Plex Mono", sources: [.local("IBM Plex Mono"), .url("/fonts/plex.woff2", format: .woff2)],
        weights: .thin ... .bold, display: .swap, characters: ["\u{20}"..."\u{17F}"]))
    try sheet.add(code, to: "code")

    let document = HTMLDocument(
      title: "Manual", body: HTMLRenderer(styleSheet: sheet),
      preloads: [HTMLDocument.Preload("/fonts/plex.woff2", as: .font)])

    #expect(css == "font-family:'IBM Plex Mono','Menlo','Consolas',ui-monospace,monospace;font-size:15px")
    #expect(sheet.css.hasPrefix("@font-face{font-family:'IBM Plex Mono';src:local('IBM Plex Mono'),url("))
    #expect(sheet.problems.isEmpty && document.problems.isEmpty)
    #expect(document.html.contains("rel=\"preload\""))
  }
}
