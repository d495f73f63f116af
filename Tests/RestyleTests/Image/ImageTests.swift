import Foundation
import Restyle
import RestyleTesting
import TestSupport
import Testing

@Suite("Images")
struct ImageTests {
  @Test("The format is told by the first bytes")
  func mediaType() async throws {
    try await forEach(
      [
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1], .png), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
        (Array("GIF87a".utf8), .gif), (Array("GIF89a;".utf8), .gif),
        (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), .webP),
        (Array("\0\0\0\u{1C}ftypavif".utf8), .avif), (Array("<svg/>".utf8), .svg),
        (Array("\u{FEFF}\n <?xml version='1.0'?><svg/>".utf8), .svg), ([], nil), ([0x89, 0x50], nil),
        (Array("RIFF\0\0\0\0WAVE".utf8), nil), (Array("<html>".utf8), nil),
      ] as [([UInt8], Image.MediaType?)]
    ) { (bytes: [UInt8], expected: Image.MediaType?) in
      let image = Image(data: bytes)
      #expect(image.mediaType == expected)
      let base64 = Data(bytes).base64EncodedString()
      #expect(image.dataURL == expected.map { "data:\($0.rawValue);base64,\(base64)" })
    }
  }

  @Test("An address has no format of its own")
  func address() {
    #expect(Image(url: "a.png").mediaType == nil)
    #expect(Image(url: "a.png").dataURL == nil)
  }

  @Test("Bytes are coded as base64")
  func base64() async throws {
    try await forEach(0..<70) { (count: Int) throws in
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ count) }
      let data = try JSONEncoder().encode(Image.Source.data(bytes))
      let object = try JSONDecoder().decode([String: String].self, from: data)
      #expect(object == ["data": Data(bytes).base64EncodedString()])
      #expect(try JSONDecoder().decode(Image.Source.self, from: data) == .data(bytes))
    }
  }

  @Test("Text that isn't what base64 writes is refused")
  func badBase64() async throws {
    try await forEach([
      "A", "AA", "AAA", "=", "====", "A===", "AB==", "AAB=", "AA=A", "AA==AAAA", "AA\n==", "ÄÄ==", "-_-_",
    ]) { (text: String) throws in
      let document = try JSONEncoder().encode(["data": text])
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Image.Source.self, from: document) }
    }
  }

  @Test("An image is made resizable, or a stencil")
  func modifiers() {
    let image = Image(data: [1], scale: 2)
      .resizable(withCapInsets: EdgeInsets(inset: 4), resizingMode: .tile).tinted(.red)
    #expect(
      image
        == Image(
          source: .data([1]), scale: 2, capInsets: EdgeInsets(inset: 4), resizingMode: .tile,
          renderingMode: .template, tintColor: .red))
  }

  @Test("A segment comes back from its image")
  func segmentImage() async throws {
    try await forEach(SegmentBackgroundStyle.samples) { (segment: SegmentBackgroundStyle) in
      #expect(SegmentBackgroundStyle(image: segment.image()) == segment)
    }
  }

  @Test("A background comes back from its image")
  func backgroundImage() async throws {
    try await forEach(BackgroundStyle.samples) { (background: BackgroundStyle) in
      #expect(BackgroundStyle(backgroundImage: background.backgroundImage) == background)
      #expect((background.backgroundImage == nil) == (background == .none))
    }
  }

  @Test("An image comes back from its background")
  func imageOfBackground() async throws {
    try await forEach(Image.samples) { (image: Image) in
      var header = HeaderFooterStyle.none
      header.backgroundImage = image
      // An image that only shows another is that one.
      let shown = SegmentBackgroundStyle(image: image).image()
      #expect(header.backgroundImage == shown)
      header.backgroundImage = nil
      #expect(header == .none)
    }
  }
}
