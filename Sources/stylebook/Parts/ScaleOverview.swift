import Restyle
import RestyleHTML

/// All styles of a chapter under one another, in the colours that the reader prefers.
struct ScaleOverview: PageSection {
  let entries: [Entry]

  func append(to page: inout HTMLRenderer) {
    page.append(markup: "<div class=\"scale\">")
    page.append(StyledText("The scale, in your appearance", style: .bookLabel), as: .heading3)
    page.append(markup: "<ol>\n")
    for entry in entries {
      page.append(element: "li") { page in
        page.append(element: "a", attributes: [.fragment(entry.className)]) { page in
          page.append(element: "span", attributes: [.classes(entry.className)]) { page in
            page.append(text: entry.title)
          }
        }
        page.append(StyledText(measure(of: entry), style: .bookNote.monospacedDigits))
      }
      page.append(markup: "\n")
    }
    page.append(markup: "</ol></div>\n")
  }

  private func measure(of entry: Entry) -> String {
    "\(entry.size.figure()) / \(entry.style.lineHeight.figure())"
  }
}
