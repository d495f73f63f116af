// The blocks of the article, as they stand there, and what they give.

import Restyle
import RestyleGraphics
import Testing

@Suite("What the article of PNG shows")
struct DrawingAsPNGExamples {
  @Test("Files hold the same pixels, whoever draws them")
  func gives() async throws {
    let traits = TraitCollection()
    // Block 1 of RestyleGraphics/RestyleGraphics.docc/DrawingAsPNG.md

    // Block 2 of RestyleGraphics/RestyleGraphics.docc/DrawingAsPNG.md

    var sent: [UInt8] = []
    func send(_ chunk: [UInt8]) { sent += chunk }
    // Block 3 of RestyleGraphics/RestyleGraphics.docc/DrawingAsPNG.md

    #expect(isSame == true)
    #expect(sent == bytes)
    #expect(bytes == PNGImage(raster).bytes)
  }
}
