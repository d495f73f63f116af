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
    // Block 1 of RestyleEmail/RestyleEmail.docc/RestyleEmail.md

    // Block 2 of RestyleEmail/RestyleEmail.docc/RestyleEmail.md

    #expect(problems == [])
    #expect(parts[0].1.contains("Tea: € 7.50\n  Green, 100 g\nTotal: € 7.50\n"))
    #expect(parts[1].1.contains("href=\"https://example.org/orders/17\""))
  }
}
