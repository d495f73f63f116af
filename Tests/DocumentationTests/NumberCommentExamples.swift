// The examples in the comments of Restyle/Number, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of Restyle/Number show")
struct NumberCommentExamples {
  @Test("Numbers stay in their bounds")
  func bounds() {
    var insets = EdgeInsets.zero
    insets.top = .nan  // 0
    #expect(insets.top == 0)

    var border = BorderStyle(width: 1)
    border.width = -2  // 0
    #expect(border.width == 0)

    var image = Image(url: "logo.png", scale: 2)
    image.scale = 0  // 1
    #expect(image.scale == 1)

    var stop = Gradient.Stop(color: .red, location: 0.5)
    stop.location = 2  // 1
    #expect(stop.location == 1)

    var size = MinimumSize(height: 44)
    size.height = .infinity  // nil
    #expect(size.height == nil)
  }
}
