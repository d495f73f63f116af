// Generated from the design tokens of Storing: what is changed here is lost.

import Restyle

nonisolated extension NamedValue<Color> {
  /// The value `color.accent`, which themes can change.
  static var accent: Self {
    NamedValue("color.accent", Color(light: Color(hex: 0x0000ff), dark: Color(hex: 0x00ffff)))
  }

  /// The value `faint`, which themes can change.
  static var faint: Self { NamedValue("faint", Color.accent.opacity(0.5)) }
}

nonisolated extension Color {
  /// The token `color.accent`.
  static var accent: Color { .named(.accent) }

  /// The token `color.faint`.
  static var faint: Color { .named(.faint) }
}

nonisolated extension NamedValue<Double> {
  /// The value `space.gap`, which themes can change.
  static var spaceGap: Self { NamedValue("space.gap", 8) }

  /// The value `radius.card`, which themes can change.
  static var radiusCard: Self { NamedValue("radius.card", .named(.spaceGap)) }
}

nonisolated extension Double {
  /// The token `space.gap`.
  static var spaceGap: Double { NamedValue<Double>.spaceGap.value }

  /// The token `radius.card`.
  static var radiusCard: Double { NamedValue<Double>.radiusCard.value }
}

nonisolated extension NamedValue<[ShadowStyle]> {
  /// The value `raised`, which themes can change.
  static var raised: Self {
    NamedValue(
      "raised",
      [ShadowStyle(color: .faint, x: 0, y: .named(.spaceGap), blur: 4, spread: 0, isInner: false)])
  }
}

nonisolated extension [ShadowStyle] {
  /// The token `shadow.raised`.
  static var raised: Self { NamedValue<[ShadowStyle]>.raised.value }
}

nonisolated extension NamedValue<Font> {
  /// The value `brand`, which themes can change.
  static var brand: Self { NamedValue("brand", Font(family: .named("Inter"), weight: .medium)) }
}

nonisolated extension NamedValue<TextStyle> {
  /// The value `other`, which themes can change.
  static var other: Self {
    NamedValue("other", TextStyle(font: .named(.brand)).restyled { $0.color = .accent })
  }
}

nonisolated extension TextStyle {
  /// The token `textStyles.title "́x\`.
  static var titleX: Self {
    TextStyle().restyled {
      $0.alignment = .center
      $0.backgroundColor = Color.faint.mixed(with: .accent, amount: 0.25)
      $0.color = .accent
      $0.fontFamily = .system(.default)
      $0.fontSize = .named(.spaceGap)
      $0.fontWeight = .bold
      $0.kern = 1e-07
      $0.language = Language(tag: "de")
    }
  }

  /// The token `textStyles.features`.
  static var features: Self {
    TextStyle().restyled {
      $0.alignment = .center
      $0.backgroundColor = Color.faint.mixed(with: .accent, amount: 0.25)
      $0.color = .accent
      $0.fontFamily = .system(.default)
      $0.fontFeatures = [.smallCaps]
      $0.fontSize = .named(.spaceGap)
      $0.fontWeight = .bold
      $0.kern = 1e-07
      $0.language = Language(tag: "de")
    }
  }

  /// The token `textStyles.dynamic`.
  static var `dynamic`: Self {
    TextStyle().restyled {
      $0.alignment = .center
      $0.backgroundColor = Color.faint.mixed(with: .accent, amount: 0.25)
      $0.color = .accent
      $0.fontFamily = .system(.default)
      $0.fontSize = .named(.spaceGap)
      $0.fontWeight = .bold
      $0.kern = 1e-07
      $0.language = Language(tag: "de")
    }
  }

  /// The token `textStyles.merged`.
  static var merged: Self { TextStyle().restyled { $0.color = Color(hex: 0xff0000) }.merging(.named(.other)) }

  /// The token `textStyles.unset`.
  static var unset: Self { TextStyle.named(.other).restyled { $0[.color] = nil } }

  /// The token `textStyles.inherit`.
  static var inherit: Self { TextStyle().restyled { $0.inherit(.color) } }
}

nonisolated extension TraitStyle<TextStyle> {
  /// The token `textStyles.dynamic`.
  static var `dynamic`: Self {
    TraitStyle { traits in
      if traits.colorScheme == .dark, traits.contrast == .increased, traits.horizontalSizeClass == .compact,
        !traits.reduceMotion
      {
        return TextStyle().restyled {
          $0.alignment = .center
          $0.backgroundColor = Color.faint.mixed(with: .accent, amount: 0.25)
          $0.color = .accent
          $0.fontFamily = .system(.default)
          $0.fontSize = .named(.spaceGap)
          $0.fontWeight = .bold
          $0.kern = 1
          $0.language = Language(tag: "de")
        }
      }
      if traits.colorScheme == .dark, traits.contrast == .increased, traits.horizontalSizeClass == .compact,
        traits.layoutDirection == .leftToRight, traits.reduceMotion
      {
        return TextStyle().restyled {
          $0.alignment = .center
          $0.backgroundColor = Color.faint.mixed(with: .accent, amount: 0.25)
          $0.color = .accent
          $0.fontFamily = .system(.default)
          $0.fontSize = .named(.spaceGap)
          $0.fontWeight = .bold
          $0.kern = 1
          $0.language = Language(tag: "de")
        }
      }
      if traits.colorScheme == .dark, traits.contrast == .increased, traits.horizontalSizeClass == .compact,
        traits.layoutDirection == .rightToLeft, traits.reduceMotion
      {
        return TextStyle().restyled {
          $0.alignment = .center
          $0.backgroundColor = Color.faint.mixed(with: .accent, amount: 0.25)
          $0.color = .accent
          $0.fontFamily = .system(.default)
          $0.fontSize = .named(.spaceGap)
          $0.fontWeight = .light
          $0.kern = 1
          $0.language = Language(tag: "de")
        }
      }
      if traits.colorScheme == .dark, traits.contrast == .increased, traits.horizontalSizeClass == .regular,
        traits.layoutDirection == .rightToLeft, traits.reduceMotion
      {
        return TextStyle().restyled {
          $0.alignment = .center
          $0.backgroundColor = Color.faint.mixed(with: .accent, amount: 0.25)
          $0.color = .accent
          $0.fontFamily = .system(.default)
          $0.fontSize = .named(.spaceGap)
          $0.fontWeight = .light
          $0.kern = 1e-07
          $0.language = Language(tag: "de")
        }
      }
      if traits.colorScheme == .dark, traits.contrast == .increased,
        traits.horizontalSizeClass == .unspecified, traits.layoutDirection == .rightToLeft,
        traits.reduceMotion
      {
        return TextStyle().restyled {
          $0.alignment = .center
          $0.backgroundColor = Color.faint.mixed(with: .accent, amount: 0.25)
          $0.color = .accent
          $0.fontFamily = .system(.default)
          $0.fontSize = .named(.spaceGap)
          $0.fontWeight = .light
          $0.kern = 1e-07
          $0.language = Language(tag: "de")
        }
      }
      if traits.colorScheme == .dark, traits.contrast == .normal, traits.layoutDirection == .rightToLeft,
        traits.reduceMotion
      {
        return TextStyle().restyled {
          $0.alignment = .center
          $0.backgroundColor = Color.faint.mixed(with: .accent, amount: 0.25)
          $0.color = .accent
          $0.fontFamily = .system(.default)
          $0.fontSize = .named(.spaceGap)
          $0.fontWeight = .light
          $0.kern = 1e-07
          $0.language = Language(tag: "de")
        }
      }
      if traits.colorScheme == .light, traits.layoutDirection == .rightToLeft, traits.reduceMotion {
        return TextStyle().restyled {
          $0.alignment = .center
          $0.backgroundColor = Color.faint.mixed(with: .accent, amount: 0.25)
          $0.color = .accent
          $0.fontFamily = .system(.default)
          $0.fontSize = .named(.spaceGap)
          $0.fontWeight = .light
          $0.kern = 1e-07
          $0.language = Language(tag: "de")
        }
      }
      return TextStyle().restyled {
        $0.alignment = .center
        $0.backgroundColor = Color.faint.mixed(with: .accent, amount: 0.25)
        $0.color = .accent
        $0.fontFamily = .system(.default)
        $0.fontSize = .named(.spaceGap)
        $0.fontWeight = .bold
        $0.kern = 1e-07
        $0.language = Language(tag: "de")
      }
    }
  }
}

nonisolated extension SeparatorStyle {
  /// The token `separators.hairline`.
  static var hairline: Self { SeparatorStyle(width: 1, color: .accent) }

  /// The token `separators.default`.
  static var separatorDefault: Self { SeparatorStyle(width: .named(.spaceGap), color: .accent) }
}

nonisolated extension TraitStyle<SeparatorStyle> {
  /// The token `separators.hairline`.
  static var hairline: Self {
    TraitStyle { traits in
      if traits.displayScale >= 2.0, traits.displayScale < 3.0 {
        return SeparatorStyle(width: 0.5, color: .accent)
      }
      if traits.displayScale >= 3.0 {
        return SeparatorStyle(width: 0.3333333333333333, color: .accent)
      }
      return SeparatorStyle(width: 1, color: .accent)
    }
  }
}

nonisolated extension ButtonStyle {
  /// The token `buttons.primary`.
  static var primary: Self {
    ButtonStyle(
      contentInsets: EdgeInsets(
        top: .named(.spaceGap),
        leading: .named(.spaceGap),
        bottom: .named(.spaceGap),
        trailing: .named(.spaceGap)),
      preferredMinimumSize: MinimumSize(width: nil, height: nil),
      alignment: .center,
      states: [
        .normal: ButtonStateStyle(
          background: BackgroundStyle(
            color: Color.accent.darkened(by: 0.1),
            border: BorderStyle(
              width: .named(.spaceGap),
              color: .faint,
              cornerRadii: CornerRadii(
                topLeading: 0,
                topTrailing: 0,
                bottomLeading: 0,
                bottomTrailing: 0),
              borderEdges: [.top, .leading, .bottom, .trailing]),
            shadows: [.named(.raised)]),
          text: TextStyle().restyled {
            $0.alignment = .center
            $0.backgroundColor = Color.faint.mixed(with: .accent, amount: 0.25)
            $0.color = .accent
            $0.fontFamily = .system(.default)
            $0.fontSize = .named(.spaceGap)
            $0.fontWeight = .bold
            $0.kern = 1e-07
            $0.language = Language(tag: "de")
          }),
        [.focused, .highlighted]: ButtonStateStyle(
          background: BackgroundStyle(
            color: Color(hex: 0x000000, alpha: 0),
            border: BorderStyle(
              width: 0,
              color: Color(hex: 0x000000, alpha: 0),
              cornerRadii: CornerRadii(
                topLeading: 0,
                topTrailing: 0,
                bottomLeading: 0,
                bottomTrailing: 0),
              borderEdges: [.top, .leading, .bottom, .trailing])),
          text: TextStyle().restyled {
            $0.alignment = .center
            $0.backgroundColor = Color.faint.mixed(with: .accent, amount: 0.25)
            $0.color = .accent
            $0.fontFamily = .system(.default)
            $0.fontSize = .named(.spaceGap)
            $0.fontWeight = .bold
            $0.kern = 1e-07
            $0.language = Language(tag: "de")
          }),
      ])
  }
}

nonisolated extension DesignValues {
  /// The named values of the design system.
  static var storing: Self {
    DesignValues(
      "Storing",
      colors: [.accent, .faint],
      lengths: [.spaceGap],
      cornerRadii: [.radiusCard],
      shadows: [.raised],
      fonts: [.brand],
      textStyles: [.other])
  }
}

nonisolated extension StyleCatalog {
  /// The styles of the design system.
  static var storing: Self {
    StyleCatalog("Storing") {
      NamedStyle("title \"́x\\\n", TextStyle.titleX)
      NamedStyle("features", TextStyle.features)
      NamedStyle("dynamic", dynamic: TraitStyle<TextStyle>.dynamic)
      NamedStyle("merged", TextStyle.merged)
      NamedStyle("unset", TextStyle.unset)
      NamedStyle("inherit", TextStyle.inherit)
      NamedStyle("hairline", dynamic: TraitStyle<SeparatorStyle>.hairline)
      NamedStyle("default", SeparatorStyle.separatorDefault)
      NamedStyle("primary", ButtonStyle.primary)
    }
  }
}
