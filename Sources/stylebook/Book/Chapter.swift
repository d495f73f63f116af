import DesignSystems
import Restyle
import RestyleAudit

/// A design system in the book.
struct Chapter {
  /// Its styles.
  let catalog: StyleCatalog
  /// Its named values.
  var values = DesignValues("")
  /// What is in force where nobody passes a style: the text of rows.
  var styling = DefaultStyling.system
  /// What it is, in a sentence.
  let summary: String
  /// Where its figures come from.
  let source: String
  /// The background that its text is made for.
  let surface: Color
  /// What an audit of it may find, and why.
  var acceptances: [AuditAcceptance] = []
}

extension Chapter {
  /// The styles of iOS.
  static let system = Chapter(
    catalog: .system,
    summary: "The text styles and controls of iOS at the default text size, in the reader’s own system font.",
    source: "Figures: Apple, Human Interface Guidelines, Typography and Color; controls as in iOS 13 to 18",
    surface: .systemBackground,
    acceptances: .system
  )

  /// The baseline theme of Material 3.
  static let material = Chapter(
    catalog: .material,
    styling: .material,
    summary: "The baseline theme of Material 3: its type scale, set in Roboto, and its components.",
    source: "Figures: Google, Material Design 3, Styles and Components; tokens of Material Web",
    surface: .materialSurface,
    acceptances: .material
  )

  /// The four themes of GitHub Primer.
  static let primer = Chapter(
    catalog: .primer,
    styling: .primer,
    summary: "The design system of GitHub, in its light and dark themes and both with high contrast.",
    source: "Figures: GitHub, Primer Primitives 11.2.1 (MIT)",
    surface: .primerBackgroundDefault,
    acceptances: .primer
  )
}
