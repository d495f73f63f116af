import Restyle
import RestyleHTML

/// The page of e-mails: one under each design system, as a client shows it and as text.
struct EmailPage: PageSection {
  let book: Book
  let pages: [ChapterPage]

  /// The name of the page.
  static let title = "E-mail"

  func append(to html: inout HTMLRenderer) {
    let bar = PageBar(book: book, pages: pages, current: .email)
    html.append(bar, title: Self.title, summary: Self.summary) { $1.append(EmailFigure(page: $0)) }
  }

  private static let summary = """
    One message, written once as elements, as Outlook, Gmail and Yahoo receive it: in tables, with colours of six \
    digits, and with a plain text for readers that show no HTML.
    """

  /// The rules, in which nothing comes from outside.
  static let css: StaticString = """
    .message{min-width:0}
    .message>figcaption{margin-bottom:8px;color:var(--pencil)}
    .message>iframe,.message>pre{box-sizing:border-box;width:100%;height:600px;margin:0;border:1px solid var(--rule);
      border-radius:14px}
    .message>iframe{background:#fff;color-scheme:light}
    .message>pre{padding:24px;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px}

    """
}
