extension TextStyle {
  /// A text style that refers to a named value.
  ///
  /// ```swift
  /// struct Heading: DefaultStylingKey {
  ///   static let defaultValue = TextStyle(font: .boldSystem(size: 22), color: .label)
  /// }
  /// extension DefaultStylingKey where Self == Heading { static var heading: Self { Self() } }
  /// ```
  ///
  /// ```swift
  /// let title = TextStyle.named(.heading).restyled { $0.alignment = .center }
  /// ```
  ///
  /// It has the attributes that the current defaults have for the key, whenever they are read: a theme that sets the
  /// value changes all styles that refer to it. Attributes that are set, unset or merged afterwards lie over it. Equality
  /// and documents distinguish it from a style with the same attributes.
  public static func named<Key: DefaultStylingKey>(_ key: Key) -> TextStyle where Key.Value == TextStyle {
    TextStyle(.key(NamedValueKey(Key.self)))
  }

  /// A text style that refers to a named value.
  public static func named(_ value: NamedValue<TextStyle>) -> TextStyle {
    TextStyle(ValueReference(value) { $0 })
  }

  private init(_ reference: ValueReference<TextStyle>) {
    attributes = TextAttributes().lying(over: TextStyleLayers([.style(reference)]))
  }

  /// The style under the current defaults, which refers to no named style or font.
  @inlinable package var plain: TextStyle { TextStyle(attributes: attributes.plain) }
}

extension TextStyle: ReferringValue {
  package static var nothing: TextStyle { TextStyle() }

  package var references: [ValueReference<TextStyle>] { attributes.layers?.references ?? [] }
}

extension TextStyle {
  private static let fontKeys: [any TextAttributeKey.Type] = [
    StandardTextAttribute.FontFamilyKey.self, StandardTextAttribute.FontSizeKey.self,
    StandardTextAttribute.FontWeightKey.self, StandardTextAttribute.FontWidthKey.self,
    StandardTextAttribute.FontSlantKey.self, StandardTextAttribute.FontFeaturesKey.self,
  ]

  /// The font of a style that lies over named values.
  var layeredFont: Font {
    guard case .font(let reference) = attributes.layers?.all.last else { return plain.font }
    return TextStyle(attributes: attributes.withoutLayers).font.referring(to: reference)
  }

  /// Sets the font of a style that lies over named values, or one that refers to a named value.
  @usableFromInline
  mutating func setLayeredFont(_ font: Font) {
    var layers = attributes.layers?.all ?? []
    if case .font = layers.last { layers.removeLast() }
    var style = TextStyle(attributes: attributes.withoutLayers)
    style.font = font.own
    style.attributes = style.attributes.lying(over: TextStyleLayers(layers))
    style.attributes = style.attributes.removingFromLayers(Self.fontKeys)
    if let reference = font.reference {
      let layers = style.attributes.layers?.all ?? []
      style.attributes = style.attributes.lying(over: TextStyleLayers(layers + [.font(reference)]))
    }
    self = style
  }
}
