public import Restyle

/// The classes of a catalog's styles, in the order of each kind.
public struct CatalogClassNames: Sendable {
  /// The classes of the text styles.
  public internal(set) var textStyles: [TextStyle.ClassNames] = []
  /// The classes of the backgrounds.
  public internal(set) var backgrounds: [BackgroundStyle.ClassNames] = []
  /// The classes of the buttons.
  public internal(set) var buttons: [ButtonStyle.ClassNames] = []
  /// The classes of the buttons in bars.
  public internal(set) var barButtons: [BarButtonStyle.ClassNames] = []
  /// The classes of the fields.
  public internal(set) var fields: [FieldStyle.ClassNames] = []
  /// The classes of the switches.
  public internal(set) var switches: [SwitchStyle.ClassNames] = []
  /// The classes of the segmented controls.
  public internal(set) var segmentedControls: [SegmentedControlStyle.ClassNames] = []
  /// The classes of the titles with a subtitle.
  public internal(set) var titleSubtitles: [TitleSubtitleStyle.ClassNames] = []
  /// The classes of what lies behind rows.
  public internal(set) var sectionBackgrounds: [SectionBackgroundStyle.ClassNames] = []
  /// The classes of the headers and footers.
  public internal(set) var headerFooters: [HeaderFooterStyle.ClassNames] = []
  /// The classes of the sections.
  public internal(set) var sections: [SectionStyle.ClassNames] = []
  /// The classes of the forms.
  public internal(set) var forms: [FormStyle.ClassNames] = []
  /// The classes of the tables.
  public internal(set) var tables: [TableViewFormStyle.ClassNames] = []
}

extension StyleSheet {
  /// Adds classes for each style of a catalog, named after the catalog and the style.
  ///
  /// - Returns: The class names.
  @discardableResult
  public mutating func add(_ catalog: StyleCatalog) -> CatalogClassNames {
    var names = CatalogClassNames()
    func add<S: CSSStyle>(_ styles: [NamedStyle<S>], to sheet: inout StyleSheet) -> [S.ClassNames] {
      styles.map { entry in
        let rules = sheet.made { entry.dynamicStyle?.cssRules ?? entry.style.cssRules }
        return S.classNames(root: sheet.add(rules, named: catalog.name + "-" + entry.name))
      }
    }
    names.textStyles = add(catalog.textStyles, to: &self)
    names.backgrounds = add(catalog.backgrounds, to: &self)
    names.buttons = add(catalog.buttons, to: &self)
    names.barButtons = add(catalog.barButtons, to: &self)
    names.fields = add(catalog.fields, to: &self)
    names.switches = add(catalog.switches, to: &self)
    names.segmentedControls = add(catalog.segmentedControls, to: &self)
    names.titleSubtitles = add(catalog.titleSubtitles, to: &self)
    names.sectionBackgrounds = add(catalog.sectionBackgrounds, to: &self)
    names.headerFooters = add(catalog.headerFooters, to: &self)
    names.sections = add(catalog.sections, to: &self)
    names.forms = add(catalog.forms, to: &self)
    names.tables = add(catalog.tables, to: &self)
    return names
  }
}
