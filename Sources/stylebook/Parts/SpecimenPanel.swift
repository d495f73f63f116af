import Restyle
import RestyleHTML

/// Samples of a style in one colour scheme, whatever the reader prefers.
struct SpecimenPanel: PageSection {
  let entry: Entry
  let colorScheme: ColorScheme

  func append(to page: inout HTMLRenderer) {
    page.appendPanel(colorScheme) { page in
      append(.english, as: "div", classes: .classes("hero"), to: &page)
      let width = entry.size < 24 ? "narrow" : "wide"
      page.append(element: "ul", attributes: [.classes("languages", width)]) { page in
        for sample in Sample.languages {
          append(sample, as: "li", classes: .classes("language"), to: &page)
        }
      }
    }
    page.append(markup: "\n")
  }

  private func append(
    _ sample: Sample, as element: StaticString, classes: HTMLAttribute, to page: inout HTMLRenderer
  ) {
    let attributes = [classes, .language(sample.language), .direction(sample.direction)]
    page.append(element: element, attributes: attributes) { page in
      page.append(markup: "<small>")
      page.append(text: sample.name)
      page.append(markup: "</small>")
      // Transforms follow the language of the text.
      let style = entry.style.restyled { $0.language = $0.language ?? sample.language }
      page.withStyling(.inline(colorScheme: colorScheme)) { page in
        page.append(StyledText(sample.sentence(forSize: entry.size), style: style), as: .paragraph)
      }
    }
    page.append(markup: "\n")
  }
}

extension HTMLRenderer {
  /// Appends a panel in a colour scheme: its name in the colours of the panel, and what a closure appends.
  mutating func appendPanel(_ colorScheme: ColorScheme, _ content: (inout HTMLRenderer) -> Void) {
    append(element: "figure", attributes: [.classes("panel", colorScheme.rawValue)]) { page in
      page.append(markup: "<figcaption>")
      page.withStyling(.inline(colorScheme: colorScheme)) {
        $0.append(StyledText(colorScheme.title, style: .bookLabel))
      }
      page.append(markup: "</figcaption>\n")
      content(&page)
    }
  }
}
