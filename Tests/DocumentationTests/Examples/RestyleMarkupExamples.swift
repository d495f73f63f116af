// The texts of the landing page of RestyleMarkup, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import RestyleMarkup
import Testing

@Suite("What the page of RestyleMarkup shows")
struct RestyleMarkupExamples {
  @Test("Texts and elements are what the page says")
  func gives() throws {
    // Block 1 of RestyleMarkup/RestyleMarkup.docc/RestyleMarkup.md
    #expect(sale == "\("Sale", style: .bold) ends \("on Friday", style: .italic)")

    // Block 2 of RestyleMarkup/RestyleMarkup.docc/RestyleMarkup.md
    var html = HTMLRenderer()
    try html.append(page)
    #expect(html.html.contains("2.") && html.problems.isEmpty)
  }
}
