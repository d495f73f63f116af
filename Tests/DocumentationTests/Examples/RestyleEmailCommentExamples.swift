// The examples in the comments of RestyleEmail, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleEmail
import Testing

@Suite("What the comments of RestyleEmail show")
struct RestyleEmailCommentExamples {
  @Test("EmailMessage")
  func message() throws {
    // Block of RestyleEmail/Message/EmailMessage.swift
    #expect(message.problems.isEmpty)
    #expect(message.html.contains("<title>Your receipt</title>"))
  }

  @Test("EmailStyle")
  func style() {
    // Block of RestyleEmail/Look/EmailStyle.swift
    #expect(style.width == 560)
  }
}
