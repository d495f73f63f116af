import Restyle
import RestyleGraphics

extension Book {
  /// Draws the design systems: a sheet of each in every colour scheme, and a page of all backgrounds.
  func drawn() throws(DrawingError) -> [OutputFile] {
    var files = [OutputFile(name: DrawingsPage.fileName, bytes: [], signature: "")]
    let names = BookFile.pages(of: chapters).map { $0.name.dropLast(".html".count) }
    var sheets: [DrawnSheet] = []
    for (chapter, name) in zip(chapters, names) {
      for colorScheme in [ColorScheme.light, .dark] {
        let sheet = try DrawnSheet(chapter, colorScheme, fileName: "\(name)-\(colorScheme)")
        sheets.append(sheet)
        files += sheet.files
      }
    }
    files[0] = DrawingsPage(book: self, sheets: sheets).file
    return files
  }
}

/// The swatches of a design system in one colour scheme.
struct DrawnSheet {
  let title: String
  /// The name of its files, without what says their format.
  let fileName: String
  let list: DisplayList
  /// The backgrounds by themselves.
  let drawings: [Drawing]
  let traits: TraitCollection
  /// The colour that they lie on.
  let surface: Color

  init(_ chapter: Chapter, _ colorScheme: ColorScheme, fileName: String) throws(DrawingError) {
    traits = Surroundings(colorScheme: colorScheme, sizeClass: .regular).traits
    title = "\(chapter.catalog.name), \(colorScheme.title.lowercased())"
    self.fileName = fileName
    surface = chapter.surface.resolved(for: traits)
    list = try SwatchSheet(chapter.catalog, for: traits).drawn(on: chapter.surface)
    drawings = try Drawing.all(of: chapter.catalog, for: traits)
  }
}

extension DrawnSheet {
  /// What distinguishes our documents from those of others.
  private static let signature = "<title>Restyle stylebook: "

  /// The sheet as images.
  var files: [OutputFile] {
    let svg = OutputFile(
      name: fileName + ".svg", bytes: list.svgBytes(title: "Restyle stylebook: \(title)"),
      signature: Self.signature)
    // A PNG holds no text of ours: what lies beside it does.
    let png = OutputFile(
      name: fileName + ".png", bytes: PNGImage(list).bytes, signature: Self.signature, signedName: svg.name)
    return [svg, png]
  }
}
