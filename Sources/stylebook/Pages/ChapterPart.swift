import Restyle
import RestyleHTML

/// A part of a chapter: one kind of component.
struct ChapterPart: PageSection {
  let title: String
  /// What to look at.
  let note: String
  let sections: [any PageSection]

  /// The name of the part within the page; no class of a style holds a full stop.
  var id: String { "part.\(title.lowercased())" }

  func append(to page: inout HTMLRenderer) {
    page.append(element: "section", attributes: [.id(id), .classes("part"), .label(title)]) { page in
      page.append(StyledText(title, style: .bookChapter), as: .heading2)
      page.append(StyledText(note, style: .bookLead), as: .paragraph)
      for section in sections { section.append(to: &page) }
    }
    page.append(markup: "\n")
  }
}
