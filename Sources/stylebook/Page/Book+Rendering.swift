import Restyle
import RestyleHTML

extension Book {
  /// Renders the page and its stylesheet; the same book gives the same bytes.
  func rendered() -> RenderedBook {
    var sheet = StyleSheet()
    let sections = chapters.enumerated().map { index, chapter in
      ChapterSection(
        chapter: chapter,
        number: index + 1,
        entries: zip(sheet.add(chapter.catalog).textStyles, chapter.catalog.textStyles).map {
          className, named in
          Entry(className: className, name: named.name, style: named.style)
        }
      )
    }
    var page = HTMLRenderer(styleSheet: sheet)
    page.append(markup: "<!DOCTYPE html>\n")
    page.append(element: "html", attributes: [.language("en"), .direction(.leftToRight)]) { page in
      appendHead(to: &page)
      page.append(element: "body") { page in
        page.append(markup: "\n<a class=\"skip\" href=\"#main\">Skip to the styles</a>\n")
        Cover(book: self, chapters: sections).append(to: &page)
        page.append(markup: "\n<main id=\"main\">\n")
        page.append(sections)
        page.append(markup: "</main>\n")
        Colophon().append(to: &page)
      }
    }
    page.append(markup: "\n")
    return RenderedBook(
      html: page.html,
      css: "\(BookFile.styleSheet.signature)\(ColorVariables.book.css)\(variables)"
        + "\(Layout.css)\(page.styleSheet.css)"
    )
  }

  private func appendHead(to page: inout HTMLRenderer) {
    page.append(markup: "\n<head>\n<meta charset=\"utf-8\">\n")
    page.append(markup: BookFile.page.signature)
    page.append(
      markup: """

        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <link rel="stylesheet" href="stylebook.css">

        """
    )
    page.append(element: "title") { $0.append(text: title) }
    page.append(markup: "\n</head>\n")
  }

  /// The surfaces of the chapters, and every colour as it is on a panel that doesn't follow the reader.
  private var variables: String {
    chapters.indices.map { index in
      let selector = ".chapter-\(index + 1)"
      let surface = ColorVariables(selector: selector, colors: [("surface", chapters[index].surface)])
      let panels = [("light", ColorScheme.light), ("dark", .dark)].map { name, colorScheme in
        ColorVariables(selector: "\(selector) .\(name)", colors: surface.colors).rule(colorScheme)
      }
      return surface.css + panels.map { $0 + "\n" }.joined()
    }
    .joined()
      + [("light", ColorScheme.light), ("dark", .dark)].map { name, colorScheme in
        ColorVariables(selector: ".\(name)", colors: ColorVariables.book.colors).rule(colorScheme) + "\n"
      }
      .joined()
  }
}
