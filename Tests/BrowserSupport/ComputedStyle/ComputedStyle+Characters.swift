import Restyle

extension ComputedStyle {
  mutating func addFont(of style: TextStyle) {
    switch style.fontFamily {
    case .system(.default): values["font-family"] = .family("system-ui")
    case .system(.serif): values["font-family"] = .family("ui-serif")
    case .system(.rounded): values["font-family"] = .family("ui-rounded")
    case .system(.monospaced): values["font-family"] = .family("ui-monospace")
    case .named, .list:
      // CSS holds no NUL.
      let name = style.fontFamily?.names.first ?? ""
      values["font-family"] = .family(name.replacing("\0", with: "\u{FFFD}"))
    case nil: break
    }
    if let size = style.fontSize {
      values["font-size"] = .pixels(size * surroundings.scale)
    } else if style.adjustsFontForContentSizeCategory == true, let maximum = style.maximumFontSize {
      values["font-size"] = .pixels(min(Surroundings.fontSize, maximum))
    }
    if let weight = style.fontWeight { values["font-weight"] = .number(weight.value, unit: "") }
    if let width = style.fontWidth { values["font-stretch"] = .number(width.percentage, unit: "%") }
    switch style.fontSlant {
    case .upright: values["font-style"] = .keyword("normal")
    case .italic: values["font-style"] = .keyword("italic")
    case .oblique: values["font-style"] = .keyword("oblique")
    case nil: break
    }
    if let features = style.attribute(for: .fontFeatures) {
      let texts = features.map { feature in
        let tag = feature.tag.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return feature.value == 1 ? "\"\(tag)\"" : "\"\(tag)\" \(feature.value)"
      }
      values["font-feature-settings"] = .keyword(texts.isEmpty ? "normal" : texts.joined(separator: ", "))
    }
  }

  mutating func addColors(of style: TextStyle) {
    let color = surroundings.resolved(style.color ?? Surroundings.color)
    values["color"] = .color(color)
    // What has no colour of its own follows the text.
    values["text-decoration-color"] = .color(color)
    values["-webkit-text-stroke-color"] = .color(color)
    if let background = style.backgroundColor {
      values["background-color"] = .color(surroundings.resolved(background))
    }
  }

  mutating func addCharacters(of style: TextStyle, mapsCase: Bool) {
    if let kern = style.attribute(for: .kern) {
      values["letter-spacing"] = kern == 0 ? .keyword(["normal", "0px"]) : .pixels(kern * surroundings.scale)
    }
    if let offset = style.attribute(for: .baselineOffset) {
      values["vertical-align"] = .pixels(offset * surroundings.scale)
    }
    if let thickness = style.underlineThickness {
      values["text-decoration-thickness"] = .pixels(thickness * surroundings.scale)
    }
    if let offset = style.underlineOffset {
      values["text-underline-offset"] = .pixels(offset * surroundings.scale)
    }
    switch style.attribute(for: .ligatures) {
    case .some(.none): values["font-variant-ligatures"] = .keyword("none")
    case .standard: values["font-variant-ligatures"] = .keyword("normal")
    case .all:
      values["font-variant-ligatures"] =
        .keyword("common-ligatures discretionary-ligatures historical-ligatures contextual")
    case nil: break
    }
    switch style.attribute(for: .textCase) {
    case .some(let textCase) where mapsCase:
      let keywords: [TextCase: String] = [
        .preserve: "none", .lower: "lowercase", .upper: "uppercase", .capitalized: "capitalize",
      ]
      values["text-transform"] = .keyword(keywords[textCase] ?? "?")
    default: break
    }
  }

  mutating func addDecorations(of style: TextStyle) {
    let lines = [("underline", style.underline), ("line-through", style.strikethrough)]
      .compactMap { name, line in line.map { (name: name, line: $0) } }
    let drawn = lines.filter { $0.line.pattern != .none }
    if !lines.isEmpty {
      let names = drawn.map(\.name).joined(separator: " ")
      values["text-decoration-line"] = .keyword(names.isEmpty ? "none" : names)
    }
    if let first = drawn.first?.line {
      values["text-decoration-style"] = .keyword(first.pattern.rawValue)
      if let color = first.color { values["text-decoration-color"] = .color(surroundings.resolved(color)) }
    }
    if let stroke = style.stroke {
      values["-webkit-text-stroke-width"] = .pixels(stroke.width)
      if let color = stroke.color {
        values["-webkit-text-stroke-color"] = .color(surroundings.resolved(color))
      }
    }
    if let shadow = style.shadow {
      let color = shadow.color ?? style.color ?? Surroundings.color
      values["text-shadow"] = .shadow(
        surroundings.resolved(color), x: shadow.x, y: shadow.y, blur: shadow.blur)
    }
  }
}
