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
    let sale = try StyledString(
      markup: "<b>Sale</b> ends <date/>", tags: ["b": .style(.bold)],
      arguments: ["date": StyledString("on Friday", style: .italic)])
    #expect(sale == "\("Sale", style: .bold) ends \("on Friday", style: .italic)")

    let page = Stack {
      Label("Terms").heading(1)
      Markdown("The *short* version:\n\n1. Be kind\n2. Pay in time")
    }
    var html = HTMLRenderer()
    try html.append(page)
    #expect(html.html.contains("2.") && html.problems.isEmpty)
  }
}
