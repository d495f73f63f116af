import Restyle

/// The colours and fonts in a style, found by the lists of properties from the outermost style on.
struct StyleValues {
  private(set) var colors: Set<Color> = []
  private(set) var fonts: Set<Font> = []

  /// Those of all slots of defaults, as they are for some traits.
  init(of defaults: DefaultStyling, for traits: TraitCollection) {
    let catalog = StyleCatalog("", defaults: defaults)
    for type in catalog.types { addStyles(of: type, in: catalog, for: traits) }
  }

  private mutating func addStyles<S: Style>(
    of type: S.Type, in catalog: StyleCatalog, for traits: TraitCollection
  ) {
    for style in catalog[type] { add(style.style(from: traits)) }
  }

  private mutating func add(_ value: Any) {
    switch value {
    case let color as Color: colors.insert(color)
    case let text as TextStyle: add(text: text)
    case let style as any ListedStyle: add(propertiesOf: style)
    // A collection of styles, an optional or a wrapper.
    default: for child in Mirror(reflecting: value).children { add(child.value) }
    }
  }

  private mutating func add(text: TextStyle) {
    if text.fontFamily != nil { fonts.insert(text.font) }
    for color in [text.color, text.backgroundColor, text.highlightedColor] {
      if let color { colors.insert(color) }
    }
  }

  private mutating func add<S: ListedStyle>(propertiesOf style: S) {
    for property in S.properties.all { add(property.typed, of: style) }
  }

  private mutating func add<Property: TypedProperty>(_ property: Property, of style: Property.Root) {
    add(style[keyPath: property.path])
  }
}

extension StyleValues {
  /// The colours as they are in an appearance, without those that every design system has: nothing, black and white.
  func colors(in appearance: Appearance) -> Set<Color> {
    Set(colors.map(appearance.resolve)).filter { color in
      color.alpha > 0 && ![Color.black, .white].contains(color.withAlpha(1))
    }
  }
}
