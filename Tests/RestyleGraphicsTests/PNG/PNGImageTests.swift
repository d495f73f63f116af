#if canImport(CZlib)
  import Restyle
  import RestyleGraphics
  import TestSupport
  import Testing

  @Suite struct PNGImageTests {
    @Test
    func pixelsSurvive() async throws {
      try await forEach(RasterTests.drawings.indices, checksAll ? [1.0, 2.5] : [1.5]) {
        (index: Int, scale: Double) throws in
        let list = try DisplayList(side: 40, scale: scale, RasterTests.drawings[index])
        let raster = Raster(list)
        let png = PNGImage(list)
        #expect(png == PNGImage(raster))
        expect(try DecodedPNG(png.bytes), toHold: raster)
      }
    }

    @Test func theFormatIsTheSmallest() throws {
      let gray = PaintColor(red: 0.5, green: 0.5, blue: 0.5)
      for (colors, colorType, bitDepth) in [
        ([], 3, 1), ([gray], 3, 1), ([.black, gray], 3, 2), (Self.colors(4, isGray: false), 3, 4),
        (Self.colors(20, isGray: false), 3, 8), (Self.colors(256, isGray: true), 0, 8),
        (Self.colors(300, isGray: false), 2, 8), (Self.colors(300, isGray: false, alpha: 0.9), 6, 8),
        (Self.colors(200, isGray: true) + Self.colors(200, isGray: true, alpha: 0.5), 4, 8),
      ] as [([PaintColor], UInt8, UInt8)] {
        // A row of rectangles, one of each colour, and some room.
        let operations = colors.enumerated().map { index, color in
          DisplayList.Operation.fill(Path(Rect(x: Double(index), width: 1, height: 30)), .color(color))
        }
        let isOpaque = colors.allSatisfy(\.isOpaque)
        let width = Double(colors.count) + (isOpaque && colorType != 3 ? 0 : 5)
        let list = try DisplayList(width: width, height: 30, operations: operations)
        let png = try DecodedPNG(PNGImage(list).bytes)
        #expect(png.colorType == colorType && png.bitDepth == bitDepth, "\(colors.count) colours")
        expect(png, toHold: Raster(list))
      }
    }

    private static func colors(_ count: Int, isGray: Bool, alpha: Double = 1) -> [PaintColor] {
      (0..<count).map { index in
        let low = Double(index % 256) / 255
        return isGray
          ? PaintColor(red: low, green: low, blue: low, alpha: alpha)
          : PaintColor(red: low, green: Double(index / 256) / 255, blue: 0.2, alpha: alpha)
      }
    }

    @Test func saysItsSpace() throws {
      let sRGB = try DecodedPNG(PNGImage(DisplayList(side: 2)).bytes)
      #expect(sRGB.chunks.map(\.type) == ["IHDR", "sRGB", "IDAT", "IEND"])
      let list = try DisplayList(
        width: 2, height: 2, gamut: .displayP3, operations: [.fill(Path(Rect(width: 2, height: 2)), .black)])
      let displayP3 = try DecodedPNG(PNGImage(list).bytes)
      #expect(displayP3.chunks.map(\.type) == ["IHDR", "cICP", "iCCP", "IDAT", "IEND"])
      #expect(displayP3.chunk("cICP") == [12, 13, 0, 1])
    }

    @Test func theProfileIsWhole() throws {
      let list = try DisplayList(width: 1, height: 1, gamut: .displayP3)
      let chunk = try #require(try DecodedPNG(PNGImage(list).bytes).chunk("iCCP"))
      #expect(chunk.starts(with: Array("Display P3".utf8) + [0, 0]))
      let profile = try DecodedPNG.inflated(Array(chunk.dropFirst(12)), count: 492)
      func number(at offset: Int) -> Int { profile[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
      #expect(number(at: 0) == profile.count)
      // ICC.1:2022, section 7.2: the version, the class, the spaces and the date; what isn't said is zero, up to the
      // white of D50 (section 7.2.16).
      #expect(number(at: 4) == 0 && number(at: 8) == 0x0440_0000)
      #expect(profile[12..<24].elementsEqual("mntrRGB XYZ ".utf8))
      #expect(profile[24..<36].elementsEqual([0x07, 0xEA, 0, 1, 0, 1] + [UInt8](repeating: 0, count: 6)))
      #expect(profile[36..<40].elementsEqual("acsp".utf8))
      #expect(profile[40..<68].allSatisfy { $0 == 0 } && profile[80..<128].allSatisfy { $0 == 0 })
      #expect([68, 72, 76].map(number) == [0xF6D6, 0x1_0000, 0xD32D])
      for tag in 0..<number(at: 128) {
        let (offset, count) = (number(at: 136 + 12 * tag), number(at: 140 + 12 * tag))
        #expect(offset % 4 == 0 && offset + count <= profile.count)
      }
    }

    @Test(arguments: [(0.0, 0.0), (0, 9), (9, 0)])
    func nothingIsAClearPixel(width: Double, height: Double) throws {
      let png = try DecodedPNG(PNGImage(DisplayList(width: width, height: height)).bytes)
      #expect(png.width == 1 && png.height == 1 && png.pixels == [.zero])
    }

    @Test
    func anyWidthFillsWholeBytes() async throws {
      try await forEach([1, 2, 3, 7, 8, 9, 64], [1, 2, 5]) { (width: Int, colorCount: Int) throws in
        let operations = (0..<width).map { x in
          DisplayList.Operation.fill(
            Path(Rect(x: Double(x), width: 1, height: 2)),
            .color(PaintColor(red: Double(x % colorCount) / 8, green: 0, blue: 1)))
        }
        let list = try DisplayList(width: Double(width), height: 2, operations: operations)
        expect(try DecodedPNG(PNGImage(list).bytes), toHold: Raster(list))
      }
    }
  }

  /// Expects the pixels of a raster, divided by their opacity.
  private func expect(_ png: DecodedPNG, toHold raster: Raster) {
    #expect(png.width == raster.width && png.height == raster.height)
    for (color, pixel) in zip(png.pixels, raster.colors) {
      let alpha = Double(pixel.w)
      #expect(color.w == pixel.w)
      for component in 0..<3 {
        let multiplied = Double(color[component]) * alpha / 255
        #expect(multiplied.rounded() == Double(pixel[component]))
      }
    }
  }
#endif
