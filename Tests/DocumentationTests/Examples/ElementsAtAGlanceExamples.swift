// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("What the article of all elements shows")
struct ElementsAtAGlanceExamples {
  @Test("Each example can be shown in a page without a problem")
  func pages() throws {
    // Block 1 of RestyleElements/RestyleElements.docc/ElementsAtAGlance.md
    // Block 2 of RestyleElements/RestyleElements.docc/ElementsAtAGlance.md
    // Block 3 of RestyleElements/RestyleElements.docc/ElementsAtAGlance.md
    // Block 4 of RestyleElements/RestyleElements.docc/ElementsAtAGlance.md
    // Block 5 of RestyleElements/RestyleElements.docc/ElementsAtAGlance.md
    // Block 6 of RestyleElements/RestyleElements.docc/ElementsAtAGlance.md
    // Block 7 of RestyleElements/RestyleElements.docc/ElementsAtAGlance.md
    // Block 8 of RestyleElements/RestyleElements.docc/ElementsAtAGlance.md
    // Block 9 of RestyleElements/RestyleElements.docc/ElementsAtAGlance.md

    let tags: [(any Element, [String])] = [
      (texts, ["<h1", "<img", "<progress", "<hr"]),
      (controls, ["<textarea", "\"number\"", "\"date\"", "\"file\"", "<select", "\"radio\""]),
      (region, ["<option value=\"1\" selected>Oslo"]), (pages, ["?page=2\" aria-current=\"page\""]),
      (groups, ["<fieldset", "aria-describedby", "<details"]), (lists, ["<ul", "<ol", "<dl", "<table"]),
      (wide, [" tabindex=\"0\" role=\"region\" aria-label=\"Visitors\"><table"]),
      (parts, ["<nav", "<main", "<footer"]),
      (more, ["Grace", "Margaret"]),
    ]
    for (element, tags) in tags {
      let html = try html(of: element)
      for tag in tags { #expect(html.contains(tag), "\(tag)") }
    }
    #expect(years.columns.count == 30)
  }

  private func html(of element: some Element) throws -> String {
    var page = HTMLRenderer()
    try page.append(element)
    #expect(page.problems.isEmpty)
    return page.html
  }
}
