// The examples in the comments of RestyleEmail, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleEmail
import Testing

@Suite("What the comments of RestyleEmail show")
struct RestyleEmailCommentExamples {
  @Test("EmailMessage")
  func message() throws {
    let message = try EmailMessage(title: "Your receipt", preheader: "Thank you for your order") {
      Label("Receipt", style: .header).heading(1)
      Row("Total") { Label("€ 12.50") }
      Button("See your order", action: .follow("https://example.org/orders/17"))
    }
    #expect(message.problems.isEmpty)
    #expect(message.html.contains("<title>Your receipt</title>"))
  }

  @Test("EmailStyle")
  func style() {
    let style = EmailStyle(width: 560, background: Color(hex: 0xF4F4F5), insets: EdgeInsets(inset: 24))
    #expect(style.width == 560)
  }
}
