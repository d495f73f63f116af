extension StyleCatalog {
  /// Makes a catalog of defaults, with their styles under the names that they have there.
  ///
  /// ```swift
  /// let catalog = StyleCatalog("System", defaults: .system)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the design system.
  ///   - defaults: The defaults, evaluated whenever a style is read.
  public init(_ name: String, defaults: @escaping @autoclosure @Sendable () -> DefaultStyling) {
    self.init(
      name,
      textStyles: [
        NamedStyle("text", defaults().text), NamedStyle("detailText", defaults().detailText),
      ],
      buttons: [
        NamedStyle("button", defaults().button), NamedStyle("link", defaults().link),
        NamedStyle("disclosure", defaults().disclosure),
      ],
      barButtons: [NamedStyle("barButton", defaults().barButton)],
      fields: [NamedStyle("field", defaults().field)],
      switches: [NamedStyle("switch", defaults().switch)],
      segmentedControls: [NamedStyle("segmentedControl", defaults().segmentedControl)],
      titleSubtitles: [NamedStyle("titleSubtitle", defaults().titleSubtitle)],
      sectionBackgrounds: [
        NamedStyle("sectionBackground", defaults().sectionBackground),
        NamedStyle("sectionBackgroundSelected", defaults().sectionBackgroundSelected),
      ],
      sections: [
        NamedStyle("sectionGrouped", dynamic: defaults().sectionGrouped),
        NamedStyle("sectionPlain", dynamic: defaults().sectionPlain),
      ],
      forms: [
        NamedStyle("formGrouped", dynamic: defaults().formGrouped),
        NamedStyle("formPlain", dynamic: defaults().formPlain),
      ],
      checkboxes: [
        NamedStyle("checkbox", defaults().checkbox), NamedStyle("radioButton", defaults().radioButton),
      ],
      progressBars: [NamedStyle("progressBar", defaults().progressBar)],
      formFields: [NamedStyle("formField", defaults().formField)],
      lists: [NamedStyle("list", defaults().list)],
      tableStyles: [NamedStyle("table", defaults().table)]
    )
  }
}
