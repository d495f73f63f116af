// The examples in the comments of Restyle/Support, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of Restyle/Support show")
struct SupportCommentExamples {
  @Test("Exact")
  func exact() {
    // Block of Restyle/Support/Exact.swift
    #expect(composed != decomposed)
    #expect(composed.title == decomposed.title)
  }
}
