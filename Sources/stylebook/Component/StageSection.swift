import Restyle
import RestyleHTML

/// A form in every surroundings: compact and regular beside one another, light above dark.
struct StageSection: PageSection {
  let title: String
  let components: Components
  /// Draws what the form holds.
  let draw: (StageClassNames, inout HTMLRenderer) -> Void
  let form: Int

  func append(to page: inout HTMLRenderer) {
    page.appendEntry(title) { page in
      page.append(markup: "<div class=\"stages\">\n")
      for surroundings in Surroundings.allCases {
        let layout = components[surroundings]
        let classes = StageClassNames(layout: layout, controls: components[surroundings.colorScheme])
        let names: HTMLAttribute = .classes("stage", surroundings.colorScheme.rawValue)
        page.append(element: "figure", attributes: [names]) { page in
          page.append(markup: "<figcaption>")
          page.append(StyledText(surroundings.title, style: .bookLabel))
          page.append(markup: "</figcaption>\n")
          let attributes: [HTMLAttribute] = [
            .classes(layout[FormStyle.self][form]), HTMLAttribute("inert", ""),
          ]
          page.append(element: "div", attributes: attributes) { draw(classes, &$0) }
        }
        page.append(markup: "\n")
      }
      page.append(markup: "</div>\n")
    }
  }
}

/// The classes on a stage: those of sections depend on the room that there is, those of controls don't.
struct StageClassNames {
  let layout: CatalogClassNames
  let controls: CatalogClassNames
}
