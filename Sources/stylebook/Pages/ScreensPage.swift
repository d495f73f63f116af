import Restyle
import RestyleHTML

/// The page of whole screens: each under every design system, in all surroundings.
struct ScreensPage: PageSection {
  let book: Book
  let pages: [ChapterPage]

  /// The name of the page.
  static let title = "Screens"

  func append(to html: inout HTMLRenderer) {
    let bar = PageBar(book: book, pages: pages, current: .screens)
    html.append(bar, title: Self.title, summary: Self.summary, contents: appendContents, part: append)
  }

  private static let summary = """
    Two screens, written once as Swift values, in every default styling, in light and dark, in compact and regular \
    widths. They work without a script: fields take text, and switches turn.
    """

  private func appendContents(to html: inout HTMLRenderer) {
    html.append(element: "nav", attributes: [.label("Screens")]) { html in
      html.append(markup: "<ul>")
      for page in pages {
        for screen in Screen.all {
          html.append(element: "li") { html in
            html.append(element: "a", attributes: [.fragment(id(of: screen, in: page))]) { html in
              html.append(StyledText("\(page.chapter.catalog.name): \(screen.title)", style: .bookLink))
            }
          }
        }
      }
      html.append(markup: "</ul>")
    }
  }

  private func append(_ page: ChapterPage, to html: inout HTMLRenderer) {
    for screen in Screen.all {
      let attributes: [HTMLAttribute] = [.id(id(of: screen, in: page)), .classes("entry")]
      html.append(element: "article", attributes: attributes) { html in
        html.append(StyledText(screen.title, style: .bookEntry), as: .heading3)
        html.append(StyledText(screen.note, style: .bookNote), as: .paragraph)
        html.append(markup: "<div class=\"stages\">\n")
        html.append(
          Surroundings.allCases.map { ScreenFigure(screen: screen, page: page, surroundings: $0) })
        html.append(markup: "</div>\n")
      }
      html.append(markup: "\n")
    }
  }

  private func id(of screen: Screen, in page: ChapterPage) -> String {
    "screen.\(page.number).\(screen.title.lowercased())"
  }
}
