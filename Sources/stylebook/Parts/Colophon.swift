import Restyle
import RestyleHTML

/// What the page ends with: how the book was made.
struct Colophon: PageSection {
  func append(to page: inout HTMLRenderer) {
    page.append(element: "footer", attributes: [.classes("colophon")]) { page in
      page.append(StyledText(Self.text, style: .bookNote), as: .paragraph)
    }
    page.append(markup: "\n")
  }

  private static let text = """
    Rendered by Restyle. This page is styled with it too: its own text styles are a catalog in Swift. The sample \
    sentences are from article 1 of the Universal Declaration of Human Rights and short sentences after it.
    """
}
