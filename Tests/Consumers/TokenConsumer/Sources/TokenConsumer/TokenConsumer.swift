import Restyle

/// A style, which belongs to no actor.
struct CardStyle: Style {
  var background = BackgroundStyle(color: .accent, border: .card, shadows: .raised)
  var insets = EdgeInsets(inset: .spacingGap)
}

/// Checks what a file of tokens next to it has become.
@main
struct TokenConsumer {
  static func main() throws {
    expect(
      Color.accent.resolved(colorScheme: .light).looksEqual(to: .blue500, in: TraitCollection()), "light")
    expect(Color.accent.resolved(colorScheme: .dark).looksEqual(to: .blue300, in: TraitCollection()), "dark")
    expect(Color.colorRed != .red, "a name that colours have already")

    let heading: TextStyle = .heading1
    // An argument says how large headings are, if somebody has changed the file.
    let size = CommandLine.arguments.dropFirst().first.flatMap { Double($0) } ?? 32
    expect(
      heading.fontSize == size && heading.fontWeight == .bold && heading.letterSpacing == -0.5, "text")
    expect(heading.lineHeight == 1.25 * size, "distance of lines")
    expect(StyleCatalog.tokenConsumer[TextStyle.self, "typography.heading1"] == heading, "catalog")

    let card = CardStyle().background
    expect(card.border.color == .accent, "an alias is a reference")
    expect(Double.radiusCard == 8 && Double.spacingGap == .spacingSmall, "lengths")
    expect(CardStyle().insets == EdgeInsets(inset: .spacingSmall), "lengths in a style")

    let theme = DefaultStyling.system.restyled {
      $0[NamedValue<Color>.accent] = .white
      $0[NamedValue<Double>.spacingSmall] = 4
    }
    DefaultStyling.withDefaults(theme) {
      expect(
        card.border.color.looksEqual(to: .white, in: TraitCollection()), "themes reach what refers to a value"
      )
      expect(Double.spacingGap == 4, "themes reach aliases of lengths")
    }
    expect(DesignValues.tokenConsumer.colors.map(\.name).first == "color.blue.500", "values")
    try expect(try ImportedTokens().areCompiled, "what is compiled is what is read")
    print("The tokens are as they are written: headings of \(heading.fontSize ?? 0) points")
  }

  private static func expect(_ condition: @autoclosure () throws -> Bool, _ what: String) rethrows {
    let isMet = try condition()
    precondition(isMet, "not as expected: \(what)")
  }
}
