// The blocks of the article, as they stand there, and what they give.

import Restyle
import RestyleGraphics
import Testing

@Suite("What the article of PNG shows")
struct DrawingAsPNGExamples {
  @Test("Files hold the same pixels, whoever draws them")
  func gives() async throws {
    let traits = TraitCollection()
    let button = BackgroundStyle(border: BorderStyle(cornerRadius: 4), color: Color(hex: 0x3366CC))
    let drawing = try DisplayList(button, in: Size(width: 88, height: 44), for: traits)
    let bytes = PNGImage(drawing).bytes

    let raster = await Raster(drawing, bandCount: 4)
    let isSame = raster == Raster(drawing)  // true

    #expect(isSame == true)
    #expect(bytes == PNGImage(raster).bytes)
  }
}
