// The drawings that the article makes, as they stand there, and what they give.

import Restyle
import RestyleGraphics
import RestyleRendering
import Testing

@Suite("What the article of RestyleGraphics shows")
struct RestyleGraphicsExamples {
  @Test("Drawings are as large as the article says")
  func gives() throws {
    // Block 1 of RestyleGraphics/RestyleGraphics.docc/RestyleGraphics.md

    #expect(drawing.overflow.bottom == 5.5 && drawing.size.height == 120 + 5.5 + 3.5)
    #expect(svg.contains("feGaussianBlur stdDeviation=\"1.5\""))

    // Block 2 of RestyleGraphics/RestyleGraphics.docc/RestyleGraphics.md

    #expect(sheet.operations.count == drawing.operations.count + 1)

    // Block 3 of RestyleGraphics/RestyleGraphics.docc/RestyleGraphics.md

    #expect(document.contains("<title>Acme</title>") && document.contains(">card<"), "\(document)")
  }
}
