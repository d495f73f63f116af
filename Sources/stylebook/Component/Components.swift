import Restyle
import RestyleHTML

/// What a chapter shows beside its text styles, and the classes that show it.
struct Components {
  /// The styles, with what the book derives from them.
  let catalog: StyleCatalog
  /// Classes of the text styles, and of the controls on the cover, that follow the reader.
  let following: CatalogClassNames
  /// Classes for fixed surroundings.
  private let fixed: [Surroundings: CatalogClassNames]

  /// Adds the styles of a chapter to stylesheets.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - sheet: The stylesheet that follows the reader.
  ///   - fixedSheets: Those that don't.
  init(_ chapter: Chapter, sheet: inout StyleSheet, fixedSheets: inout [Surroundings: StyleSheet]) {
    following = sheet.add(
      StyleCatalog(chapter.catalog.name) {
        chapter.catalog[TextStyle.self]
        Array(chapter.catalog[ButtonStyle.self].prefix(2))
        Array(chapter.catalog[SwitchStyle.self].prefix(1))
        Array(chapter.catalog[SegmentedControlStyle.self].prefix(1))
      })
    var catalog = chapter.catalog
    catalog[TextStyle.self] = [
      NamedStyle("text", chapter.styling.text), NamedStyle("detailText", chapter.styling.detailText),
    ]
    catalog[SectionStyle.self] = catalog[SectionStyle.self].flatMap { section in
      [
        section,
        NamedStyle(section.name + "OpenedTop", dynamic: section.asDynamic.openedTop),
        NamedStyle(section.name + "OpenedBottom", dynamic: section.asDynamic.openedBottom),
      ]
    }
    self.catalog = catalog
    var fixed: [Surroundings: CatalogClassNames] = [:]
    for surroundings in Surroundings.allCases {
      let isCompact = surroundings.sizeClass == .compact
      // Only sections and forms depend on the room that there is.
      var named =
        isCompact
        ? StyleCatalog("") {
          catalog[SectionStyle.self]
          catalog[FormStyle.self]
        } : catalog
      named.name = surroundings.name + "-" + catalog.name
      var sheet = fixedSheets[surroundings] ?? StyleSheet(fixedTraits: surroundings.traits)
      fixed[surroundings] = sheet.add(named)
      fixedSheets[surroundings] = sheet
    }
    self.fixed = fixed
  }
}

extension Components {
  /// The classes for some surroundings.
  subscript(surroundings: Surroundings) -> CatalogClassNames { fixed[surroundings] ?? following }

  /// The classes of controls in a colour scheme.
  subscript(colorScheme: ColorScheme) -> CatalogClassNames {
    self[Surroundings(colorScheme: colorScheme, sizeClass: .regular)]
  }

  /// The sections with what surrounds them, each with the places of its classes.
  var forms: [FormPlaces] {
    catalog[FormStyle.self].indices.prefix(catalog[SectionStyle.self].count / 3).map {
      FormPlaces(form: $0, section: 3 * $0)
    }
  }
}

/// Where the classes of a form and its sections stand among those of a catalog.
struct FormPlaces {
  let form: Int
  /// The section, which its opened variants follow.
  let section: Int

  var openedTop: Int { section + 1 }
  var openedBottom: Int { section + 2 }
}

extension NamedStyle where Value == SectionStyle {
  /// The style as one that may depend on traits.
  fileprivate var asDynamic: DynamicSectionStyle {
    dynamicStyle ?? DynamicSectionStyle { style(from: $0) }
  }
}
