// The examples in the comments of RestyleGraphics, as they stand there, and what they give.

import Restyle
import RestyleGraphics
import RestyleHTML
import Testing

@Suite("What the comments of RestyleGraphics show")
struct RestyleGraphicsCommentExamples {
  private let traits = TraitCollection()
  private let card = BackgroundStyle(color: .white, border: BorderStyle(cornerRadius: 8))

  @Test("DisplayList")
  func list() throws {
    let drawing = try DisplayList(card, in: Size(width: 300, height: 120), for: traits)
    let svg = drawing.svg(title: "Card")

    #expect(svg.contains("<title>Card</title><rect width=\"300\""))
  }

  @Test("Canvas")
  func canvas() throws {
    let sheet = try DisplayList(width: 100, height: 60, for: traits) { canvas in
      canvas.draw(card, in: Rect(x: 10, y: 10, width: 80, height: 40))
    }

    #expect(sheet.svg().contains("x=\"10\" y=\"10\" width=\"80\" height=\"40\""))
  }

  @Test("Path")
  func path() {
    let outer = RoundedRect(Rect(width: 20, height: 20), radii: RoundedRect.Radii(4))
    let inner = RoundedRect(Rect(x: 2, y: 2, width: 16, height: 16))
    let ring = Path([.roundedRect(outer), .roundedRect(inner, isReversed: true)])

    #expect(ring.contours.count == 2 && ring.rect == nil)
  }

  @Test("Raster and PNGImage")
  func pixels() throws {
    let list = try DisplayList(card, in: Size(width: 30, height: 20), for: traits)
    var sent = 0
    func send(_ bytes: UnsafeRawBufferPointer) { sent += bytes.count }
    var written: [UInt8] = []
    func write(_ bytes: [UInt8]) { written = bytes }

    let raster = Raster(list)
    raster.withBytes { send($0) }

    let png = PNGImage(list)
    write(png.bytes)

    #expect(sent == 30 * 20 * 4 && Image(data: written).mediaType == .png)
  }

  @Test("ResizableImage")
  func resizable() throws {
    let values = try descriptions {
      let button = try ResizableImage(
        BackgroundStyle(border: BorderStyle(cornerRadius: 4), color: .blue), for: traits)
      button.image(as: .png)  // for wherever an image goes
      try button.drawn(in: Size(width: 100, height: 44))  // what it looks like there
    }
    let background = card
    let image = try Image(background, for: traits)

    #expect(values.count == 2 && image.capInsets == EdgeInsets(inset: 8))
  }

  @Test("drawnIfNeeded")
  func drawn() throws {
    let inner = card.restyled { $0.border.width = 1 }
    let frame = BackgroundStyle(image: Image(image: inner), border: BorderStyle(width: 2, color: .white))
    let drawn = try frame.drawnIfNeeded(for: traits)

    #expect(drawn.cssDeclarations(for: traits).problems.isEmpty)
  }

  @Test("SwitchStyle and Chevron")
  func controls() throws {
    let on = try DisplayList(
      SwitchStyle.system.drawing(in: .selected), in: SwitchStyle.systemSize, for: traits)
    let mark = try DisplayList(Chevron(), in: Chevron.systemSize, for: traits)

    #expect(on.operations.count == 2 && mark.operations.count == 1)
  }

  @Test("SwatchSheet")
  func swatches() throws {
    let catalog = StyleCatalog("House style", backgrounds: [NamedStyle("card", card)])
    let sheet = try SwatchSheet(catalog, for: traits).drawn(on: .systemBackground)

    #expect(sheet.operations.count > 1)
  }
}
