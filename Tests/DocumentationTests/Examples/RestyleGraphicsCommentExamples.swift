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
    // Block 2 of RestyleGraphics/Drawing/Canvas.swift
    // Block of RestyleGraphics/SVG/DisplayList+SVG.swift

    #expect(svg.contains("<title>Card</title><rect width=\"300\""))
  }

  @Test("Canvas")
  func canvas() throws {
    // Block 1 of RestyleGraphics/Drawing/Canvas.swift

    #expect(sheet.svg().contains("x=\"10\" y=\"10\" width=\"80\" height=\"40\""))
  }

  @Test("Path")
  func path() {
    let outer = RoundedRect(Rect(width: 20, height: 20), radii: RoundedRect.Radii(4))
    let inner = RoundedRect(Rect(x: 2, y: 2, width: 16, height: 16))
    // Block of RestyleGraphics/Geometry/Path.swift

    #expect(ring.contours.count == 2 && ring.roundedRect == nil)
  }

  @Test("Raster and PNGImage")
  func pixels() throws {
    let list = try DisplayList(card, in: Size(width: 30, height: 20), for: traits)
    var sent = 0
    func send(_ bytes: UnsafeRawBufferPointer) { sent += bytes.count }
    var written: [UInt8] = []
    func write(_ bytes: [UInt8]) { written = bytes }

    // Block of RestyleGraphics/Raster/Raster.swift

    // Block of RestyleGraphics/PNG/PNGImage.swift

    #expect(sent == 30 * 20 * 4 && Image(data: written).mediaType == .png)
  }

  @Test("PNGStream")
  func pngStream() throws {
    let list = try DisplayList(card, in: Size(width: 30, height: 20), for: traits)
    var sent: [UInt8] = []
    func send(_ bytes: [UInt8]) { sent += bytes }
    // Block of RestyleGraphics/PNG/PNGStream.swift

    #expect(sent == PNGImage(list).bytes)
  }

  @Test("ResizableImage")
  func resizable() throws {
    let values = try descriptions {
      // Block of RestyleGraphics/ResizableImage/ResizableImage.swift
    }
    let background = card
    // Block of RestyleGraphics/ResizableImage/DrawingFormat.swift

    #expect(values.count == 2 && image.capInsets == EdgeInsets(inset: 8))
  }

  @Test("drawnIfNeeded")
  func drawn() throws {
    let inner = card.restyled { $0.border.width = 1 }
    // Block of RestyleGraphics/ResizableImage/BackgroundStyle+Image.swift

    #expect(drawn.cssDeclarations(for: traits).problems.isEmpty)
  }

  @Test("SwitchStyle and Chevron")
  func controls() throws {
    // Block of RestyleGraphics/Drawing/SwitchStyle+Drawing.swift
    // Block of RestyleGraphics/Drawing/Chevron.swift

    #expect(on.operations.count == 2 && mark.operations.count == 1)
  }

  @Test("SwatchSheet")
  func swatches() throws {
    let catalog = StyleCatalog("House style") {
      NamedStyle("card", card)
    }
    // Block of RestyleGraphics/Swatches/SwatchSheet.swift

    #expect(sheet.operations.count > 1)
  }
  @Test("SwatchStyle")
  func swatchStyle() throws {
    let catalog = StyleCatalog("House style") {
      NamedStyle("new", BadgeStyle(background: card))
    }
    let sheet = try SwatchSheet(catalog, for: traits).drawn()
    #expect(sheet.svg().contains(">new<"))
  }
}

private struct BadgeStyle: Style {
  let background: BackgroundStyle
}

// Block of RestyleGraphics/Swatches/SwatchStyle.swift
