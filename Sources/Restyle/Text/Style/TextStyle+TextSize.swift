extension TextStyle {
  /// Returns the system's style for a role, which follows the reader's preferred text size.
  ///
  /// Its sizes are those of the default text size. ``resolved(for:)`` returns those of another text size.
  ///
  /// ```swift
  /// let body = TextStyle.preferred(for: .body)
  /// body.resolved(for: traits).fontSize
  /// ```
  ///
  /// - Parameters:
  ///   - textStyle: The role.
  ///   - maximumFontSize: The largest font size, in points; nil for no limit.
  /// - Returns: A style with a font, tracking and a line height.
  public static func preferred(
    for textStyle: Font.TextStyle, maximumFontSize: Double? = nil
  ) -> TextStyle {
    TextStyle(font: .preferred(for: textStyle), adjustsFontForContentSizeCategory: true).restyled {
      $0.kern = textStyle.tracking(for: .large)
      $0.lineHeight = textStyle.leading(for: .large)
      $0.fontTextStyle = textStyle
      $0.maximumFontSize = maximumFontSize
    }
  }

  /// Returns the style in the reader's preferred text size, if the style follows it.
  ///
  /// A style follows the preferred text size while `adjustsFontForContentSizeCategory` is true. Its figures are then
  /// for the default text size.
  ///
  /// The font size, tracking and line height scale with those of `fontTextStyle`, the system's text style, or of body
  /// text if that is unset. Unset attributes stay unset, except the font size, which becomes that of the text style.
  /// The result includes the tracking that the system's font has at its size. If the reader asks for bolder text, the
  /// system's font gets a bolder weight. The result has its final size, and no longer follows the preferred text size.
  ///
  /// ```swift
  /// TextStyle.preferred(for: .body).resolved(for: traits).fontSize     // 33 for `.accessibilityLarge`
  /// ```
  ///
  /// - Parameter traits: The traits to resolve for. Only the preferred text size and the legibility weight matter.
  /// - Returns: The style with the figures for that text size.
  public func resolved(for traits: TraitCollection) -> TextStyle {
    guard adjustsFontForContentSizeCategory == true else { return self }
    let textStyle = fontTextStyle ?? .body
    let category = traits.preferredContentSizeCategory
    let oldSize = fontSize ?? textStyle.size(for: .large)
    let unlimited = textStyle.scaledValue(oldSize, for: category)
    let size = textStyle.scaledValue(oldSize, for: category, maximum: maximumFontSize)
    let limit = unlimited > 0 ? size / unlimited : 1
    func ledHeight(_ height: Double) -> Double {
      height * textStyle.leading(for: category) / textStyle.leading(for: .large) * limit
    }

    var style = legible(for: traits)
    style.fontSize = size
    if let kern = attribute(for: .kern) { style.kern = tracking(kern, from: oldSize, to: size) }
    style.setAttribute(attribute(for: .minimumLineHeight).map(ledHeight), for: .minimumLineHeight)
    style.setAttribute(attribute(for: .maximumLineHeight).map(ledHeight), for: .maximumLineHeight)
    if attribute(for: .lineHeight) != nil {
      style.lineHeight = ledHeight(restyled { $0.fontSize = oldSize }.lineHeight)
    } else if attribute(for: .lineSpacing) != nil {
      style.lineSpacing = ledHeight(restyled { $0.fontSize = oldSize }.lineHeight) - style.ownLineHeight
    }
    style.adjustsFontForContentSizeCategory = false
    return style
  }

  /// Returns the space between characters of this style that becomes `kern` in `shown`, the same style in its final
  /// size.
  package func kern(_ kern: Double, in shown: TextStyle) -> Double {
    guard adjustsFontForContentSizeCategory == true, let size = shown.fontSize else { return kern }
    return tracking(kern, from: size, to: fontSize ?? (fontTextStyle ?? .body).size(for: .large))
  }

  /// Returns the style with the weight for the reader's legibility setting, if the style follows the reader's
  /// preferences.
  package func legible(for traits: TraitCollection) -> TextStyle {
    guard adjustsFontForContentSizeCategory == true else { return self }
    if fontFamily?.names.isEmpty == false { return self }
    let weight = fontWeight ?? fontTextStyle?.weight ?? .regular
    let legible = weight.legible(for: traits)
    return legible == weight ? self : restyled { $0.fontWeight = legible }
  }

  /// Returns the space between characters for another font size; the part beyond the font's own tracking is scaled.
  private func tracking(_ kern: Double, from oldSize: Double, to size: Double) -> Double {
    let ratio = oldSize > 0 ? size / oldSize : 1
    if fontFamily?.names.isEmpty == false { return kern * ratio }
    let own = Font.TextStyle.tracking(forSize: oldSize)
    return Font.TextStyle.tracking(forSize: size) + (kern - own) * ratio
  }
}
