import Restyle
import RestyleHTML

extension HTMLRenderer {
  /// Appends a page on which each design system has a part.
  ///
  /// - Parameters:
  ///   - bar: The way to the other pages.
  ///   - title: The name of the page.
  ///   - summary: What is on it.
  ///   - classes: The classes of its layout.
  ///   - contents: Appends what stands below the title.
  ///   - part: Appends what a part holds below its name.
  mutating func append(
    _ bar: PageBar, title: String, summary: String, classes: HTMLAttribute = .classes("screens"),
    contents: (inout HTMLRenderer) -> Void = { _ in }, part: (ChapterPage, inout HTMLRenderer) -> Void
  ) {
    append(bar)
    append(element: "main", attributes: [.id("main"), classes]) { html in
      html.append(markup: "\n<header>")
      html.append(StyledText(title, style: .bookTitle), as: .heading1)
      html.append(StyledText(summary, style: .bookLead), as: .paragraph)
      contents(&html)
      html.append(markup: "</header>\n")
      for page in bar.pages {
        let name = page.chapter.catalog.name
        let attributes: [HTMLAttribute] = [.classes("part", page.className), .label(name)]
        html.append(element: "section", attributes: attributes) { html in
          html.append(StyledText(name, style: .bookChapter), as: .heading2)
          html.append(markup: "\n")
          part(page, &html)
        }
        html.append(markup: "\n")
      }
    }
    append(markup: "\n")
  }
}
