import Restyle

/// A text of a style, what it is written in and what lies behind it.
struct SeenText {
  /// The names that lead to the text.
  let path: String
  /// The names that lead to what holds it, and the background beside it.
  let owner: String
  let style: TextStyle
  let background: Color

  /// The contrast, 1 to 21; nil without a colour.
  func contrast(_ traits: TraitCollection) -> Double? {
    style.color?.resolved(for: traits).contrastRatio(
      with: background.resolved(for: traits), over: Color.systemBackground.resolved(for: traits))
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
  static func all(in style: Any, at path: [String] = [], over background: Color = .systemBackground)
    -> [SeenText]
  {
    switch style {
    case let text as TextStyle:
      let behind = text.backgroundColor ?? background
      return [
        SeenText(
          path: path.joined(separator: "."), owner: path.dropLast().joined(separator: "."), style: text,
          background: behind)
      ]
    case let states as any StatesOfTexts: return states.texts(at: path, over: background)
    case let style as any PropertyCoded: return texts(of: style, at: path, over: background)
    default: return []
    }
  }

  private static func texts<Style: PropertyCoded>(
    of style: Style, at path: [String], over background: Color
  ) -> [SeenText] {
    func value<Property: TypedProperty<Style>>(_ property: Property) -> Any { style[keyPath: property.path] }
    let values = Style.properties.all.map { ($0.name, value($0.typed)) }
    let own = values.lazy.compactMap { ($0.1 as? BackgroundStyle)?.color }.first ?? .clear
    let behind = own.composited(over: background)
    return values.flatMap { all(in: $0.1, at: path + [$0.0], over: behind) }
  }
}

/// The styles of states, whichever they are of.
private protocol StatesOfTexts {
  func texts(at path: [String], over background: Color) -> [SeenText]
}

extension StateStyles: StatesOfTexts {
  fileprivate func texts(at path: [String], over background: Color) -> [SeenText] {
    flatMap { SeenText.all(in: $0.style, at: path + ["\($0.state)"], over: background) }
  }
}
