import Restyle
import RestyleHTML

/// A design system: its navigation, its scale, and each of its styles.
struct ChapterSection: PageSection {
  let chapter: Chapter
  let number: Int
  let entries: [Entry]

  /// The name of the section within the page; no class of a style holds a full stop.
  var id: String { "chapter.\(number)" }

  /// How many styles there are, and how large they are.
  var extent: String {
    let sizes = entries.map(\.size)
    let range = [sizes.min(), sizes.max()].compactMap { $0?.figure() }.joined(separator: "\u{2013}")
    return "\(entries.count) text styles, \(range) points"
  }

  func append(to page: inout HTMLRenderer) {
    let attributes: [HTMLAttribute] = [
      .id(id), .classes("chapter", "chapter-\(number)"), .label(chapter.catalog.name),
    ]
    page.append(element: "section", attributes: attributes) { page in
      appendNavigation(to: &page)
      page.append(markup: "\n<div class=\"entries\">\n<header>")
      page.append(StyledText(chapter.catalog.name, style: .bookChapter), as: .heading2)
      page.append(StyledText(chapter.summary, style: .bookLead), as: .paragraph)
      page.append(StyledText(chapter.source, style: .bookNote), as: .paragraph)
      page.append(markup: "</header>\n")
      ScaleOverview(entries: entries).append(to: &page)
      page.append(entries.map { EntrySection(entry: $0, surface: chapter.surface) })
      page.append(markup: "</div>\n")
    }
    page.append(markup: "\n")
  }

  private func appendNavigation(to page: inout HTMLRenderer) {
    let name = chapter.catalog.name
    page.append(element: "nav", attributes: [.classes("index"), .label("Styles of \(name)")]) { page in
      page.append(element: "a", attributes: [.fragment(id), .classes("index-title")]) { page in
        page.append(StyledText(name, style: .bookLink.bold))
      }
      page.append(markup: "<ul>")
      for entry in entries {
        page.append(element: "li") { page in
          page.append(element: "a", attributes: [.fragment(entry.className)]) { page in
            page.append(StyledText(entry.title, style: .bookLink))
            page.append(StyledText(entry.size.figure(), style: .bookNote.monospacedDigits))
          }
        }
      }
      page.append(markup: "</ul>")
    }
  }
}
