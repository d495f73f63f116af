import Restyle
import RestyleGraphics
import Testing

@Suite("Sheets of swatches")
struct SwatchSheetTests {
  private static let catalog = StyleCatalog(
    "Sample",
    backgrounds: SampleStyles.layered.prefix(20).map { style in NamedStyle("background", style) },
    buttons: [NamedStyle("button", .system)],
    switches: [NamedStyle("switch", .system)],
    sectionBackgrounds: [NamedStyle("rows", .systemInsetted)])

  @Test("All styles lie on the sheet", arguments: SampleStyles.traits)
  func bounds(traits: TraitCollection) throws {
    let list = try SwatchSheet(Self.catalog, for: traits).drawn(on: .white)
    #expect(list.size.width == 640)
    for rect in list.fills.flatMap(\.rects) {
      #expect(rect.left >= 0 && rect.right <= list.bounds.right)
      #expect(rect.top >= 0 && rect.bottom <= list.bounds.bottom)
    }
    let first = try #require(list.fills.first?.rect)
    #expect(first == list.bounds)
  }

  @Test("A design system without styles has an empty sheet")
  func empty() throws {
    let list = try SwatchSheet(StyleCatalog("Nothing"), for: TraitCollection()).drawn(on: .white)
    #expect(list.size == Size(width: 640, height: 48) && list.operations.count == 1)
  }

  @Test("A colour is shown once")
  func colors() throws {
    let red = BackgroundStyle(color: .red, border: BorderStyle(width: 1, color: .red))
    let catalog = StyleCatalog("Red", backgrounds: [NamedStyle("a", red), NamedStyle("b", red)])
    let list = try SwatchSheet(catalog, for: TraitCollection()).drawn(on: .clear)
    let squares = list.fills.compactMap(\.rect).filter { $0.width == 24 }
    #expect(squares.count == 1)
  }
}
