import Restyle
import RestyleRendering

extension StyleSheet {
  /// Adds a font that the page brings, before all rules and once; fonts ask for it by the name of its family.
  ///
  /// ```swift
  /// sheet.add(FontFace("Inter", sources: [.url("/fonts/inter.woff2", format: .woff2)]))
  /// try sheet.add(TextStyle(font: .custom("Inter", size: 17)), to: "body")
  /// ```
  ///
  /// Addresses are relative or of `http` and `https`, or hold the font themselves, as `data:font/woff2`; others are left
  /// out, and are ``problems``.
  public mutating func add(_ face: FontFace) {
    var problems: [RenderingProblem] = []
    let rule = face.css(&problems)
    report(problems)
    if let rule, !allFontFaces.contains(rule) { fontFaces.append(rule) }
  }
}
