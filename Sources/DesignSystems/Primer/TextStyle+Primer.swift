package import Restyle

/// The ten type roles of GitHub Primer, in the reader's system font.
///
/// Source: GitHub Primer Primitives 11.2.1 (MIT), functional tokens `text`; a rem is 16 points, and line heights are
/// rounded to whole points, as Primer rounds them.
extension TextStyle {
  /// The largest text of a page, for heroes: 40/56, medium.
  package static var primerDisplay: Self { primer(size: 40, lineHeight: 56, weight: .medium) }
  /// The title of a page about something that people make, such as an issue: 32/48, semibold.
  package static var primerTitleLarge: Self { primer(size: 32, lineHeight: 48, weight: .semibold) }
  /// The title of most pages: 20/32, semibold.
  package static var primerTitleMedium: Self { primer(size: 20, lineHeight: 32, weight: .semibold) }
  /// The title of a part of a page: 16/24, semibold.
  package static var primerTitleSmall: Self { primer(size: 16, lineHeight: 24, weight: .semibold) }
  /// What stands below a title: 20/32.
  package static var primerSubtitle: Self { primer(size: 20, lineHeight: 32) }
  /// Running text that people have written: 16/24.
  package static var primerBodyLarge: Self { primer(size: 16, lineHeight: 24) }
  /// Text of the interface: 14/20.
  package static var primerBodyMedium: Self { primer(size: 14, lineHeight: 20) }
  /// Text of the interface in small: 12/20.
  package static var primerBodySmall: Self { primer(size: 12, lineHeight: 20) }
  /// What explains something in one line: 12/16.
  package static var primerCaption: Self { primer(size: 12, lineHeight: 16) }
  /// Source: 13/20, monospaced.
  package static var primerCodeBlock: Self { primer(size: 13, lineHeight: 20, design: .monospaced) }

  private static func primer(
    size: Double, lineHeight: Double, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> Self {
    TextStyle(font: .system(size: size, weight: weight, design: design), color: .primerTextDefault)
      .restyled { $0.lineHeight = lineHeight }
  }
}
