import Restyle

extension Expectations {
  mutating func checkTexts() {
    // The figures of Apple's Human Interface Guidelines for the smallest, the default and the largest text.
    for (category, body, callout, title3, subheadline) in [
      (ContentSizeCategory.extraSmall, 14.0, 13.0, 17.0, 12.0),
      (.large, 17, 16, 20, 15),
      (.accessibilityExtraExtraExtraLarge, 53, 51, 55, 49),
    ] {
      let traits = TraitCollection(preferredContentSizeCategory: category)
      for (style, size) in [
        (TextStyle.normalText, body), (.placeholderText, body), (.disabledText, body), (.smallText, callout),
        (.footer, callout), (.regularButton, title3), (.disabledButton, title3), (.whiteButton, title3),
        (.listHeader, subheadline), (.formHeader, subheadline),
        // A bar doesn't grow.
        (.barButton, 17),
      ] {
        expect(style.resolved(for: traits).fontSize, is: size, "the size of \(style) in \(category)")
      }
    }

    for style in [TextStyle.listHeader, .formHeader] {
      expect(StyledText("Kaffe", style: style).displayText, is: "KAFFE", "the text of a header")
      expect(style.letterSpacing, is: 0.8, "the letter spacing of headers")
      expect(style.numberOfLines, is: 0, "the number of lines of a header")
    }
    expect(TextStyle.footer.alignment, is: .center, "the alignment of footers")
    expect(TextStyle.footer.lineBreakMode, is: .wordWrapping, "the lines of footers")
    checkCatalog()
  }

  private mutating func checkCatalog() {
    let catalog = StyleCatalog.custom
    expect(
      Set(catalog[TextStyle.self].map(\.name)).count, is: catalog[TextStyle.self].count,
      "the names in the catalog")
    expect(catalog[TextStyle.self, "Footer"], is: .footer, "the footer in the catalog")
    for defaults in [DefaultStyling.custom, .system] {
      let style = DefaultStyling.withDefaults(defaults) { catalog[TextStyle.self, "Default"] }
      expect(style, is: defaults.text, "the default text style in the catalog")
    }
  }
}
