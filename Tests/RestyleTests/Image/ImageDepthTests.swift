import Foundation
import Restyle
import Testing

@Suite("Images of backgrounds of images")
struct ImageDepthTests {
  /// So many images in one another, the innermost a picture.
  private static func nested(_ count: Int) -> Image {
    (1..<count).reduce(Image(url: "a.png")) { image, _ in
      Image(source: .segment(SegmentBackgroundStyle(background: BackgroundStyle(color: .red, image: image))))
    }
  }

  @Test func whatIsWithinTheLimitIsKept() throws {
    for count in 1...Image.depthLimit {
      let image = Self.nested(count)
      #expect(image == Self.nested(count))
      #expect(image.hashValue == Self.nested(count).hashValue)
      #expect(try JSONDecoder().decode(Image.self, from: JSONEncoder().encode(image)) == image)
      #expect(count == 1 || image != Self.nested(count - 1))
    }
  }

  @Test func whatIsDeeperHasNoBytes() {
    let deepest = Self.nested(Image.depthLimit)
    #expect(BackgroundStyle(image: deepest).image == Image(data: []))
    var background = BackgroundStyle.none
    background.image = deepest
    #expect(background.image == Image(data: []))
    background.image = Self.nested(Image.depthLimit - 1)
    #expect(background.image == Self.nested(Image.depthLimit - 1))
  }

  @Test func nestingWithoutEndIsHarmless() throws {
    let image = Self.nested(10_000)
    #expect(image == Self.nested(10_000))
    _ = image.hashValue
    #expect(try JSONDecoder().decode(Image.self, from: JSONEncoder().encode(image)) == image)
    let alternating = (0..<10_000).reduce(BackgroundStyle(color: .red)) { background, _ in
      BackgroundStyle(backgroundImage: Image(image: background)).restyled { $0.border.width += 1 }
    }
    #expect(alternating == alternating.restyled { _ in })
  }

  @Test(arguments: [17, 90, 100])
  func deepDocumentsAreRefused(count: Int) throws {
    let text = try encode(Self.nested(2))
    let inner = try encode(Image(url: "a.png"))
    #expect(text.contains(inner))
    let json = (1..<count).reduce(inner) { json, _ in text.replacingOccurrences(of: inner, with: json) }
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Image.self, from: Data(json.utf8))
    }
    #expect(error?.path.isEmpty == false || count > 17)
  }
}
