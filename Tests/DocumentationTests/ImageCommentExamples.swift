// The examples in the comments of Restyle/Image, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of Restyle/Image show")
struct ImageCommentExamples {
  @Test("Image")
  func images() {
    let bytes: [UInt8] = [0]
    let logo = Image(url: "https://example.org/logo.png", scale: 2)
    let frame = Image(data: bytes).resizable(withCapInsets: EdgeInsets(inset: 8))

    #expect(logo.scale == 2 && frame.capInsets == EdgeInsets(inset: 8))
  }

  @Test("Image.init(image:)")
  func background() {
    let background = BackgroundStyle(border: BorderStyle(cornerRadius: 4), color: .blue)
    let image = Image(image: background)

    #expect(image.scale == 1)
  }
}
