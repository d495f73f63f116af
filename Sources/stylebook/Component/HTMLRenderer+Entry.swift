import Restyle
import RestyleHTML

extension HTMLRenderer {
  /// Appends an entry of a chapter: its title, and what `content` appends.
  mutating func appendEntry(_ title: String, _ content: (inout HTMLRenderer) -> Void) {
    append(element: "article", attributes: [.classes("entry"), .label(title)]) { page in
      page.append(StyledText(title, style: .bookEntry), as: .heading3)
      content(&page)
    }
    append(markup: "\n")
  }
}
