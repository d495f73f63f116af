package import Restyle

/// What a browser should compute for an element of a style, worked out from the style's values alone.
package struct ComputedStyle: Sendable {
  /// What should be computed for each property that the style sets something of.
  package internal(set) var values: [String: ComputedValue] = [:]

  let surroundings: Surroundings

  /// Works out what should be computed for a style in an appearance.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - appearance: The colour scheme and contrast.
  ///   - mapsCase: Whether the letters come in the case of the text, and CSS is to map them.
  package init(of style: TextStyle, in appearance: Browser.Options, mapsCase: Bool) {
    surroundings = Surroundings(appearance: appearance, style: style)
    addFont(of: style)
    addColors(of: style)
    addCharacters(of: style, mapsCase: mapsCase)
    addDecorations(of: style)
    addLines(of: style)
    addSpaces(of: style)
  }
}

extension ComputedStyle {
  /// What the element stands in.
  struct Surroundings: Sendable {
    /// The font size that `rem` is measured with.
    static let rootFontSize: Double = 20
    /// The font size that the element inherits.
    static let fontSize: Double = 15
    /// The colour that the element inherits.
    static let color = Color(hex: 0x123456)

    let appearance: Browser.Options
    /// What `1` of a style's lengths that follow the font is in CSS pixels.
    let scale: Double

    init(appearance: Browser.Options, style: TextStyle) {
      self.appearance = appearance
      guard style.adjustsFontForContentSizeCategory == true else {
        scale = 1
        return
      }
      // The usual size of the reader is 16 pixels; the font, and what follows it, may have a limit.
      let size = style.fontSize ?? 0
      let limit = size > 0 ? style.maximumFontSize.map { $0 / size } : nil
      scale = min(Self.rootFontSize / 16, limit ?? .infinity)
    }

    func resolved(_ color: Color) -> Color {
      color.resolved(colorScheme: appearance.colorScheme, contrast: appearance.contrast)
    }
  }

  /// All properties that a style may set: those without an expected value should be as without a style.
  package static let properties = [
    "font-family", "font-size", "font-weight", "font-stretch", "font-style", "font-feature-settings",
    "font-variant-ligatures", "color", "background-color", "letter-spacing", "vertical-align",
    "text-transform", "text-decoration-line", "text-decoration-style", "text-decoration-color",
    "text-decoration-thickness", "text-underline-offset", "-webkit-text-stroke-width",
    "-webkit-text-stroke-color", "text-shadow",
    "text-align", "line-height", "white-space", "overflow-wrap", "word-break", "overflow", "text-overflow",
    "display", "-webkit-line-clamp", "margin-block-start", "margin-block-end", "text-indent",
    "padding-inline-start", "padding-inline-end", "max-inline-size", "hyphens", "direction", "unicode-bidi",
    "background-image", "position", "content",
  ]
}
