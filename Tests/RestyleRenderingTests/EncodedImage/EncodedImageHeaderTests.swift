import Foundation
import Restyle
import RestyleFoundation
import TestSupport
import Testing

@Suite("Headers of images")
struct ImageHeaderTests {
  private let size = Size(width: 20, height: 10)

  private func reason(_ bytes: some Sequence<UInt8>) -> ImageFileError.Reason? {
    do throws(ImageFileError) {
      _ = try ImageHeader(bytes)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("Every format says its size")
  func formats() async throws {
    try await forEach(ImageSamples.all.map(\.name)) { (name: String) throws in
      let sample = try #require(ImageSamples.all.first { $0.name == name })
      let header = try ImageHeader(sample.bytes)
      #expect(header.mediaType == sample.type && header.pixelSize == size)
      #expect(header.size(atScale: 2) == Size(width: 10, height: 5))
      // What follows doesn't matter.
      #expect(try ImageHeader(sample.bytes + [0xFF, 0xD9, 0, 0, 0, 0, 1, 2, 3]) == header)
    }
  }

  @Test("A file that ends too soon is an error, wherever it ends")
  func truncated() async throws {
    try await forEach(ImageSamples.all.map(\.name)) { (name: String) throws in
      let sample = try #require(ImageSamples.all.first { $0.name == name })
      for end in 0..<sample.bytes.count {
        switch reason(sample.bytes[..<end]) {
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
    try await forEach(ImageSamples.all.map(\.name)) { (name: String) throws in
      let sample = try #require(ImageSamples.all.first { $0.name == name })
      for index in sample.bytes.indices {
        let sizes = [0, 1, 2, 0x7F, 0x80, 0xFF, sample.bytes[index] ^ 1, sample.bytes[index] ^ 0x20].map {
          byte in
          var bytes = sample.bytes
          bytes[index] = byte
          return try? ImageHeader(bytes).pixelSize
        }
        #expect(sizes.allSatisfy { $0.map { $0.width > 0 && $0.height > 0 } != false })
      }
    }
  }

  @Test("Bytes without sense are read or refused without a trap")
  func random() {
    var generator = SystemRandomNumberGenerator()
    for sample in ImageSamples.all {
      for _ in 0..<50 {
        let noise = (0..<64).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        _ = reason(sample.bytes.prefix(Int.random(in: 4...16, using: &generator)) + noise)
      }
    }
  }

  @Test("What is no image, has no size or is wrong is told apart")
  func reasons() {
    #expect(reason([]) == .unknownFormat)
    #expect(reason("text".utf8) == .unknownFormat)
    #expect(reason(ImageSamples.png(width: 0, height: 10)) == .empty(.png))
    // The image data of a JPEG before any frame.
    #expect(reason([0xFF, 0xD8, 0xFF, 0xDA]) == .malformed(.jpeg))
    #expect(reason([0xFF, 0xD8, 0xFF, 0xE0, 0, 1]) == .malformed(.jpeg))
    // Boxes that go on and on.
    #expect(
      reason(ImageSamples.box("ftyp", Array("avif".utf8)) + [0, 0, 0, 4] + Array("free".utf8))
        == .malformed(.avif))
    #expect(reason(ImageSamples.box("ftyp", Array("avif".utf8))) == .truncated(.avif))
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
        ("<svg>", nil), (#"<svg width="20"/>"#, nil), (#"<svg width="20em" height="10"/>"#, nil),
        (#"<svg width="-20" height="10"/>"#, nil), (#"<svg width="0" height="0" viewBox="0 0 0 0"/>"#, nil),
        (#"<svg data-width="3" width="1e999" height="10"/>"#, nil), ("<svg width=20 height=10>", nil),
        ("<?xml", nil), ("<?xml?><!--", nil), ("<?xml?><!DOCTYPE [", nil), ("<svg width=\"", nil),
      ] as [(String, Size?)]
    ) { (text: String, size: Size?) throws in
      #expect(try ImageHeader(text.utf8).pixelSize == size)
      #expect(try ImageHeader([0xEF, 0xBB, 0xBF] + Array(text.utf8)).pixelSize == size)
    }
  }

  @Test("Long files are read in time that grows with them")
  func long() throws {
    let spaces = String(repeating: " ", count: 100_000)
    #expect(try ImageHeader("<svg \(spaces) width=\"20\" height=\"10\">".utf8).pixelSize == size)
    #expect(try ImageHeader("<?xml \(String(repeating: "?", count: 100_000))".utf8).pixelSize == nil)
    let segments = (0..<20_000).flatMap { _ in [0xFF, 0xE1, 0, 2] as [UInt8] }
    #expect(
      try ImageHeader([0xFF, 0xD8] + segments + ImageSamples.all[2].bytes.dropFirst(2)).pixelSize == size)
  }

  @Test("Sizes of four bytes are read whose product is no integer")
  func huge() throws {
    let property = ImageSamples.box("ispe", [0, 0, 0, 0] + [UInt8](repeating: 0xFF, count: 8))
    let meta = ImageSamples.box(
      "meta", [0, 0, 0, 0] + ImageSamples.box("iprp", ImageSamples.box("ipco", property)))
    let side = Double(UInt32.max)
    let file = ImageSamples.box("ftyp", Array("avif".utf8)) + meta
    #expect(try ImageHeader(file).pixelSize == Size(width: side, height: side))
  }

  @Test("A scale that is no number of pixels gives no size")
  func scale() throws {
    let header = try ImageHeader(ImageSamples.all[0].bytes)
    for scale in [0, -1, .nan, .infinity] { #expect(header.size(atScale: scale) == nil) }
  }
}
