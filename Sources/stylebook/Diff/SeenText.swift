import Restyle

/// A text of a style, what it is written in and what lies behind it.
struct SeenText {
  /// The names that lead to the text.
  let path: String
  let style: TextStyle
  /// The colour behind it, and the names that lead to each colour of which that is made.
  let background: Background

  struct Background {
    var color = Color.systemBackground
    var paths: [String] = []
  }

  /// The contrast, 1 to 21; nil without a colour.
  func contrast(_ traits: TraitCollection) -> Double? {
    style.color?.resolved(for: traits).contrastRatio(
      with: background.color.resolved(for: traits), over: Color.systemBackground.resolved(for: traits))
  }

  /// The contrast that WCAG 2.2, section 1.4.3, asks for: less of text of 24 pixels, or of 18.66 in bold.
  var leastContrast: Double {
    let size = style.fontSize ?? Font.defaultSize
    let isBold = (style.fontWeight ?? .regular) >= .bold
    return size >= 24 || isBold && size >= 18.66 ? 3 : 4.5
  }
}

extension SeenText {
  /// The texts of a style, each on the innermost background around it.
  static func all(in style: Any, at path: [String] = [], over background: Background = Background())
    -> [SeenText]
  {
    switch style {
    case let text as TextStyle:
      var behind = background
      if let own = text.backgroundColor { behind = Background(color: own) }
      return [SeenText(path: path.joined(separator: "."), style: text, background: behind)]
    case let styles as any NamedParts:
      return styles.parts.flatMap { all(in: $0.value, at: path + [$0.name], over: background) }
    case let style as any PropertyCoded: return texts(of: style, at: path, over: background)
    default: return []
    }
  }

  private static func texts<Style: PropertyCoded>(
    of style: Style, at path: [String], over background: Background
  ) -> [SeenText] {
    func value<Property: TypedProperty<Style>>(_ property: Property) -> Any { style[keyPath: property.path] }
    let values = Style.properties.all.map { ($0.name, value($0.typed)) }
    var behind = background
    let own = values.lazy.compactMap { name, value -> (path: [String], color: Color)? in
      if let background = value as? BackgroundStyle { return ([name], background.color) }
      let usual = (value as? StateStyles<BackgroundStyle>)?.style(for: .normal)
      return usual.map { ([name, "\(ControlState.normal)"], $0.color) }
    }
    if let (names, color) = own.first {
      behind.color = color.composited(over: background.color)
      behind.paths.append((path + names + ["color"]).joined(separator: "."))
    }
    return values.flatMap { all(in: $0.1, at: path + [$0.0], over: behind) }
  }
}
