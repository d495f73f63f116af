public import Restyle

extension StyledString {
  /// Returns the text as HTML with `style` attributes; links that aren't safe are left out.
  ///
  /// For a page, use an `HTMLRenderer`. It writes each style once, and reports the links that it left out.
  public func html(colorScheme: ColorScheme = .light, contrast: Contrast = .normal) -> String {
    var renderer = HTMLRenderer(styling: .inline(colorScheme: colorScheme, contrast: contrast))
    renderer.append(self)
    return renderer.html
  }
}

extension StyledText {
  /// Returns the text as HTML with a `style` attribute; a link that isn't safe is left out.
  public func html(colorScheme: ColorScheme = .light, contrast: Contrast = .normal) -> String {
    StyledString([self]).html(colorScheme: colorScheme, contrast: contrast)
  }
}
