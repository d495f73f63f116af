import Restyle
import RestyleHTML

/// Samples that have no states, in light and dark.
struct BoxSection: PageSection {
  let title: String
  let components: Components
  /// Draws the samples with the classes of some surroundings.
  let draw: (CatalogClassNames, inout HTMLRenderer) -> Void

  func append(to page: inout HTMLRenderer) {
    page.append(element: "article", attributes: [.classes("entry"), .label(title)]) { page in
      page.append(StyledText(title, style: .bookEntry), as: .heading3)
      page.append(markup: "<div class=\"panels\">\n")
      for colorScheme in [ColorScheme.light, .dark] {
        page.append(element: "figure", attributes: [.classes("panel", colorScheme.rawValue)]) { page in
          page.append(PanelCaption(title: colorScheme.title, colorScheme: colorScheme))
          draw(components[colorScheme], &page)
        }
      }
      page.append(markup: "</div>\n")
    }
    page.append(markup: "\n")
  }
}

extension BoxSection {
  /// The titles with a subtitle of a chapter.
  static func titleSubtitles(of components: Components) -> [BoxSection] {
    components.catalog.titleSubtitles.enumerated().map { index, named in
      BoxSection(title: named.name.asWords, components: components) { classes, page in
        page.appendTitle(
          "Analytical Engine", subtitle: "A note by the translator, 1843", classes.titleSubtitles[index])
      }
    }
  }

  /// The backgrounds of a chapter, and the lines between its rows.
  static func backgrounds(of components: Components) -> [BoxSection] {
    let catalog = components.catalog
    let backgrounds = BoxSection(title: "Backgrounds", components: components) { classes, page in
      page.append(markup: "<ul class=\"boxes\">")
      for (named, className) in zip(catalog.backgrounds, classes.backgrounds) {
        page.append(element: "li", attributes: [.classes(className)]) { page in
          page.appendText(named.name.asWords, className: classes.textStyles.first ?? "")
        }
      }
      page.append(markup: "</ul>")
    }
    let rows = catalog.sectionBackgrounds.enumerated().map { index, named in
      BoxSection(title: named.name.asWords, components: components) { classes, page in
        page.append(markup: "<ul class=\"rows\">")
        for position in [SegmentPosition.top, .middle, .bottom, .unique] {
          page.append(
            element: "li", attributes: [.classes(list: classes.sectionBackgrounds[index][rowAt: position])]
          ) {
            $0.appendText(position.rawValue.asWords, className: classes.textStyles.first ?? "")
          }
        }
        page.append(markup: "</ul>")
      }
    }
    return (catalog.backgrounds.isEmpty ? [] : [backgrounds]) + rows
  }
}

extension HTMLAttribute {
  /// Puts the element into classes that are separated by spaces.
  static func classes(list: String) -> Self { HTMLAttribute("class", list) }
}
