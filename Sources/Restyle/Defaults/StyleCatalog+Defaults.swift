extension StyleCatalog {
  /// Creates a catalog of defaults, with each style named after its slot.
  ///
  /// The catalog has Restyle's own slots, and the custom slots for styles that the defaults set.
  ///
  /// ```swift
  /// let catalog = StyleCatalog("System", defaults: .system)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the design system.
  ///   - defaults: The defaults. The expression is evaluated here for the custom slots, and whenever a style is read.
  public init(_ name: String, defaults: @escaping @autoclosure @Sendable () -> DefaultStyling) {
    self.init(name)
    let slots = DefaultStyling.slots + defaults().contents.parts.custom.styleSlots
    for slot in slots { slot.add(defaults, &self) }
  }

  /// Restyle's types for decoding the styles of documents, where a name alone doesn't lead to a type: the types of the
  /// defaults' slots, and types without a slot.
  package static let codableTypes: [any (Style & Codable).Type] =
    StyleCatalog("", defaults: .system).types.compactMap { $0 as? any (Style & Codable).Type }
    + [
      BackgroundStyle.self, BorderStyle.self, BoxStyle.self, ButtonStateStyle.self, CheckboxStateStyle.self,
      DividerStyle.self, HeaderFooterStyle.self, MinimumSize.self, OutlineStyle.self,
      SectionStyle.Background.self, SegmentBackgroundStyle.self,
      SeparatorStyle.self, ShadowStyle.self, SwitchStateStyle.self, TableViewFormStyle.self,
    ]
}
