import Restyle
import RestyleElements
import RestyleEmail
import TestSupport
import Testing

@Suite("Text sizes of e-mails")
struct EmailTextSizeTests {
  private static let block = TextStyle(font: .system(size: 20), lineHeight: 26).restyled {
    $0.kern = 1
    $0.adjustsFontForContentSizeCategory = true
  }

  private static let runs: [TextStyle] = [
    TextStyle(), TextStyle().bold, TextStyle().resized(to: 15), TextStyle().restyled { $0.kern = 2 },
    TextStyle().resized(to: 11).restyled { $0.kern = 0 },
  ]

  private func html(_ block: TextStyle, _ run: TextStyle, _ traits: TraitCollection) throws -> String {
    try EmailMessage(title: "", in: ElementContext(traits: traits)) {
      Label("a \("b", style: run)", style: block)
    }.html
  }

  @Test("A text and its runs have the sizes that its reader asks for")
  func sizes() async throws {
    try await forEach(ContentSizeCategory.allCases, Self.runs) {
      (category: ContentSizeCategory, run: TextStyle) throws in
      let traits = TraitCollection(preferredContentSizeCategory: category)
      let whole = run.inheriting(from: Self.block).resolved(for: traits)
      let sized = run.restyled {
        if $0.fontSize != nil { $0.fontSize = whole.fontSize }
        if $0.attribute(for: .kern) != nil { $0.kern = whole.kern }
      }
      #expect(
        try html(Self.block, run, traits) == html(Self.block.resolved(for: traits), sized, TraitCollection()))
    }
  }

  @Test("A marker has the size that its reader asks for, and the room that this leaves")
  func markers() async throws {
    try await forEach(ContentSizeCategory.allCases, [0.0, 20, 30, 60]) {
      (category: ContentSizeCategory, indent: Double) throws in
      let traits = TraitCollection(preferredContentSizeCategory: category)
      func html(_ text: TextStyle, _ traits: TraitCollection) throws -> String {
        try EmailMessage(title: "", style: EmailStyle(text: text), in: ElementContext(traits: traits)) {
          List([""], isOrdered: true, style: ListStyle(indent: indent))
        }.html
      }
      #expect(try html(Self.block, traits) == html(Self.block.resolved(for: traits), TraitCollection()))
    }
  }
}
