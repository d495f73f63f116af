import Restyle
import RestyleFoundation
import Testing

@Suite("Headers of images, for those who read files")
struct ImageHeaderTests {
  private static let gif = Array("GIF89a".utf8) + [20, 0, 10, 0]

  @Test("A header says its format and size, and its size at a scale")
  func sizes() throws {
    let header = try ImageHeader(Self.gif)
    #expect(header.mediaType == .gif && header.pixelSize == Size(width: 20, height: 10))
    #expect(header.size(atScale: 2) == Size(width: 10, height: 5))
    for scale in [0, -1, .nan, .infinity] { #expect(header.size(atScale: scale) == nil) }
    #expect(try ImageHeader("<svg>".utf8).size(atScale: 2) == nil)
  }

  @Test(
    "Each reason why there is none is distinguished",
    arguments: [
      ([], .unknownFormat), (gif.dropLast(), .truncated(.gif)), (gif.prefix(6) + [0, 0, 0, 0], .empty(.gif)),
      ([0xFF, 0xD8, 0xFF, 0xDA], .malformed(.jpeg)),
    ] as [(ArraySlice<UInt8>, ImageFileError.Reason)])
  func reasons(bytes: ArraySlice<UInt8>, reason: ImageFileError.Reason) {
    let error = #expect(throws: ImageFileError.self) { try ImageHeader(bytes) }
    #expect(error?.reason == reason)
  }
}
