import Restyle
import RestyleHTML

/// The way from the cover to a page that is no chapter.
struct PageCard: PageSection {
  let file: BookFile
  let title: String
  let note: String

  func append(to html: inout HTMLRenderer) {
    html.append(element: "li", attributes: [.classes("page-card")]) { html in
      html.append(element: "a", attributes: [.page(file), .classes("card")]) { html in
        html.append(StyledText(title, style: .bookEntry))
        html.append(StyledText(note, style: .bookNote))
      }
    }
  }
}

extension PageCard {
  /// The way to the screens.
  static var screens: PageCard {
    let titles = Screen.all.map(\.title).joined(separator: " and ")
    return PageCard(
      file: .screens, title: ScreensPage.title,
      note: "\(titles), made of elements and shown whole, in every design system")
  }

  /// The way to the e-mails.
  static let email = PageCard(
    file: .email, title: EmailPage.title,
    note: "A message of elements in every design system, with its plain text")

  /// The way to the drawings.
  static let drawings = PageCard(
    file: .drawings, title: DrawingsChapter.title,
    note: "Every background as CSS, SVG and PNG, side by side")
}
