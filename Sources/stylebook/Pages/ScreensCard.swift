import Restyle
import RestyleHTML

/// The way from the cover to the page of screens.
struct ScreensCard: PageSection {
  func append(to html: inout HTMLRenderer) {
    html.append(element: "li", attributes: [.classes("screens-card")]) { html in
      html.append(element: "a", attributes: [.page(.screens), .classes("card")]) { html in
        html.append(StyledText(ScreensPage.title, style: .bookEntry))
        html.append(StyledText(note, style: .bookNote))
      }
    }
  }

  private var note: String {
    let titles = Screen.all.map(\.title).joined(separator: " and ")
    return "\(titles), made of elements and shown whole, in every design system"
  }
}
