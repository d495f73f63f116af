import DesignSystems
import Restyle
import TestSupport
import Testing

@testable import stylebook

@Suite struct BookColorTests {
  private static let backgrounds: [Color] = [
    .bookPaper, .bookPatch, Chapter.system.surface, Chapter.material.surface,
    Chapter.primer.surface,
  ]

  /// WCAG 2.2, success criterion 1.4.3: 4.5 for text of any size.
  @Test
  func textOfTheBookCanBeRead() async throws {
    try await forEach([Color.bookInk, .bookPencil, .bookAccent, .bookType, .bookLiteral]) { (color: Color) in
      for background in Self.backgrounds {
        for colorScheme in [ColorScheme.light, .dark] {
          for contrast in [Contrast.normal, .increased] {
            let ratio = color.resolved(colorScheme: colorScheme, contrast: contrast)
              .contrastRatio(with: background.resolved(colorScheme: colorScheme, contrast: contrast))
            #expect(ratio >= (contrast == .increased ? 7 : 4.5), "\(colorScheme), \(contrast), \(background)")
          }
        }
      }
    }
  }

  @Test func everyStyleOfTheBookSaysItsSizeWeightAndColour() {
    let styles: [TextStyle] = [
      .bookTitle, .bookGlyphs, .bookLead, .bookChapter, .bookEntry, .bookNote, .bookLink, .bookLabel,
      .bookFigure, .bookSource,
    ]
    for style in styles { #expect(style.fontSize != nil && style.color != nil && style.fontFamily != nil) }
  }

  @Test(
    arguments: [
      (0.0, "too low"), (2.99, "too low"), (3, "AA, large text"), (4.5, "AA"), (6.9, "AA"), (7, "AAA"),
    ]
  )
  func contrastsAreGraded(ratio: Double, grade: String) {
    #expect(ContrastGrade(ratio: ratio).rawValue == grade)
  }
}
