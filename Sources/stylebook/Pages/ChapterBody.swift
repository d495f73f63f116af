import Restyle
import RestyleHTML

/// The page of a design system: its navigation, its text styles, and its components.
struct ChapterBody: PageSection {
  let book: Book
  let pages: [ChapterPage]
  let page: ChapterPage

  func append(to html: inout HTMLRenderer) {
    let chapter = page.chapter
    html.append(PageBar(book: book, pages: pages, current: page.file))
    html.append(element: "main", attributes: [.id("main"), .classes("chapter", page.className)]) { html in
      appendNavigation(to: &html)
      html.append(markup: "\n<div class=\"entries\">\n<header>")
      html.append(StyledText(chapter.catalog.name, style: .bookTitle), as: .heading1)
      html.append(StyledText(chapter.summary, style: .bookLead), as: .paragraph)
      html.append(StyledText(chapter.source, style: .bookNote), as: .paragraph)
      html.append(markup: "</header>\n")
      let entries = page.entries
      let attributes: [HTMLAttribute] = [.id(Self.textId), .classes("part"), .label("Text")]
      html.append(element: "section", attributes: attributes) { html in
        html.append(StyledText("Text", style: .bookChapter), as: .heading2)
        html.append(ScaleOverview(entries: entries))
        html.append(entries.map { EntrySection(entry: $0, surface: chapter.surface) })
      }
      html.append(page.parts)
      html.append(markup: "</div>\n")
    }
    html.append(markup: "\n")
  }

  private static let textId = "part.text"

  private func appendNavigation(to html: inout HTMLRenderer) {
    html.append(element: "nav", attributes: [.classes("index"), .label("Styles")]) { html in
      html.append(element: "a", attributes: [.fragment(Self.textId), .classes("index-title")]) { html in
        html.append(StyledText("Text", style: .bookLink.bold))
      }
      html.append(markup: "<ul>")
      for entry in page.entries {
        html.append(element: "li") { html in
          html.append(element: "a", attributes: [.fragment(entry.className)]) { html in
            html.append(StyledText(entry.title, style: .bookLink))
            html.append(StyledText(entry.size.figure(), style: .bookNote.monospacedDigits))
          }
        }
      }
      html.append(markup: "</ul><ul class=\"index-parts\">")
      for part in page.parts {
        html.append(element: "li") { html in
          html.append(element: "a", attributes: [.fragment(part.id)]) { html in
            html.append(StyledText(part.title, style: .bookLink.bold))
          }
        }
      }
      html.append(markup: "</ul>")
    }
  }
}
