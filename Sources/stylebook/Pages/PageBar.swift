import Restyle
import RestyleHTML

/// The way to the other pages.
struct PageBar: PageSection {
  let book: Book
  let pages: [ChapterPage]
  let current: BookFile

  func append(to html: inout HTMLRenderer) {
    html.append(element: "nav", attributes: [.classes("bar"), .label("Pages")]) { html in
      html.append(element: "a", attributes: [.page(.cover)]) { html in
        html.append(StyledText(book.title, style: .bookLink.bold))
      }
      let samples: [(BookFile, String)] = [
        (.screens, ScreensPage.title), (.email, EmailPage.title), (.drawings, DrawingsChapter.title),
      ]
      let others = pages.map { ($0.file, $0.chapter.catalog.name) } + (book.hasSamples ? samples : [])
      for (file, title) in others {
        let current = file == current ? [HTMLAttribute("aria-current", "page")] : []
        html.append(element: "a", attributes: [.page(file)] + current) { html in
          html.append(StyledText(title, style: .bookLink))
        }
      }
    }
    html.append(markup: "\n")
  }
}
