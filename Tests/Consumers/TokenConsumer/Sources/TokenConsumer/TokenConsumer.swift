import Restyle

/// Checks what a file of tokens next to it has become.
@main
struct TokenConsumer {
  static func main() {
    expect(
      Color.accent.resolved(colorScheme: .light).looksEqual(to: .blue500, in: TraitCollection()), "light")
    expect(Color.accent.resolved(colorScheme: .dark).looksEqual(to: .blue300, in: TraitCollection()), "dark")
    expect(Color.colorRed != .red, "a name that colours have already")

    let heading: TextStyle = .heading1
    expect(heading.fontSize == 32 && heading.fontWeight == .bold && heading.letterSpacing == -0.5, "text")
    expect(heading.lineHeight == 40, "distance of lines")
    expect(StyleCatalog.tokenConsumer[TextStyle.self, "typography.heading1"] == heading, "catalog")

    let card = BackgroundStyle(color: .accent, border: .card, shadows: .raised)
    expect(card.border.color == .accent, "an alias is a reference")
    expect(Double.radiusCard == 8 && Double.spacingGap == .spacingSmall, "lengths")

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
    print("The tokens are as they are written: headings of \(heading.fontSize ?? 0) points")
  }

  private static func expect(_ condition: Bool, _ what: String) {
    precondition(condition, "not as expected: \(what)")
  }
}
