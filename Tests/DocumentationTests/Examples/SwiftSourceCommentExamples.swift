// The examples in the comments of the folder, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of styles' Swift source show")
struct SwiftSourceCommentExamples {
  @Test("Style.debugDescription")
  func source() {
    // Block of Restyle/SwiftSource/Style+SwiftSource.swift

    #expect(source == "SeparatorStyle(width: 1.0, color: Color(hex: 0xff0000))")
  }
}
