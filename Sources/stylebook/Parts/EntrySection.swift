import Restyle
import RestyleHTML

/// One style: its measures, samples of it in light and dark, and its source.
struct EntrySection: PageSection {
  let entry: Entry
  let surface: Color

  func append(to page: inout HTMLRenderer) {
    let attributes: [HTMLAttribute] = [.id(entry.className), .classes("entry"), .label(entry.title)]
    page.append(element: "article", attributes: attributes) { page in
      page.append(StyledText(entry.title, style: .bookEntry), as: .heading3)
      page.append(markup: "\n<dl class=\"figures\">")
      page.append(Figure.all(of: entry.style, on: surface))
      page.append(markup: "</dl>\n<div class=\"panels\">\n")
      page.append([ColorScheme.light, .dark].map { SpecimenPanel(entry: entry, colorScheme: $0) })
      page.append(markup: "</div>\n<div class=\"details\">\n")
      AttributeTable(style: entry.style).append(to: &page)
      SourceBlock(title: "Swift", source: SourceText(swift: entry.style.debugDescription)).append(to: &page)
      SourceBlock(
        title: "CSS", source: SourceText(css: entry.style.cssDeclarations(), className: entry.className)
      )
      .append(to: &page)
      page.append(markup: "</div>\n")
    }
    page.append(markup: "\n")
  }
}
