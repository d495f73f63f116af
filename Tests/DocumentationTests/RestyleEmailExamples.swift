// The examples of the module's page, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleEmail
import RestyleRendering
import Testing

@Suite("What the page of RestyleEmail shows")
struct RestyleEmailExamples {
  @Test("An e-mail and its parts")
  func receipt() throws {
    let message = try EmailMessage(title: "Your receipt", preheader: "Thank you for your order") {
      Label("Receipt", style: .header).heading(1)
      Section(header: "Order 17", footer: "Paid with a card.") {
        Row("Tea", subtitle: "Green, 100 g") { Label("€ 7.50") }
        Row("Total") { Label("€ 7.50") }
      }
      Button("See your order", action: .follow("https://example.org/orders/17"))
    }

    let parts = [("text/plain", message.plainText), ("text/html", message.html)]
    let problems = message.problems.map(\.description)

    #expect(problems == [])
    #expect(parts[0].1.contains("Tea: € 7.50\n  Green, 100 g\nTotal: € 7.50\n"))
    #expect(parts[1].1.contains("href=\"https://example.org/orders/17\""))
  }
}
