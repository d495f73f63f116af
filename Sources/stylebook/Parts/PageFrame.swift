import Restyle
import RestyleHTML

/// What all pages have around their content.
struct PageFrame<Content: PageSection>: PageSection {
  let title: String
  let file: BookFile
  let content: Content

  func append(to page: inout HTMLRenderer) {
    page.append(markup: "<!DOCTYPE html>\n")
    page.append(element: "html", attributes: [.language("en"), .direction(.leftToRight)]) { page in
      page.append(markup: "\n<head>\n<meta charset=\"utf-8\">\n")
      page.append(markup: file.signature)
      page.append(
        markup: """

          <meta name="viewport" content="width=device-width, initial-scale=1">
          <meta name="color-scheme" content="light dark">
          <link rel="stylesheet" href="stylebook.css">

          """
      )
      page.append(element: "title") { $0.append(text: title) }
      page.append(markup: "\n</head>\n")
      page.append(element: "body") { page in
        page.append(markup: "\n<a class=\"skip\" href=\"#main\">Skip to the styles</a>\n")
        page.append(content)
        page.append(Colophon())
      }
    }
    page.append(markup: "\n")
  }
}

extension HTMLAttribute {
  /// Leads to a page of the book.
  static func page(_ file: BookFile) -> Self { HTMLAttribute("href", file.name) }
}
