public import Restyle
import RestyleRendering

/// The CSS of each attribute; unset attributes write nothing, and inherited ones write `inherit`.
///
/// | Attribute | CSS |
/// |---|---|
/// | `fontFamily` | `font-family`, followed by the system's font |
/// | `fontSize` | `font-size`, in `px`; in `rem` with `adjustsFontForContentSizeCategory` |
/// | `fontWeight`, `fontWidth`, `fontSlant` | `font-weight`, `font-stretch`, `font-style` |
/// | `fontFeatures` | `font-feature-settings` |
/// | `adjustsFontForContentSizeCategory` | the unit of lengths that follow the font |
/// | `maximumFontSize` | the limit of a `font-size` that follows the reader, and of the lengths that follow it |
/// | `fontTextStyle` | nothing: browsers scale all text alike |
/// | `color`, `backgroundColor` | `color`, `background-color` |
/// | `highlightedColor` | `color` under `:active`, in stylesheets; `style` attributes can't express it |
/// | `alignment` | `text-align` |
/// | `lineBreakMode`, `numberOfLines` | `white-space`, `word-break`, `overflow`, `text-overflow`, `-webkit-line-clamp`; CSS truncates at the end only, and other modes are a problem of the declarations |
/// | `minimumScaleFactor` | a problem: CSS can't express it |
/// | `lineSpacing`, `lineHeight`, `lineHeightMultiple`, `minimumLineHeight`, `maximumLineHeight` | one `line-height` |
/// | `paragraphSpacing`, `paragraphSpacingBefore` | `margin-block-end`, `margin-block-start` |
/// | `firstLineHeadIndent`, `headIndent`, `tailIndent` | `text-indent`, `padding-inline-start`, `padding-inline-end` or `max-inline-size`; HTML makes a block of each paragraph of a text with indents or gaps |
/// | `hyphenation`, `writingDirection` | `hyphens`, `direction` with `unicode-bidi`; for indents in a natural direction, an element needs `dir="auto"` too, as in the HTML of a renderer |
/// | `kern`, `baselineOffset`, `ligatures` | `letter-spacing`, `vertical-align`, `font-variant-ligatures` |
/// | `underline`, `strikethrough` | one `text-decoration`; if they differ, it has the pattern and the colour of the underline, which is a problem: HTML has another element for the second line |
/// | `underlineThickness`, `underlineOffset` | `text-decoration-thickness` for both lines, `text-underline-offset` |
/// | `stroke`, `shadow` | `-webkit-text-stroke`, `text-shadow` |
/// | `textCase` | `text-transform`; texts that are rendered with the style are transformed already |
/// | `link`, `language`, `image` | `<a href>`, `lang`, `<img>`: HTML, not CSS |
/// | attributes of your own | the declarations of their keys as ``CSSTextAttributeKey``s; others are a problem |
extension TextStyle {
  /// Returns the CSS declarations of the style for one colour scheme and contrast.
  ///
  /// ```swift
  /// let css = TextStyle(font: .system(size: 17), color: .red).cssDeclarations().text
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

  /// Returns the CSS declarations of the style for traits.
  ///
  /// Text that follows the reader's preferred size has units that follow the browser's. For traits with another text
  /// size than the default one, it has the numbers of that size.
  public func cssDeclarations(for traits: TraitCollection) -> CSSDeclarations {
    CSSDeclarations(for: traits) { $0.add(self) }
  }
}

extension CSSWriter {
  /// Adds the declarations of a text style.
  mutating func add(_ style: TextStyle) {
    let style = shown(style)
    let inherited = style.attributes.inheritedKeys
    addRows(of: style, inheriting: inherited) { $0.all }
    addRest(of: style, inheriting: inherited)
  }

  /// Adds the declarations of a text's line height.
  mutating func add(linesOf style: TextStyle) {
    let style = shown(style)
    addRows(of: style, inheriting: style.attributes.inheritedKeys) { $0.ofLines }
  }

  private func shown(_ style: TextStyle) -> TextStyle {
    let style = style.plain
    guard style.adjustsFontForContentSizeCategory == true else { return style }
    return traits.preferredContentSizeCategory == .large
      ? style.legible(for: traits) : style.resolved(for: traits)
  }

  /// Adds the declarations of a text that precede its colour, if it inherits nothing and doesn't follow the text size.
  mutating func add(beforeColorOf style: TextStyle) {
    addRows(of: style, inheriting: []) { $0.beforeColor }
  }

  /// Adds the declarations of a text that follow its colour, if it inherits nothing and doesn't follow the text size.
  mutating func add(behindColorOf style: TextStyle) {
    addRows(of: style, inheriting: []) { $0.behindColor }
    addRest(of: style, inheriting: [])
  }

  private mutating func addRows(
    of style: TextStyle, inheriting inherited: [any TextAttributeKey.Type],
    _ rows: (TextAttributeCSS.Rows) -> [TextAttributeCSS]
  ) {
    // Borrowed, since copies of rows would retain their references.
    rows(style.attributes.hasRare ? TextAttributeCSS.all : TextAttributeCSS.frequent)
      .withUnsafeBufferPointer { rows in
        for index in rows.indices {
          // The row's other declarations for the same properties override it.
          if !inherited.isEmpty { addInherited(inherited, of: rows[index]) }
          rows[index].write(style, &self)
        }
      }
  }

  /// Adds the declarations of users' keys, and reports attributes without declarations.
  private mutating func addRest(of style: TextStyle, inheriting inherited: [any TextAttributeKey.Type]) {
    problems += style.losses(in: .html).map { RenderingProblem($0) }
    // The key doesn't specify which of its properties inherit.
    for key in inherited where key is any CSSTextAttributeKey.Type {
      problems.append(RenderingProblem(.attribute(key.name)))
    }
    guard style.attributes.hasRare else { return }
    style.attributes.visitCustom { _ = add($0) }
    for name in style.attributes.namesOfUnshown(knowing: { $0 is any CSSTextAttributeKey.Type }) {
      problems.append(RenderingProblem(.attribute(name)))
    }
  }

  private mutating func addInherited(_ keys: [any TextAttributeKey.Type], of row: TextAttributeCSS) {
    for property in keys.compactMap(row.properties).joined() { add(property, "inherit") }
  }
}
