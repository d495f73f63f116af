extension Color {
  /// Makes a colour out of the text of a CSS colour, as CSS Color 4 defines them.
  ///
  /// ```swift
  /// try Color(css: "#369")
  /// try Color(css: "rebeccapurple")
  /// try Color(css: "rgb(51 102 153 / 50%)")
  /// try Color(css: "oklch(0.7 0.1 200deg)")
  /// try Color(css: "color(display-p3 1 0.5 0)")
  /// ```
  ///
  /// What is in the gamut of sRGB is kept in sRGB, what is only in Display P3's in that. What is outside both
  /// keeps Display P3 components outside 0...1; only `rgb()`, `hsl()` and `hwb()` are clamped. The functions
  /// `color(srgb ...)` and `color(display-p3 ...)`, and their linear forms, stay in their space. `none` counts
  /// as 0. Where a stylesheet would be forgiven a last parenthesis that is missing, a text isn't: it may have been cut
  /// off.
  ///
  /// - Parameter text: The text, alone but for white space and comments around it.
  /// - Throws: A `ParseError` that says what is wrong, where, and what would be right. System colours and
  ///   `currentcolor`, which depend on where they stand, and computed colours are errors too.
  public init(css text: some StringProtocol) throws(ParseError) {
    var parser = CSSColorParser(text)
    self = try parser.parse()
  }

  /// The text that says the colour in CSS, in the given surroundings.
  ///
  /// It is `#rrggbb` or `rgba(r, g, b, a)` where that is exact, and `color(...)` elsewhere. Reading it with
  /// ``init(css:)`` gives exactly the colour that ``resolved(colorScheme:contrast:)`` gives.
  ///
  /// - Parameters:
  ///   - colorScheme: The colour scheme to resolve for.
  ///   - contrast: The contrast to resolve for.
  /// - Returns: The text, always the same for the same colour.
  public func cssText(colorScheme: ColorScheme = .light, contrast: Contrast = .normal) -> String {
    var text = ""
    appendCSSText(to: &text, colorScheme: colorScheme, contrast: contrast)
    return text
  }

  /// Appends the text that says the colour in CSS, in the given surroundings.
  ///
  /// - Parameters:
  ///   - text: The text to append to.
  ///   - colorScheme: The colour scheme to resolve for.
  ///   - contrast: The contrast to resolve for.
  public func appendCSSText(
    to text: inout String, colorScheme: ColorScheme = .light, contrast: Contrast = .normal
  ) {
    let variant = Variant(colorScheme, contrast)
    components(of: variant).appendCSSText(to: &text)
  }
}

extension Color {
  /// The 24 bits of an opaque sRGB colour that has no more, as it is in one appearance; nil for any other.
  package func opaqueHex(colorScheme: ColorScheme, contrast: Contrast) -> UInt32? {
    let variant = Variant(colorScheme, contrast)
    let components = components(of: variant)
    guard space(of: variant) == .sRGB, components.alpha == 1 else { return nil }
    return components.hex
  }
}

extension Color.Components {
  fileprivate func appendCSSText(to text: inout String) {
    if space == .sRGB, let hex {
      if alpha == 1 {
        text += "#"
        text += hex.sixHexadecimalDigits
      } else {
        // Piece by piece: each is short enough to need no allocation, an interpolation isn't.
        text += "rgba("
        text += String(hex >> 16)
        text += ", "
        text += String(hex >> 8 & 0xFF)
        text += ", "
        text += String(hex & 0xFF)
        text += ", "
        text += alpha.exactText
        text += ")"
      }
    } else {
      text += "color("
      text += space.rawValue
      text += " "
      text += red.exactText
      text += " "
      text += green.exactText
      text += " "
      text += blue.exactText
      if alpha != 1 {
        text += " / "
        text += alpha.exactText
      }
      text += ")"
    }
  }
}
