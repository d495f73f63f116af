extension StyleCatalog {
  /// Creates a catalog of defaults, whose styles have the names of their slots: Restyle's own and the custom ones of
  /// styles that the defaults set.
  ///
  /// ```swift
  /// let catalog = StyleCatalog("System", defaults: .system)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the design system.
  ///   - defaults: The defaults, evaluated here for their custom slots, and whenever a style is read.
  public init(_ name: String, defaults: @escaping @autoclosure @Sendable () -> DefaultStyling) {
    self.init(name)
    let slots = DefaultStyling.slots + defaults().contents.parts.custom.styleSlots
    for slot in slots { slot.add(in: defaults, to: &self) }
  }
}

extension StyleCatalog {
  /// Restyle's types that the styles of documents are read as, since a name alone leads to no type: those of the
  /// defaults' slots, and those that have no slot.
  package static let codableTypes: [any (Style & Codable).Type] =
    StyleCatalog("", defaults: .system).types.compactMap { $0 as? any (Style & Codable).Type }
    + [
      BackgroundStyle.self, BorderStyle.self, BoxStyle.self, ButtonStateStyle.self, CheckboxStateStyle.self,
      DividerStyle.self, HeaderFooterStyle.self, MinimumSize.self, OutlineStyle.self,
      SectionStyle.Background.self, SegmentBackgroundStyle.self,
      SeparatorStyle.self, ShadowStyle.self, SwitchStateStyle.self, TableViewFormStyle.self,
    ]
}
