import RestyleGraphics
import RestyleRendering
import Testing

@Suite("Lines of text")
struct TextTests {
  private func list(_ content: String, size: Double = 10) throws -> DisplayList {
    try DisplayList(
      width: 40, height: 12,
      operations: [.text(DisplayList.Text(content, at: Point(x: 1, y: 8), size: size, color: .black))])
  }

  @Test("Each printable character of ASCII looks different, and lies within its room")
  func characters() throws {
    let rasters = try (UInt8(0x20)..<0x7F).map { Raster(try list(String(UnicodeScalar($0)))) }
    #expect(Set(rasters).count == 95)
    for raster in rasters {
      #expect(raster.problems.isEmpty)
      for (index, opacity) in raster.opacities.enumerated() where opacity > 0 {
        #expect(opacity == 255 && (1..<6).contains(index % 40) && (1..<10).contains(index / 40))
      }
    }
    #expect(rasters[0].opacities.allSatisfy { $0 == 0 })
  }

  @Test("A letter is drawn dot by dot")
  func dots() throws {
    let raster = Raster(try list("L"))
    let rows = (0..<12).map { row in
      String((0..<7).map { raster[$0, row].w == 255 ? "#" : "." })
    }
    let upright = Array(repeating: ".#.....", count: 6)
    #expect(rows == ["......."] + upright + [".#####."] + Array(repeating: ".......", count: 4))
  }

  @Test("A box stands for any other character, and is a problem", arguments: ["ü", "日", "\n", "\u{7F}", "👩‍👧"])
  func missing(character: String) throws {
    let raster = Raster(try list("a\(character)b"))
    #expect(raster.problems == [RenderingProblem(.missingGlyphs("a\(character)b"))])
    // Two letters wide, so that what follows stands behind it.
    #expect((7..<18).allSatisfy { raster[$0, 1].w == 255 && raster[$0, 7].w == 255 })
    #expect(raster[8, 4].w == 0 && raster[7, 4].w == 255 && raster[17, 4].w == 255)
    #expect(raster[19, 1].w == 255)
  }

  @Test("SVG holds the text itself, as wide as the dots")
  func svg() throws {
    let svg = try list("<é> & \"b\"").svg()
    #expect(svg.contains(">&lt;é&gt; &amp; &quot;b&quot;</text>"))
    #expect(svg.contains("textLength=\"60\""))
  }

  @Test("Nothing is written in no size", arguments: [0, -1, .nan, .infinity])
  func sizes(size: Double) throws {
    let list = try list("a", size: size)
    #expect(!list.svg().contains("<text"))
    #expect(Raster(list).opacities.allSatisfy { $0 == 0 })
  }

  @Test("Texts are the same by their scalars")
  func equality() throws {
    #expect(try list("\u{E9}") != list("e\u{301}"))
    #expect(try list("a") == list("a") && Set([list("a"), list("a"), list("b")]).count == 2)
  }
}
