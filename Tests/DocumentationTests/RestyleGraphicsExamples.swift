// The drawings that the article makes, as they stand there, and what they give.

import Restyle
import RestyleGraphics
import RestyleRendering
import Testing

@Suite("What the article of RestyleGraphics shows")
struct RestyleGraphicsExamples {
  @Test("Drawings are as large as the article says")
  func gives() throws {
    let card = BackgroundStyle(
      color: .white, border: BorderStyle(width: 1, color: .lightGray, cornerRadius: 8),
      shadows: [ShadowStyle(color: .black.withAlpha(0.2), y: 1, blur: 3)])
    let traits = TraitCollection(displayScale: 2)
    let drawing = try DisplayList(card, in: Size(width: 300, height: 120), for: traits)
    let svg = drawing.svg()

    #expect(drawing.overflow.bottom == 5.5 && drawing.size.height == 120 + 5.5 + 3.5)
    #expect(svg.contains("feGaussianBlur stdDeviation=\"1.5\""))

    let sheet = try DisplayList(width: 340, height: 160, for: traits) { canvas in
      canvas.draw(BackgroundStyle(color: .systemGray6), in: Rect(width: 340, height: 160))
      canvas.draw(card, in: Rect(x: 20, y: 20, width: 300, height: 120))
    }

    #expect(sheet.operations.count == drawing.operations.count + 1)
  }
}
