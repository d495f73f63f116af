import Restyle

extension StyleCatalog {
  /// A small design system that uses the attributes as one would.
  static let sample = StyleCatalog("Sample") {
    NamedStyle("title", TextStyle(font: .system(size: 28, weight: .bold), color: .label).tracking(-0.4))
    NamedStyle("body", body)
    NamedStyle("link", body.colored(.systemBlue).underlined.restyled { $0.highlightedColor = .systemRed })
    NamedStyle("caption", body.resized(to: 12).colored(.secondaryLabel).uppercased.tracking(1))
    NamedStyle(
      "price", TextStyle(font: .custom("Inter", size: 15, weight: .medium)).monospacedDigits.rightAligned)
    NamedStyle("code", TextStyle(font: .system(size: 13, design: .monospaced)).backgroundColored(.lightGray))
    NamedStyle("deleted", body.struckThrough(TextLine(pattern: .solid, color: .systemRed)).underlined)
    NamedStyle("note", body.italic.multilined(lines: 2, lineBreakMode: .truncatingTail))
    NamedStyle("nothing", TextStyle())
  }

  private static var body: TextStyle {
    TextStyle(font: .system(size: 17), color: .label, adjustsFontForContentSizeCategory: true)
      .restyled { $0.lineHeight = 22 }
  }
}
