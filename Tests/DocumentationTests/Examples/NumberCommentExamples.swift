// The examples in the comments of Restyle/Number, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of Restyle/Number show")
struct NumberCommentExamples {
  @Test("Numbers stay in their bounds")
  func bounds() {
    // Block 1 of Restyle/Number/BoundedNumbers.swift
    #expect(insets.top == 0)

    // Block 2 of Restyle/Number/BoundedNumbers.swift
    #expect(border.width == 0)

    // Block 3 of Restyle/Number/BoundedNumbers.swift
    #expect(image.scale == 1)

    // Block 4 of Restyle/Number/BoundedNumbers.swift
    #expect(stop.location == 1)

    // Block 5 of Restyle/Number/BoundedNumbers.swift
    #expect(size.height == nil)
  }
}
