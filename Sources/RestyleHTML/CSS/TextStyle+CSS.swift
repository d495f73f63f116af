public import Restyle

/// What each attribute becomes in CSS. What is unset writes nothing.
///
/// | Attribute | CSS |
/// |---|---|
/// | `fontFamily` | `font-family`, with the system's font behind it |
/// | `fontSize` | `font-size`, in `px`; in `rem` with `adjustsFontForContentSizeCategory` |
/// | `fontWeight`, `fontWidth`, `fontSlant` | `font-weight`, `font-stretch`, `font-style` |
/// | `fontFeatures` | `font-feature-settings` |
/// | `adjustsFontForContentSizeCategory` | the unit of lengths that follow the font |
/// | `maximumFontSize` | the limit of a `font-size` that follows the reader |
/// | `fontTextStyle` | nothing: browsers scale all text alike |
/// | `color`, `backgroundColor` | `color`, `background-color` |
/// | `highlightedColor` | `color` under `:active`, in stylesheets; an attribute can't say it |
/// | `alignment` | `text-align` |
/// | `lineBreakMode`, `numberOfLines` | `white-space`, `word-break`, `overflow`, `text-overflow`, `-webkit-line-clamp`; CSS truncates at the end only |
/// | `minimumScaleFactor` | CSS can't say it |
/// | `lineSpacing`, `lineHeightMultiple`, `minimumLineHeight`, `maximumLineHeight` | one `line-height` |
/// | `paragraphSpacing`, `paragraphSpacingBefore` | `margin-block-end`, `margin-block-start` |
/// | `firstLineHeadIndent`, `headIndent`, `tailIndent` | `text-indent`, `padding-inline-start`, `padding-inline-end` or `max-inline-size` |
/// | `hyphenation`, `writingDirection` | `hyphens`, `direction` with `unicode-bidi` |
/// | `kern`, `baselineOffset`, `ligatures` | `letter-spacing`, `vertical-align`, `font-variant-ligatures` |
/// | `underline`, `strikethrough` | one `text-decoration`; the underline's pattern and colour where they differ |
/// | `stroke`, `shadow` | `-webkit-text-stroke`, `text-shadow` |
/// | `textCase` | `text-transform`; texts that are rendered with the style come transformed already |
/// | `link`, `language` | `<a href>`, `lang`: HTML, not CSS |
/// | attributes of your own | nothing: CSS has no place for them |
extension TextStyle {
  /// Returns the CSS declarations that say what the style says, for one colour scheme and contrast.
  ///
  /// ```swift
  /// TextStyle(font: .system(size: 17), color: .red).cssDeclarations().text
  /// // "font-family:system-ui,sans-serif;font-size:17px;color:#ff0000"
  /// ```
  public func cssDeclarations(
    colorScheme: ColorScheme = .light, contrast: Contrast = .normal
  ) -> CSSDeclarations {
    cssDeclarations(
      for: TraitCollection.page.with {
        $0.colorScheme = colorScheme
        $0.contrast = contrast
      })
  }

  /// Returns the CSS declarations that say what the style says, for some traits.
  ///
  /// Text that follows the reader's preferred text size comes in units that follow the browser's; for traits
  /// with another text size than the default, in the figures of that size.
  public func cssDeclarations(for traits: TraitCollection) -> CSSDeclarations {
    if adjustsFontForContentSizeCategory == true, traits.preferredContentSizeCategory != .large {
      return resolved(for: traits).cssDeclarations(for: traits)
    }
    var declarations = CSSDeclarations()
    declarations.add(self)
    declarations.addColors(of: self, for: traits)
    declarations.addCharacters(of: self)
    // Few styles set anything beyond the frequent attributes.
    declarations.addLines(of: self, for: traits)
    declarations.addParagraph(of: self)
    return declarations
  }
}

extension CSSDeclarations {
  fileprivate mutating func addColors(of style: TextStyle, for traits: TraitCollection) {
    if let color = style.color { add("color") { $0.append(color, for: traits) } }
    if let color = style.backgroundColor { add("background-color") { $0.append(color, for: traits) } }
  }

  fileprivate mutating func addCharacters(of style: TextStyle) {
    let followsReader = style.adjustsFontForContentSizeCategory ?? false
    if let kern = style.attribute(for: .kern) {
      add("letter-spacing") { $0.bytes.append(length: kern, followsReader: followsReader) }
    }
    if let offset = style.attribute(for: .baselineOffset) {
      add("vertical-align") { $0.bytes.append(length: offset, followsReader: followsReader) }
    }
    switch style.attribute(for: .ligatures) {
    case .some(.none): add("font-variant-ligatures", "none")
    case .standard: add("font-variant-ligatures", "normal")
    case .all:
      add(
        "font-variant-ligatures", "common-ligatures discretionary-ligatures historical-ligatures contextual")
    case nil: break
    }
    switch style.attribute(for: .textCase) {
    case .preserve: add("text-transform", "none")
    case .lower: add("text-transform", "lowercase")
    case .upper: add("text-transform", "uppercase")
    case .capitalized: add("text-transform", "capitalize")
    case nil: break
    }
  }

}
