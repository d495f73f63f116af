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
            let attributes: [HTMLAttribute] = [
              .fragment(chapter.id), .classes("card", "chapter-\(chapter.number)"),
            ]
            page.append(element: "a", attributes: attributes) { page in
              appendLetters(of: chapter, to: &page)
              page.append(StyledText(chapter.chapter.catalog.name, style: .bookEntry))
              page.append(StyledText(chapter.extent, style: .bookNote.monospacedDigits))
            }
          }
        }
        page.append(markup: "</ul>")
      }
    }
  }

  /// Two letters in each size of the chapter, as many as there is room for.
  private func appendLetters(of chapter: ChapterSection, to page: inout HTMLRenderer) {
    page.append(markup: "<span class=\"letters\" aria-hidden=\"true\">")
    for entry in chapter.entries {
      page.append(element: "span", attributes: [.classes(entry.className)]) { $0.append(text: "Aa") }
      page.append(markup: " ")
    }
    page.append(markup: "</span>")
  }

  private var summary: String {
    let styles = chapters.map(\.entries.count).reduce(0, +)
    let languages = Set((Sample.languages + [.english]).map(\.language)).count
    return "\(styles) text styles, written once as Swift values and shown as they are: "
      + "light and dark, in \(languages) languages, with their measures and their source."
  }

  private static let glyphs: [(Language, String)] = [
    ("en", "Aa"), ("cs", "Řř"), ("el", "Ωω"), ("ru", "Жж"), ("ar", "ع"), ("he", "א"), ("hi", "अ"),
    ("zh-Hans", "永"), ("ja", "あ"), ("ko", "한"),
  ]
}
