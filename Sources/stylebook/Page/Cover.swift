import Restyle
import RestyleHTML

/// What the page begins with: the title, what is in the book, and where.
struct Cover: PageSection {
  let book: Book
  let chapters: [ChapterSection]

  func append(to page: inout HTMLRenderer) {
    page.append(element: "header", attributes: [.classes("cover")]) { page in
      page.append(StyledText(book.title, style: .bookTitle), as: .heading1)
      page.append(StyledText(summary, style: .bookLead), as: .paragraph)
      page.append(markup: "\n<p class=\"glyphs\" aria-hidden=\"true\">")
      for (language, glyphs) in Self.glyphs {
        page.append(element: "span", attributes: [.language(language)]) { page in
          page.append(StyledText(glyphs, style: .bookGlyphs))
        }
        page.append(markup: " ")
      }
      page.append(markup: "</p>\n")
      page.append(element: "nav", attributes: [.label("Design systems")]) { page in
        page.append(markup: "<ul class=\"contents\">")
        for chapter in chapters {
          page.append(element: "li") { page in
            page.append(element: "a", attributes: [.fragment(chapter.id)]) { page in
              page.append(StyledText(chapter.chapter.catalog.name, style: .bookEntry))
              page.append(StyledText("\(chapter.entries.count) text styles", style: .bookNote))
            }
          }
        }
        page.append(markup: "</ul>")
      }
    }
  }

  private var summary: String {
    let count = chapters.map(\.entries.count).reduce(0, +)
    return "\(count) text styles, written once as Swift values and shown here as they are: "
      + "in light and dark, in eleven scripts and languages, with their measures and their source."
  }

  private static let glyphs: [(Language, String)] = [
    ("en", "Aa"), ("cs", "Řř"), ("el", "Ωω"), ("ru", "Жж"), ("ar", "ع"), ("he", "א"), ("hi", "अ"),
    ("zh-Hans", "永"), ("ja", "あ"), ("ko", "한"),
  ]
}
