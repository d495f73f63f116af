// The example of the article, as it stands there, and what it gives.

import Restyle
import RestyleElements
import RestyleHTML
import Testing

// Block of RestyleElements/RestyleElements.docc/RestyleElements.md

@Suite("What the article of RestyleElements shows")
struct RestyleElementsExamples {
  @Test("An interface shows each of its texts once")
  func interface() throws {
    var page = HTMLRenderer()
    try page.append(form)
    let texts = page.html.matches(of: />([^<]+)</).map { String($0.1) }
    #expect(texts == ["ACCOUNT", "E-mail", "News", "Save"])
    #expect(page.problems.isEmpty)
  }
}
