#if canImport(CZlib)
  import Restyle
  import RestyleGraphics
  import RestyleRendering
  import TestSupport
  import Testing

  @Suite("PNGs in chunks")
  struct PNGStreamTests {
    private static func chunks(_ list: DisplayList, size: Int) -> [[UInt8]] {
      var stream = PNGStream(list, chunkSize: size)
      var chunks: [[UInt8]] = []
      while let chunk = stream.next() { chunks.append(chunk) }
      #expect(stream.next() == nil)
      #expect(stream.problems == PNGImage(list).problems)
      return chunks
    }

    /// Whether the chunks are the image, but for where its pixels are divided.
    private static func expectImage(of list: DisplayList, size: Int) throws {
      let image = try DecodedPNG(PNGImage(list).bytes)
      let stream = try DecodedPNG(chunks(list, size: size).flatMap(\.self))
      func other(_ png: DecodedPNG) -> [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: png.chunks.filter { $0.type != "IDAT" })
      }
      func pixels(_ png: DecodedPNG) -> [UInt8] { png.chunks.filter { $0.type == "IDAT" }.flatMap(\.data) }
      #expect(other(stream) == other(image))
      #expect(pixels(stream) == pixels(image))
    }

    @Test("The chunks are the image, whatever their size", arguments: [.min, 1, 500, .max])
    func images(size: Int) async throws {
      try await forEach(RasterTests.drawings.indices, [1.0, 1.5]) { (index: Int, scale: Double) throws in
        try Self.expectImage(
          of: DisplayList(side: 40, scale: scale, RasterTests.drawings[index]), size: size)
      }
    }

    @Test("Each format, also of drawings without pixels", arguments: [0, 1, 4, 200, 300], [true, false])
    func formats(count: Int, isOpaque: Bool) throws {
      for isGray in [true, false] {
        let operations = (0..<count).map { index in
          let part = Double(index % 200) / 255
          let color = PaintColor(
            red: part, green: isGray ? part : 0.5, blue: isGray ? part : Double(index / 200),
            alpha: isOpaque ? 1 : 0.5)
          return DisplayList.Operation.fill(Path(Rect(x: Double(index), width: 1, height: 9)), .color(color))
        }
        try Self.expectImage(
          of: DisplayList(width: Double(count), height: 9, gamut: .displayP3, operations: operations),
          size: 1)
      }
    }

    @Test("A long drawing has several chunks of about the size")
    func size() throws {
      let style = BackgroundStyle(
        gradient: .linear(angle: .degrees(135), colors: [.red, .blue, .green]),
        border: BorderStyle(cornerRadius: 200), shadows: [ShadowStyle(color: .black, blur: 40)])
      let list = try DisplayList(
        style, in: Size(width: 700, height: 900), for: TraitCollection(displayScale: 2))
      let whole = PNGImage(list).bytes.count
      let chunks = Self.chunks(list, size: 10_000)
      #expect(chunks.count > 5)
      // What is compressed at once, a block of 16,384 bytes and repeats, has at most three times as many bytes.
      #expect(chunks.allSatisfy { $0.count < 60_000 })
      #expect(chunks.dropFirst().dropLast().allSatisfy { $0.count >= 10_000 })
      #expect(chunks.map(\.count).reduce(0, +) == whole + 12 * (chunks.count - 2))
      try Self.expectImage(of: list, size: 10_000)
    }
  }
#endif
