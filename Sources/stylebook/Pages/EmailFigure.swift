import Restyle
import RestyleElements
import RestyleEmail
import RestyleHTML

/// An e-mail under one design system, with its plain text beside it.
struct EmailFigure: PageSection {
  let page: ChapterPage

  func append(to html: inout HTMLRenderer) {
    do {
      append(try message(), to: &html)
    } catch {
      html.append(StyledText("\(error)", style: .bookNote), as: .paragraph)
    }
  }

  private func append(_ message: EmailMessage, to html: inout HTMLRenderer) {
    html.append(element: "div", attributes: [.classes("stages")]) { html in
      appendFigure("HTML", to: &html) { html in
        // A page of its own that can do nothing, as in a client.
        html.append(
          element: "iframe",
          attributes: [
            HTMLAttribute("title", "\(SampleEmail.title) in \(page.chapter.catalog.name)"),
            .flag("sandbox"), HTMLAttribute("srcdoc", message.html),
          ]
        ) { _ in }
      }
      appendFigure("Plain text", to: &html) { html in
        html.append(element: "pre", attributes: [HTMLAttribute("tabindex", "0"), .label("Plain text")]) {
          $0.append(text: message.plainText)
        }
      }
    }
  }

  private func message() throws(ElementError) -> EmailMessage {
    try EmailMessage(
      title: SampleEmail.title, preheader: SampleEmail.preheader,
      style: EmailStyle(adaptsToColorScheme: false),
      in: ElementContext(defaults: page.chapter.styling, language: "en")
    ) { SampleEmail() }
  }

  private func appendFigure(
    _ caption: String, to html: inout HTMLRenderer, _ content: (inout HTMLRenderer) -> Void
  ) {
    html.append(element: "figure", attributes: [.classes("message")]) { html in
      html.append(element: "figcaption") { $0.append(StyledText(caption, style: .bookLabel)) }
      content(&html)
    }
    html.append(markup: "\n")
  }
}
