import DesignSystems
import Restyle

/// A design system in the book.
struct Chapter {
  /// Its styles.
  let catalog: StyleCatalog
  /// What it is, in a sentence.
  let summary: String
  /// Where its figures come from.
  let source: String
  /// The background that its text is made for.
  let surface: Color
}

extension Chapter {
  /// The text styles of iOS.
  static let system = Chapter(
    catalog: .system,
    summary: "The text styles of iOS at the default text size, in the reader’s own system font.",
    source: "Figures: Apple, Human Interface Guidelines, Typography",
    surface: .systemBackground
  )

  /// The type scale of Material 3.
  static let material = Chapter(
    catalog: .material,
    summary: "The type scale of Material 3: five roles in three sizes each, set in Roboto.",
    source: "Figures: Google, Material Design 3, Typography and Color",
    surface: .materialSurface
  )
}
