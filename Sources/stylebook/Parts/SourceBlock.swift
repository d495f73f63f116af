import Restyle
import RestyleHTML

/// A piece of source under its language.
struct SourceBlock: PageSection {
  let title: String
  let source: SourceText

  func append(to page: inout HTMLRenderer) {
    page.append(markup: "<div class=\"source\">")
    page.append(element: "h4") { $0.append(StyledText(title, style: .bookLabel)) }
    page.append(markup: "<pre tabindex=\"0\"><code>")
    page.append(source.highlighted)
    page.append(markup: "</code></pre></div>\n")
  }
}
