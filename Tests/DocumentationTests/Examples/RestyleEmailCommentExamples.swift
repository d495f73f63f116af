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

  @Test("EmailStream")
  func stream() throws {
    struct Receipt: Element {
      let order: Int
      var body: some Element { Label("Order \(order)") }
    }
    let order = 17
    var encoder: [[UInt8]] = []
    // Block of RestyleEmail/Message/EmailStream.swift

    #expect(String(decoding: encoder.joined(), as: UTF8.self).contains("Order 17"))
    #expect(message.plainText == "Order 17\n")
  }

  @Test("EmailStyle")
  func style() {
    // Block of RestyleEmail/Look/EmailStyle.swift
    #expect(style.width == 560)
  }
}
