import Restyle
import RestyleHTML

/// What the page begins with: the title, what is in the book, and where.
struct Cover: PageSection {
  let book: Book
  let chapters: [ChapterPage]

  func append(to page: inout HTMLRenderer) {
    page.append(element: "main", attributes: [.id("main"), .classes("cover")]) { page in
      page.append(StyledText(book.title, style: .bookTitle), as: .heading1)
      page.append(StyledText(summary, style: .bookLead), as: .paragraph)
      page.append(markup: "\n<p class=\"glyphs\" aria-hidden=\"true\">")
      for (language, glyphs) in Self.glyphs {
        page.append(element: "span", attributes: [.language(language)]) { page in
          page.append(StyledText(glyphs, style: .bookGlyphs))
        }
        page.append(markup: " ")
      }
      page.append(markup: "</p>\n")
      page.append(element: "nav", attributes: [.label("Design systems")]) { page in
        page.append(markup: "<ul class=\"contents\">")
        for chapter in chapters {
          page.append(element: "li") { page in
            let attributes: [HTMLAttribute] = [
              .page(chapter.file), .classes("card", chapter.className),
            ]
            page.append(element: "a", attributes: attributes) { page in
              appendLetters(of: chapter, to: &page)
              appendControls(of: chapter, to: &page)
              page.append(StyledText(chapter.chapter.catalog.name, style: .bookEntry))
              page.append(StyledText(chapter.extent, style: .bookNote.monospacedDigits))
            }
          }
        }
        if book.hasSamples { page.append([PageCard.screens, .email, .drawings]) }
        page.append(markup: "</ul>")
      }
    }
  }

  /// Two letters in each size of the chapter, as many as there is room for.
  private func appendLetters(of chapter: ChapterPage, to page: inout HTMLRenderer) {
    page.append(markup: "<span class=\"letters\" aria-hidden=\"true\">")
    for entry in chapter.entries {
      page.append(element: "span", attributes: [.classes(entry.className)]) { $0.append(text: "Aa") }
      page.append(markup: " ")
    }
    page.append(markup: "</span>")
  }

  /// Some controls of the chapter, in the reader's appearance.
  private func appendControls(of chapter: ChapterPage, to page: inout HTMLRenderer) {
    let classes = chapter.components.following
    page.append(markup: "<span class=\"controls\" aria-hidden=\"true\">")
    for (button, title) in zip(classes[ButtonStyle.self], ["Save", "Share"]) {
      page.appendButton(title, button)
    }
    for toggle in classes[SwitchStyle.self].prefix(1) {
      for state in [ControlState.selected, .normal] { page.appendSwitch(toggle, state) }
    }
    for control in classes[SegmentedControlStyle.self].prefix(1) {
      page.appendSegments(["Day", "Week", "Month"], control, states: [.normal, .selected, .normal])
    }
    page.append(markup: "</span>")
  }

  private var summary: String {
    let styles = chapters.map(\.entries.count).reduce(0, +)
    let controls = chapters.map(\.controlCount).reduce(0, +)
    let languages = Set((Sample.languages + [.english]).map(\.language)).count
    guard book.hasSamples else {
      return "\(styles) text styles and \(controls) controls, shown as they are: in light and dark, in "
        + "\(languages) languages, in every state, with their measures."
    }
    return "\(styles) text styles and \(controls) controls of \(chapters.count) design systems, written once "
      + "as Swift values and shown as they are: in light and dark, in \(languages) languages, in every state, "
      + "with their measures and their source."
  }

  private static let glyphs: [(Language, String)] = [
    ("en", "Aa"), ("cs", "Řř"), ("el", "Ωω"), ("ru", "Жж"), ("ar", "ع"), ("he", "א"), ("hi", "अ"),
    ("zh-Hans", "永"), ("ja", "あ"), ("ko", "한"),
  ]
}
