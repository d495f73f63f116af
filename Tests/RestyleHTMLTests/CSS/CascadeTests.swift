import Restyle
import RestyleHTML
import Testing

/// Media queries are judged by what they come to, not by how they are written.
struct CascadeTests {
  private static let appearances = ColorScheme.allCases.flatMap { scheme in
    Contrast.allCases.map { (colorScheme: scheme, contrast: $0) }
  }

  /// Every way in which four variants can be equal or differ, and in which each can be any of four colours.
  private static let colors: [Color] = {
    let parts: [Color] = [
      .red, Color(hex: 0x336699, alpha: 0.5), Color(red: 0.1, green: 0.2, blue: 0.3, space: .displayP3),
      .clear,
    ]
    return parts.flatMap { light in
      parts.flatMap { dark in
        parts.flatMap { lightIncreased in
          parts.map {
            Color(light: light, dark: dark, lightIncreasedContrast: lightIncreased, darkIncreasedContrast: $0)
          }
        }
      }
    }
  }()

  /// The ways in which four variants can be equal or differ, each once.
  private static let patterns: [Color] = {
    var seen: Set<[Int]> = []
    return colors.filter { color in
      let variants = appearances.map { color.resolved(colorScheme: $0.colorScheme, contrast: $0.contrast) }
      return seen.insert(variants.map { variants.firstIndex(of: $0) ?? 0 }).inserted
    }
  }()

  /// Everything that can hold a colour.
  private static let stylers:
    [(name: String, property: String, prefix: String, style: @Sendable (Color) -> TextStyle)] = [
      ("color", "color", "", { TextStyle(color: $0) }),
      ("backgroundColor", "background-color", "", { TextStyle().backgroundColored($0) }),
      (
        "underline", "text-decoration", "underline solid ",
        { TextStyle().underlined(TextLine(color: $0)) }
      ),
      (
        "strikethrough", "text-decoration", "line-through solid ",
        { TextStyle().struckThrough(TextLine(color: $0)) }
      ),
      (
        "stroke", "-webkit-text-stroke", "2px ",
        { color in TextStyle().restyled { $0.stroke = TextStroke(width: 2, color: color) } }
      ),
      (
        "shadow", "text-shadow", "1px 2px 3px ",
        { color in TextStyle().restyled { $0.shadow = TextShadow(color: color, x: 1, y: 2, blur: 3) } }
      ),
    ]

  @Test("The cascade gives each appearance its colour", arguments: stylers.indices)
  func variants(index: Int) throws {
    let (_, property, prefix, style) = Self.stylers[index]
    // What one does with all colours, the others do as well.
    for color in index == 0 ? Self.colors : Self.patterns {
      let style = style(color).merging(TextStyle(font: Font(size: 17)))
      var sheet = StyleSheet()
      let name = sheet.className(for: style)
      let cascade = try Cascade(css: sheet.css)
      for (scheme, contrast) in Self.appearances {
        let text = color.resolved(colorScheme: scheme, contrast: contrast).cssText()
        #expect(
          cascade.declarations(className: name, colorScheme: scheme, contrast: contrast)
            == ["font-size": "17px", property: prefix + text],
          "\(color) in \(scheme) with \(contrast) contrast: \(sheet.css)")
      }
      try expectNothingRedundant(cascade, className: name)
    }
  }

  @Test("Colours that vary in different ways don't disturb each other")
  func severalColors() throws {
    for (index, color) in Self.colors.enumerated() {
      let background = Self.colors[(index * 37 + 11) % Self.colors.count]
      // Never the colour of the text itself, which would have no rule of its own to need.
      let highlight = Self.colors[(index * 91 + 5) % Self.colors.count].withAlpha(0.75)
      let style = TextStyle(color: color).backgroundColored(background)
        .restyled { $0.highlightedColor = highlight }
      var sheet = StyleSheet()
      let name = sheet.className(for: style)
      let cascade = try Cascade(css: sheet.css)
      for (scheme, contrast) in Self.appearances {
        func text(_ color: Color) -> String { color.cssText(colorScheme: scheme, contrast: contrast) }
        #expect(
          cascade.declarations(className: name, colorScheme: scheme, contrast: contrast)
            == ["color": text(color), "background-color": text(background)])
        #expect(
          cascade.declarations(className: name, isPressed: true, colorScheme: scheme, contrast: contrast)
            == ["color": text(highlight), "background-color": text(background)])
      }
      try expectNothingRedundant(cascade, className: name)
    }
  }

  @Test("A colour that doesn't vary needs no media query")
  func plainColor() {
    var sheet = StyleSheet()
    _ = sheet.className(for: TextStyle(color: .red).restyled { $0.highlightedColor = .blue })
    #expect(sheet.css == ".s0{color:#ff0000}\n.s0:active{color:#0000ff}\n")
  }

  @Test("Samples of all attributes come out in a sheet as they do by themselves")
  func samples() throws {
    var sheet = StyleSheet()
    let names = AttributeSample.all.map { sheet.className(for: $0.style) }
    let cascade = try Cascade(css: sheet.css)
    for (sample, name) in zip(AttributeSample.all, names) {
      for (scheme, contrast) in Self.appearances {
        let declarations = sample.style.cssDeclarations(colorScheme: scheme, contrast: contrast)
        let expected = try declarations.isEmpty ? [] : StyleSheetReader.declarations(in: declarations.text)
        #expect(
          cascade.declarations(className: name, colorScheme: scheme, contrast: contrast)
            == Dictionary(uniqueKeysWithValues: expected.map { ($0.property, $0.value) }))
      }
    }
  }

  /// Checks that each declaration is needed in some appearance.
  private func expectNothingRedundant(_ cascade: Cascade, className: String) throws {
    func outcome(_ cascade: Cascade) -> [[String: String]] {
      Self.appearances.flatMap { scheme, contrast in
        [false, true].map {
          cascade.declarations(
            className: className, isPressed: $0, colorScheme: scheme, contrast: contrast)
        }
      }
    }
    let whole = outcome(cascade)
    for (removed, cascade) in cascade.reduced {
      #expect(outcome(cascade) != whole, "\(removed) changes nothing")
    }
  }
}
