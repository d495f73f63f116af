import Restyle

extension TextStyle {
  /// The colour of the text if nothing around it sets one.
  ///
  /// A page follows the colour scheme, for which browsers show texts in black or white, and links in their own colours;
  /// images show texts in `label`, which is equivalent.
  var shownColor: Color { color ?? (link == nil ? .label : Self.browsersLinkColor) }

  /// The colour of links in HTML (section 15.3.4, Phrasing content), and that of Chromium and WebKit for dark schemes.
  private static let browsersLinkColor = Color(light: Color(hex: 0x0000EE), dark: Color(hex: 0x9E9EFF))
}
