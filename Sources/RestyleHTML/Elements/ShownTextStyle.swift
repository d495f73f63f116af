import Restyle

/// The style of an element's text, with what is asked of it once rather than for each text.
// An object, since it is handed out for each text, and a copy of the style takes longer than most texts.
final class ShownTextStyle: Sendable {
  let style: TextStyle
  /// Whether a text in this style alone is written as it is: no transform, link or language of its own, and one look of
  /// lines.
  let isPlain: Bool

  init(_ style: TextStyle) {
    self.style = style
    isPlain =
      !style.transformsText && style.link == nil && style.language == nil && !style.hasTwoLooksOfLines
  }
}
