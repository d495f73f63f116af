import Restyle

extension AuditRule {
  /// Texts follow their readers' preferred text size.
  public static let textScaling = AuditRule(
    "text-scaling", .warning, "A text with a size follows the size that its reader prefers.",
    source: "WCAG 2.2, 1.4.4 Resize Text, which the zoom of a browser serves too")

  /// Fonts with a name have fallbacks.
  public static let fontFallbacks = AuditRule(
    "font-fallbacks", .warning, "A font by name has fallbacks for readers who don't have it.")
}

extension Inspection {
  mutating func checkScaling(of text: TextStyle, at part: String) {
    guard let size = text.fontSize else { return }
    let isFixed = text.adjustsFontForContentSizeCategory != true
    let failure = Failure(
      "the size of the text, \(shownNumber(size)) points, is the same for all readers",
      suggesting: "`adjustsFontForContentSizeCategory`")
    add(isFixed ? failure : nil, of: .textScaling, at: part)
  }

  mutating func checkFallbacks(of text: TextStyle, at part: String) {
    guard let names = text.fontFamily?.names, let name = names.first else { return }
    let failure = Failure(
      "the font \(name.quoted) has no fallbacks",
      suggesting: "`.custom(\(name.swiftLiteral), fallbacks: ...)`")
    add(names.count == 1 ? failure : nil, of: .fontFallbacks, at: part)
  }
}
