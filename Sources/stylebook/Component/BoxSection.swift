import Restyle
import RestyleHTML

/// Samples that have no states, in light and dark.
struct BoxSection: PageSection {
  let title: String
  let components: Components
  /// Draws the samples with the classes of some surroundings.
  let draw: (CatalogClassNames, inout HTMLRenderer) -> Void

  func append(to page: inout HTMLRenderer) {
    page.appendEntry(title) { page in
      page.append(markup: "<div class=\"panels\">\n")
      for colorScheme in [ColorScheme.light, .dark] {
        page.appendPanel(colorScheme) { page in
          draw(components[colorScheme], &page)
        }
      }
      page.append(markup: "</div>\n")
    }
  }
}

extension TitleSubtitleStyle: BookStyle {
  static var component: BookComponent? { .titles }

  static func sections(of components: Components) -> [any PageSection] {
    components.catalog[TitleSubtitleStyle.self].enumerated().map { index, named in
      BoxSection(title: named.name.asWords, components: components) { classes, page in
        page.appendTitle(
          "Analytical Engine", subtitle: "A note by the translator, 1843",
          classes[TitleSubtitleStyle.self][index])
      }
    }
  }
}

extension BackgroundStyle: BookStyle {
  static var component: BookComponent? { .boxes }

  static func sections(of components: Components) -> [any PageSection] {
    let named = components.catalog[BackgroundStyle.self]
    guard !named.isEmpty else { return [] }
    let section = BoxSection(title: "Backgrounds", components: components) { classes, page in
      page.append(markup: "<ul class=\"boxes\">")
      for (named, className) in zip(named, classes[BackgroundStyle.self]) {
        page.append(element: "li", attributes: [.classes(className)]) { page in
          page.appendText(named.name.asWords, className: classes[TextStyle.self].first ?? "")
        }
      }
      page.append(markup: "</ul>")
    }
    return [section]
  }
}

extension SectionBackgroundStyle: BookStyle {
  static var component: BookComponent? { .boxes }

  static func sections(of components: Components) -> [any PageSection] {
    components.catalog[SectionBackgroundStyle.self].enumerated().map { index, named in
      BoxSection(title: named.name.asWords, components: components) { classes, page in
        page.append(markup: "<ul class=\"rows\">")
        for position in SegmentPosition.allCases {
          page.append(
            element: "li",
            attributes: [.classes(list: classes[SectionBackgroundStyle.self][index][rowAt: position])]
          ) {
            $0.appendText(position.rawValue.asWords, className: classes[TextStyle.self].first ?? "")
          }
        }
        page.append(markup: "</ul>")
      }
    }
  }
}

extension HTMLAttribute {
  /// Puts the element into classes that are separated by spaces.
  static func classes(list: String) -> Self { HTMLAttribute("class", list) }
}
