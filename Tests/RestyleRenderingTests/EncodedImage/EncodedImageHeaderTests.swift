import Restyle
import RestyleRendering
import TestSupport
import Testing

@Suite("Headers of images")
struct EncodedImageHeaderTests {
  private let size = Size(width: 20, height: 10)

  private func error(_ bytes: some Sequence<UInt8>) -> EncodedImageError? {
    do throws(EncodedImageError) {
      _ = try EncodedImageHeader(Array(bytes))
      return nil
    } catch {
      return error
    }
  }

  private func pixelSize(_ bytes: some Sequence<UInt8>) throws -> Size? {
    try EncodedImageHeader(Array(bytes)).pixelSize
  }

  @Test("Every format says its size")
  func formats() async throws {
    try await forEach(EncodedImageSamples.all.map(\.name)) { (name: String) throws in
      let sample = try #require(EncodedImageSamples.all.first { $0.name == name })
      let header = try EncodedImageHeader(sample.bytes)
      #expect(header.mediaType == sample.type && header.pixelSize == size)
      // What follows doesn't matter.
      #expect(try pixelSize(sample.bytes + [0xFF, 0xD9, 0, 0, 0, 0, 1, 2, 3]) == size)
    }
  }

  @Test("A file that ends too soon is an error, wherever it ends")
  func truncated() async throws {
    try await forEach(EncodedImageSamples.all.map(\.name)) { (name: String) throws in
      let sample = try #require(EncodedImageSamples.all.first { $0.name == name })
      for end in 0..<sample.bytes.count {
        switch error(sample.bytes[..<end]) {
        case .truncated(sample.type), .unknownFormat: break
        // A size may be there before the end, of which what shows the image makes what it can.
        case nil: #expect(sample.type == .svg || sample.type == .avif)
        case let other: Issue.record("\(end): \(String(describing: other))")
        }
      }
    }
  }

  @Test("Other bytes in place of any are read or refused without a trap")
  func replaced() async throws {
    try await forEach(EncodedImageSamples.all.map(\.name)) { (name: String) throws in
      let sample = try #require(EncodedImageSamples.all.first { $0.name == name })
      for index in sample.bytes.indices {
        let sizes = [0, 1, 2, 0x7F, 0x80, 0xFF, sample.bytes[index] ^ 1, sample.bytes[index] ^ 0x20].map {
          byte in
          var bytes = sample.bytes
          bytes[index] = byte
          return try? pixelSize(bytes)
        }
        #expect(sizes.allSatisfy { $0.map { $0.width > 0 && $0.height > 0 } != false })
      }
    }
  }

  @Test("Bytes without sense are read or refused without a trap")
  func random() {
    var generator = SystemRandomNumberGenerator()
    for sample in EncodedImageSamples.all {
      for _ in 0..<50 {
        let noise = (0..<64).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        _ = error(sample.bytes.prefix(Int.random(in: 4...16, using: &generator)) + noise)
      }
    }
  }

  @Test("What is no image, has no size or is wrong is distinguished")
  func reasons() {
    #expect(error([]) == .unknownFormat)
    #expect(error("text".utf8) == .unknownFormat)
    #expect(error(EncodedImageSamples.png(width: 0, height: 10)) == .empty(.png))
    // The image data of a JPEG before any frame.
    #expect(error([0xFF, 0xD8, 0xFF, 0xDA]) == .malformed(.jpeg))
    #expect(error([0xFF, 0xD8, 0xFF, 0xE0, 0, 1]) == .malformed(.jpeg))
    // Boxes that go on and on.
    #expect(
      error(EncodedImageSamples.box("ftyp", Array("avif".utf8)) + [0, 0, 0, 4] + Array("free".utf8))
        == .malformed(.avif))
    #expect(error(EncodedImageSamples.box("ftyp", Array("avif".utf8))) == .truncated(.avif))
  }

  @Test("SVG says its size in any unit, by its view box, or not at all")
  func vector() async throws {
    try await forEach(
      [
        (#"<svg width="20" height="10">"#, Size(width: 20, height: 10)),
        (#"<svg width='20px' height=' 10 '/>"#, Size(width: 20, height: 10)),
        (#"<svg viewBox="0 0 20 10"/>"#, Size(width: 20, height: 10)),
        (#"<svg viewBox="0,0,40,20" width="20"/>"#, Size(width: 20, height: 10)),
        (#"<svg height="10" viewBox="-5 -5 4e1 20"/>"#, Size(width: 20, height: 10)),
        (#"<svg width="100%" height="100%" viewBox="0 0 20 10"/>"#, Size(width: 20, height: 10)),
        (#"<svg width="15pt" height="7.5PT"/>"#, Size(width: 20, height: 10)),
        (#"<svg width="1in" height="2.54cm"/>"#, Size(width: 96, height: 96)),
        (
          "<?xml version=\"1.0\"?>\n<!-- <svg width='1'> -->\n<svg width=\"20\"\n height=\"10\">",
          Size(width: 20, height: 10)
        ),
        (
          #"<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg width="20" height="10">"#,
          Size(width: 20, height: 10)
        ),
        (#"<?xml?><!DOCTYPE svg PUBLIC "a" "b"><svg width="20" height="10">"#, Size(width: 20, height: 10)),
        (#"<?xml?><!DOCTYPE svg><!-- a --><svg width="20" height="10">"#, Size(width: 20, height: 10)),
        (#"<svg width="6pc" height="72pt"/>"#, Size(width: 96, height: 96)),
        (#"<svg width="50.8mm" height="203.2q"/>"#, Size(width: 192, height: 192)),
        (#"<svg width="20" width="1" height="10"/>"#, Size(width: 20, height: 10)),
        (#"<svg viewBox="0 0 0.5 10"/>"#, Size(width: 0.5, height: 10)),
        (#"<svg viewBox="0 0 10 0.5"/>"#, Size(width: 10, height: 0.5)),
        (#"<svg width="0.5" height="0.25"/>"#, Size(width: 0.5, height: 0.25)),
        (#"<svg viewBox="0 0 0 10"/>"#, nil), (#"<svg viewBox="0 0 10 0"/>"#, nil),
        (#"<svg viewBox="0 0 1e999 10"/>"#, nil), (#"<svg width="9" viewBox="0 0 inf inf"/>"#, nil),
        (#"<svg viewBox="0 0 a 10"/>"#, nil), (#"<svg viewBox="0 0 20 10 5"/>"#, nil),
        (#"<svg viewBox="0 0 20"/>"#, nil), (#"<svg width="20" viewBox="0 0 0 10"/>"#, nil),
        ("<svg>", nil), (#"<svg width="20"/>"#, nil), (#"<svg width="20em" height="10"/>"#, nil),
        (#"<svg width="-20" height="10"/>"#, nil), (#"<svg width="0" height="0" viewBox="0 0 0 0"/>"#, nil),
        (#"<svg data-width="3" width="1e999" height="10"/>"#, nil), ("<svg width=20 height=10>", nil),
        ("<?xml", nil), ("<?xml?><!--", nil), ("<?xml?><!DOCTYPE [", nil), ("<svg width=\"", nil),
      ] as [(String, Size?)]
    ) { (text: String, size: Size?) throws in
      #expect(try pixelSize(text.utf8) == size)
      #expect(try pixelSize([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == size)
    }
  }

  @Test("Long files are read in time that grows with them")
  func long() throws {
    let spaces = String(repeating: " ", count: 100_000)
    #expect(try pixelSize("<svg \(spaces) width=\"20\" height=\"10\">".utf8) == size)
    #expect(try pixelSize("<?xml \(String(repeating: "?", count: 100_000))".utf8) == nil)
    let segments = (0..<20_000).flatMap { _ in [0xFF, 0xE1, 0, 2] as [UInt8] }
    #expect(
      try pixelSize([0xFF, 0xD8] + segments + EncodedImageSamples.all[2].bytes.dropFirst(2)) == size)
  }

  @Test(
    "A photograph is turned by an orientation of Exif's type among the entries that are counted, and by no other",
    arguments: [
      (EncodedImageSamples.Exif(), true), (.init(orientation: 5), true), (.init(orientation: 4), false),
      (.init(orientation: 9), false), (.init(count: 1), false), (.init(count: 0x0102), true),
      (.init(type: 4), false), (.init(version: 43), false), (.init(signature: "Exig"), false),
    ])
  func orientation(exif: EncodedImageSamples.Exif, isTurned: Bool) throws {
    for isLittleEndian in [false, true] {
      var exif = exif
      exif.isLittleEndian = isLittleEndian
      let bytes = EncodedImageSamples.jpeg(exif: exif.bytes, width: 20, height: 10)
      #expect(try pixelSize(bytes) == (isTurned ? Size(width: 10, height: 20) : size))
    }
  }

  @Test("Sizes are read of all their bits")
  func bits() throws {
    let lossy = EncodedImageSamples.webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0xFF, 0xFF, 1, 2])
    #expect(try pixelSize(lossy) == Size(width: 0x3FFF, height: 0x201))
    let lossless = EncodedImageSamples.webP("VP8L", [0x2F, 0xFF, 0x3F, 0, 0])
    #expect(try pixelSize(lossless) == Size(width: 0x4000, height: 1))
    #expect(
      try pixelSize(EncodedImageSamples.webP("VP8X", [0, 0, 0, 0, 1, 2, 3, 4, 5, 6]))
        == Size(width: 0x0302_02, height: 0x0605_05))
    #expect(try pixelSize(Array("GIF89a".utf8) + [1, 2, 3, 4]) == Size(width: 0x201, height: 0x403))
    // A frame between others, and a picture of which no key is there.
    #expect(
      error(EncodedImageSamples.webP("VP8 ", [1, 0, 0, 0x9D, 0x01, 0x2A, 1, 0, 1, 0])) == .malformed(.webP))
    #expect(
      error(EncodedImageSamples.webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2B, 1, 0, 1, 0])) == .malformed(.webP))
    #expect(error(EncodedImageSamples.webP("VP8?", [UInt8](repeating: 1, count: 10))) == .malformed(.webP))
    let png = EncodedImageSamples.png(width: 1, height: 1)
    for (index, byte) in [(11, 12), (12, 0x4A), (16, 0x80), (20, 0x80)] as [(Int, UInt8)] {
      var wrong = png
      wrong[index] = byte
      #expect(error(wrong) == .malformed(.png), "\(index)")
    }
    #expect(error([0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 0, 0xC0]) == .malformed(.jpeg))
    #expect(error([0xFF, 0xD8, 0xFF, 0xD9]) == .malformed(.jpeg))
    // Tables of codes and of arithmetic, and markers of their own, are no frames.
    for marker in [0xC4, 0xC8, 0xCC] as [UInt8] {
      #expect(error([0xFF, 0xD8, 0xFF, marker, 0, 8, 8, 0, 10, 0, 20, 1]) == .truncated(.jpeg))
    }
    for marker in [0x01, 0xD0, 0xD7] as [UInt8] {
      #expect(
        try pixelSize([0xFF, 0xD8, 0xFF, marker, 0xFF, 0xC0, 0, 11, 8, 0, 10, 0, 20]) == size)
    }
  }

  @Test("A side of a PNG has 31 bits, and a pixel at least")
  func sidesOfPNG() {
    let sides: [([UInt8], EncodedImageError?)] = [
      ([0, 0, 0, 0], .empty(.png)), ([0, 0, 0, 1], nil), ([0x7F, 0xFF, 0xFF, 0xFE], nil),
      ([0x7F, 0xFF, 0xFF, 0xFF], nil), ([0x80, 0, 0, 0], .malformed(.png)),
      ([0xFF, 0xFF, 0xFF, 0xFF], .malformed(.png)),
    ]
    for (side, expected) in sides {
      for start in [16, 20] {
        var png = EncodedImageSamples.png(width: 1, height: 1)
        png.replaceSubrange(start..<start + 4, with: side)
        #expect(error(png) == expected, "\(side) at \(start)")
      }
    }
  }

  @Test("Any white space of XML parts what stands in SVG, and nothing else does")
  func spacesOfSVG() throws {
    for byte in UInt8(0x01)...0x20 {
      let space = String(decoding: [byte], as: UTF8.self)
      let isSpace = " \t\n\r".utf8.contains(byte)
      for text in [
        "<svg\(space)width=\"20\"\(space)height=\"10\">",
        "<?xml?>\(space)<svg width=\"20\" height=\"10\">",
        "<svg width\(space)=\(space)\"20\" height=\"10\">",
      ] {
        let read = try? pixelSize(text.utf8)
        #expect(read == (isSpace ? size : nil), "\(text.debugDescription)")
      }
    }
  }

  @Test("A side of SVG is a length of something, and a size has both sides")
  func sidesOfSVG() throws {
    let sides: [(String, Double?)] = [
      ("20", 20), ("0.5", 0.5), ("+2", 2), ("1e1", 10), (" 3 ", 3), ("1px", 1), ("1PX", 1), ("3pt", 4),
      ("1pc", 16), ("1in", 96), ("2.54cm", 96), ("25.4mm", 96), ("101.6Q", 96), ("0", nil), ("-1", nil),
      ("1e999", nil), ("-1e999", nil), ("1%", nil), ("1em", nil), ("a", nil), ("", nil),
    ]
    for (width, shownWidth) in sides {
      for (height, shownHeight) in sides {
        let svg = "<svg width=\"\(width)\" height='\(height)'/>"
        let read = try pixelSize(svg.utf8)
        #expect((read != nil) == (shownWidth != nil && shownHeight != nil), "\(svg)")
        guard let read, let shownWidth, let shownHeight else { continue }
        #expect(abs(read.width - shownWidth) < 1e-9 && abs(read.height - shownHeight) < 1e-9, "\(svg)")
      }
    }
  }

  @Test("Boxes may have lengths of 64 bits, or go on to the end")
  func boxes() throws {
    let property = EncodedImageSamples.box("ispe", [0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 10])
    let type = EncodedImageSamples.box("ftyp", Array("avif".utf8))
    func file(_ length: [UInt8], _ high: [UInt8] = []) -> [UInt8] {
      type + length + Array("meta".utf8) + high + [0, 0, 0, 0]
        + EncodedImageSamples.box("iprp", EncodedImageSamples.box("ipco", property))
    }
    #expect(try pixelSize(file([0, 0, 0, 0])) == size)
    #expect(try pixelSize(type + [0, 0, 0, 0] + property.dropFirst(4)) == size)
    #expect(try pixelSize(file([0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 56])) == size)
    #expect(error(file([0, 0, 0, 1], [0, 0, 0, 1, 0, 0, 0, 56])) == .truncated(.avif))
    // What lies behind the pixels isn't read, and what is skipped is skipped to its end.
    let pixels = [0, 0, 0, 9] + Array("mdat".utf8) + [0]
    #expect(error(type + pixels + property) == .truncated(.avif))
    #expect(try pixelSize(type + EncodedImageSamples.box("free", property) + property) == size)
    let small = EncodedImageSamples.box("ispe", [0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 10, 1, 2, 3])
    #expect(try pixelSize(type + small + property + small) == size)
  }

  @Test("Sizes of four bytes are read whose product is no integer")
  func huge() throws {
    let property = EncodedImageSamples.box("ispe", [0, 0, 0, 0] + [UInt8](repeating: 0xFF, count: 8))
    let meta = EncodedImageSamples.box(
      "meta", [0, 0, 0, 0] + EncodedImageSamples.box("iprp", EncodedImageSamples.box("ipco", property)))
    let side = Double(UInt32.max)
    let file = EncodedImageSamples.box("ftyp", Array("avif".utf8)) + meta
    #expect(try pixelSize(file) == Size(width: side, height: side))
  }
}
