extension TextStyle {
  /// Returns a text style that refers to a named value.
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
  /// Its attributes are always those of the current defaults for the key. A theme that sets the value therefore changes
  /// all styles that refer to it. Attributes that you set, unset or merge afterwards override those of the named value.
  /// The style isn't equal to one with the same attributes and no reference, and documents keep the reference.
  public static func named<Key: DefaultStylingKey>(_ key: Key) -> TextStyle where Key.Value == TextStyle {
    TextStyle(.key(NamedValueKey(Key.self)))
  }

  /// Returns a text style that refers to a named value.
  public static func named(_ value: NamedValue<TextStyle>) -> TextStyle {
    TextStyle(ValueReference(value) { $0 })
  }

  private init(_ reference: ValueReference<TextStyle>) {
    attributes = TextAttributes().lying(over: TextStyleLayers([.style(reference)]))
  }

  /// The style under the current defaults, without references to named styles and fonts.
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

  /// The font of a style with layers.
  var layeredFont: Font {
    guard case .font(let reference) = attributes.layers?.all.last else { return plain.font }
    return TextStyle(attributes: attributes.withoutLayers).font.referring(to: reference)
  }

  /// Sets the font of a style with layers, or a font that refers to a named value.
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
