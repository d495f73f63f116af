import Restyle

extension TextStyle {
  /// The colour that the text is shown in where nothing around it has one.
  ///
  /// A page follows the colour scheme, in which browsers show texts in black and white, and links in colours of their
  /// own; images show texts in `label`, which is the same.
  var shownColor: Color { color ?? (link == nil ? .label : Self.browsersLinkColor) }

  /// The colour of links in HTML (section 15.3.4, Phrasing content), and in the dark that of Chromium and WebKit.
  private static let browsersLinkColor = Color(light: Color(hex: 0x0000EE), dark: Color(hex: 0x9E9EFF))
}
