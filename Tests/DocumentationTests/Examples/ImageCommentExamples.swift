// The examples in the comments of Restyle/Image, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of Restyle/Image show")
struct ImageCommentExamples {
  @Test("Image")
  func images() {
    let bytes: [UInt8] = [0]
    // Block of Restyle/Image/Image.swift

    #expect(logo.scale == 2 && frame.capInsets == EdgeInsets(inset: 8))
  }

  @Test("Image.init(image:)")
  func background() {
    // Block of Restyle/Image/Image+Background.swift

    #expect(image.scale == 1)
  }
}
