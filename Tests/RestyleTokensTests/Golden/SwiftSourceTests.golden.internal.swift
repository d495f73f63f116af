// Generated from the design tokens of Acme: what is changed here is lost.

import Restyle

nonisolated extension NamedValue<Color> {
  /// The value `color.blue.500`, which themes can change.
  static var blue500: Self { NamedValue("color.blue.500", Color(hex: 0x0f62fe)) }

  /// The value `color.blue.300`, which themes can change.
  static var blue300: Self { NamedValue("color.blue.300", Color(hex: 0x78a9ff, alpha: 0.5019608)) }

  /// The value `color.accent`, which themes can change.
  static var accent: Self { NamedValue("color.accent", Color(light: .blue500, dark: .blue300)) }

  /// The value `color.text.muted`, which themes can change.
  static var textMuted: Self {
    NamedValue("color.text.muted", Color(light: Color(hex: 0x525252), dark: Color(hex: 0xc6c6c6)))
  }

  /// The value `color.red`, which themes can change.
  static var colorRed: Self { NamedValue("color.red", Color(red: 1, green: 0, blue: 0, space: .displayP3)) }

  /// The value `color.default`, which themes can change.
  static var `default`: Self { NamedValue("color.default", .accent) }
}

nonisolated extension Color {
  /// The token `color.blue.500`.
  static var blue500: Color { .named(.blue500) }

  /// The token `color.blue.300`.
  static var blue300: Color { .named(.blue300) }

  /// What can be tapped.
  ///
  /// Not for text.
  static var accent: Color { .named(.accent) }

  /// The token `color.text.muted`.
  static var textMuted: Color { .named(.textMuted) }

  /// The token `color.red`.
  static var colorRed: Color { .named(.colorRed) }

  /// The token `color.default`.
  ///
  /// Deprecated: Use "accent" and nothing else
  @available(*, deprecated, message: "Use \"accent\" and nothing else")
  static var `default`: Color { .named(.default) }
}

nonisolated extension NamedValue<Double> {
  /// The value `spacing.1-5`, which themes can change.
  static var spacing1p5: Self { NamedValue("spacing.1-5", 6) }

  /// The value `spacing.15`, which themes can change.
  static var spacing15: Self { NamedValue("spacing.15", 16) }

  /// The value `spacing.small`, which themes can change.
  static var spacingSmall: Self { NamedValue("spacing.small", .named(.spacing1p5)) }

  /// The value `radius.card`, which themes can change.
  static var radiusCard: Self { NamedValue("radius.card", .named(.spacingSmall)) }
}

nonisolated extension Double {
  /// The token `spacing.1-5`.
  static var spacing1p5: Double { NamedValue<Double>.spacing1p5.value }

  /// The token `spacing.15`.
  static var spacing15: Double { NamedValue<Double>.spacing15.value }

  /// The token `spacing.small`.
  static var spacingSmall: Double { NamedValue<Double>.spacingSmall.value }

  /// The token `radius.card`.
  static var radiusCard: Double { NamedValue<Double>.radiusCard.value }
}

nonisolated extension NamedValue<[ShadowStyle]> {
  /// The value `shadow.raised`, which themes can change.
  static var raised: Self {
    NamedValue(
      "shadow.raised",
      [
        ShadowStyle(color: .accent, y: 1, blur: .named(.spacingSmall)),
        ShadowStyle(color: .named(.default), y: -1.5, spread: 2, isInner: true),
      ])
  }

  /// The value `shadow.card`, which themes can change.
  static var card: Self { NamedValue("shadow.card", [.named(.raised)]) }
}

nonisolated extension [ShadowStyle] {
  /// The token `shadow.raised`.
  static var raised: Self { NamedValue<[ShadowStyle]>.raised.value }

  /// The token `shadow.card`.
  static var card: Self { NamedValue<[ShadowStyle]>.card.value }
}

nonisolated extension NamedStyle<TextStyle> {
  /// The style `typography.body`.
  static var body: Self {
    NamedStyle(
      "typography.body",
      TextStyle(
        font: .system(size: .named(.spacingSmall), weight: Font.Weight(350.0), design: .serif)
      ).restyled {
        $0.lineHeightMultiple = 1.5
      })
  }
}

nonisolated extension TextStyle {
  /// The largest heading.
  static var heading1: Self {
    TextStyle(
      font: .custom(
        "IBM Plex Sans",
        size: 32,
        weight: .bold,
        fallbacks: ["Helvetica Neue", "A Font Of Which The Name Is Rather Long"])
    ).restyled {
      $0.lineHeightMultiple = 1.25
      $0.letterSpacing = -0.5
    }
  }

  /// The token `typography.title`.
  static var title: Self { .heading1 }

  /// The token `typography.body`.
  @available(*, deprecated)
  static var body: Self { NamedStyle<TextStyle>.body.style }
}

nonisolated extension TraitStyle<TextStyle> {
  /// The largest heading.
  static var heading1: Self {
    TraitStyle { traits in
      if traits.isCompact {
        return TextStyle(font: .custom("IBM Plex Sans", size: 24, weight: .bold)).restyled {
          $0.lineHeightMultiple = 1.25
        }
      }
      return TextStyle(
        font: .custom(
          "IBM Plex Sans",
          size: 32,
          weight: .bold,
          fallbacks: ["Helvetica Neue", "A Font Of Which The Name Is Rather Long"])
      ).restyled {
        $0.lineHeightMultiple = 1.25
        $0.letterSpacing = -0.5
      }
    }
  }

  /// The token `typography.title`.
  static var title: Self {
    TraitStyle { traits in
      if traits.isCompact {
        return TextStyle(font: .custom("IBM Plex Sans", size: 24, weight: .bold)).restyled {
          $0.lineHeightMultiple = 1.25
        }
      }
      return TextStyle(
        font: .custom(
          "IBM Plex Sans",
          size: 32,
          weight: .bold,
          fallbacks: ["Helvetica Neue", "A Font Of Which The Name Is Rather Long"])
      ).restyled {
        $0.lineHeightMultiple = 1.25
        $0.letterSpacing = -0.5
      }
    }
  }
}

nonisolated extension BorderStyle {
  /// The token `border.card`.
  static var card: Self { BorderStyle(width: .named(.spacingSmall), color: .named(.default)) }
}

nonisolated extension BackgroundStyle {
  /// The token `gradient.sky`.
  static var sky: Self {
    BackgroundStyle(
      gradient: .linear(
        from: .top,
        to: .bottom,
        stops: [Gradient.Stop(color: .accent, location: 0), Gradient.Stop(color: .blue300, location: 1)]))
  }
}

nonisolated extension DefaultStyling {
  /// The system's defaults with the values of `brand.warm`.
  static var brandWarm: Self {
    .system.restyled { defaults in
      defaults[NamedValue<Color>.accent] = .colorRed
      defaults[NamedValue<Double>.spacingSmall] = 5
    }
  }

  /// The system's defaults with the values of `brand.same`.
  static var brandSame: Self { .system }
}

nonisolated extension DesignValues {
  /// The named values of the design system.
  static var acme: Self {
    DesignValues(
      "Acme",
      colors: [.blue500, .blue300, .accent, .textMuted, .colorRed, .default],
      lengths: [.spacing1p5, .spacing15, .spacingSmall],
      cornerRadii: [.radiusCard],
      shadows: [.raised, .card])
  }
}

nonisolated extension StyleCatalog {
  /// The styles of the design system.
  static var acme: Self {
    StyleCatalog("Acme") {
      NamedStyle("typography.heading-1", dynamic: TraitStyle<TextStyle>.heading1)
      NamedStyle("typography.title", dynamic: TraitStyle<TextStyle>.title)
      NamedStyle<TextStyle>.body
      NamedStyle("border.card", BorderStyle.card)
      NamedStyle("gradient.sky", BackgroundStyle.sky)
    }
  }
}
