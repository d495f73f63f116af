// The documents that the article writes, as they stand there, and what they give.

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
      let button = BackgroundStyle(border: BorderStyle(cornerRadius: 4), color: Color(hex: 0x3366CC))
      let drawing = try DisplayList(button, in: Size(width: 88, height: 44), for: traits)
      drawing.svg(title: "Button")

      let image = Image(data: drawing.svgBytes())
      BackgroundStyle(image: image).cssDeclarations(for: traits)
    }

    let article = try DocumentedFile("Sources/RestyleGraphics/RestyleGraphics.docc/DrawingAsSVG.md")
    let shown = article.blocks.filter { $0.language == "html" }.map { $0.code.replacing("\n", with: "") }
    #expect(shown == [values[0]])
    #expect(values[1].contains("url('data:image/svg+xml;base64,"))
  }
}
