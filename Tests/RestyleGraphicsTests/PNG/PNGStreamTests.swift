#if canImport(CZlib)
  import Restyle
  import RestyleGraphics
  import RestyleRendering
  import TestSupport
  import Testing

  @Suite("PNGs in chunks")
  struct PNGStreamTests {
    /// The image and its chunks, which are the same but for where its pixels are divided.
    @discardableResult
    private static func expectImage(
      of list: DisplayList, size: Int
    ) throws -> (image: PNGImage, chunks: [[UInt8]]) {
      let whole = PNGImage(list)
      var chunked = PNGStream(list, chunkSize: size)
      var chunks: [[UInt8]] = []
      while let chunk = chunked.next() { chunks.append(chunk) }
      #expect(chunked.next() == nil)
      #expect(chunked.problems == whole.problems)
      let image = try DecodedPNG(whole.bytes)
      let stream = try DecodedPNG(chunks.flatMap(\.self))
      func other(_ png: DecodedPNG) -> [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: png.chunks.filter { $0.type != "IDAT" })
      }
      func pixels(_ png: DecodedPNG) -> [UInt8] { png.chunks.filter { $0.type == "IDAT" }.flatMap(\.data) }
      #expect(other(stream) == other(image))
      #expect(pixels(stream) == pixels(image))
      return (whole, chunks)
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
      // Few rows of these are alike.
      let style = BackgroundStyle(gradient: .radial(colors: [.red, .blue, .green]))
      let list = try DisplayList(style, in: Size(width: 1000, height: 1300), for: TraitCollection())
      let (image, chunks) = try Self.expectImage(of: list, size: 5_000)
      #expect(chunks.count > 5, "\(chunks.map(\.count))")
      // What is compressed at once, a block of 16,384 bytes and repeats, has at most three times as many bytes.
      #expect(chunks.allSatisfy { $0.count < 60_000 })
      #expect(chunks.dropFirst().dropLast().allSatisfy { $0.count >= 5_000 })
      #expect(chunks.map(\.count).reduce(0, +) == image.bytes.count + 12 * (chunks.count - 2))
    }
  }
#endif
