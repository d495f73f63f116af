// The examples in the comments of Restyle/Geometry, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of Restyle/Geometry show")
struct GeometryCommentExamples {
  @Test("EdgeInsets, CornerRadii")
  func geometry() {
    // Block of Restyle/Geometry/EdgeInsets.swift
    // Block of Restyle/Geometry/CornerRadii.swift

    #expect(insets == EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
    #expect(sheet != CornerRadii(10) && sheet != CornerRadii(0))
  }
}
