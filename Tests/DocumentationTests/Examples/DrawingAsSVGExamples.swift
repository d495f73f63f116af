// The documents that the article writes, as they stand there, and what they give.

import CodeBlocks
import Restyle
import RestyleGraphics
import RestyleHTML
import Testing

@Suite("What the article of SVG shows")
struct DrawingAsSVGExamples {
  @Test("Documents are what the article says")
  func gives() throws {
    let traits = TraitCollection()
    let values = try descriptions {
      // Block 1 of RestyleGraphics/RestyleGraphics.docc/DrawingAsSVG.md

      // Block 2 of RestyleGraphics/RestyleGraphics.docc/DrawingAsSVG.md
    }

    let article = try DocumentedFile("Sources/RestyleGraphics/RestyleGraphics.docc/DrawingAsSVG.md")
    let shown = article.blocks.filter { $0.language == "html" }.map { $0.code.replacing("\n", with: "") }
    #expect(shown == [values[0]])
    #expect(values[1].contains("url('data:image/svg+xml;base64,"))
  }
}
