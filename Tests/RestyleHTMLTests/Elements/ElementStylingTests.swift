import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite("How elements' styles are written")
struct ElementStylingTests {
  @Test("Inline styles are for the traits, and what they can't say is told once")
  func inline() throws {
    let dark = ElementContext(traits: TraitCollection(colorScheme: .dark))
    let html = try SettingsForm().inlineHTML(in: dark)
    #expect(!html.contains("class=") && html.contains("background:#000000"))
    var renderer = HTMLRenderer(styling: .inline)
    try renderer.append(SettingsForm())
    try renderer.append(SettingsForm())
    #expect(Set(renderer.problems.map(\.loss)) == [.needsStyleSheet(.states), .needsStyleSheet(.parts)])
    #expect(renderer.problems.count == 2)
    #expect(renderer.styleSheet.css.isEmpty)
  }

  @Test("Inline, separators are borders of rows, and switches are checkboxes in their colour")
  func inlineParts() throws {
    let section = Section {
      Row("a") { Switch(isOn: true, style: SwitchStyle(onTintColor: .red)) }
      Row("b") { Switch(style: SwitchStyle(onTintColor: nil)) }
      Row("c")
    }
    let elements = try MarkupReader.nodes(in: section.inlineHTML(), .interfaces).flatMap(\.elements)
    let style = DynamicSectionStyle.default.style(from: TraitCollection())
    let rows = elements.filter { $0.name == "li" }.map { $0.attributes["style"] ?? "" }
    for (row, position) in zip(rows, [SegmentPosition.top, .middle, .bottom]) {
      let segment = try #require(style.background[position])
      #expect(row.contains("border-top:") == (segment.drawnTopSeparator != nil))
      #expect(row.contains("border-bottom:") == (segment.drawnBottomSeparator != nil))
    }
    #expect(rows.contains { $0.contains("border-") && $0.contains(" solid ") })
    let switches = elements.filter { $0.name == "input" }.map { $0.attributes["style"] }
    #expect(switches == ["accent-color:#ff0000", nil])
  }

  @Test("Rules for fixed traits ask for nothing; others do")
  func mediaQueries() throws {
    var adapting = HTMLRenderer()
    try adapting.append(SettingsForm())
    #expect(adapting.styleSheet.css.contains("@media (prefers-color-scheme:dark)"))
    #expect(adapting.styleSheet.css.contains("(width<600px)"))
    let dark = TraitCollection(colorScheme: .dark)
    var fixed = HTMLRenderer(styleSheet: StyleSheet(fixedTraits: dark))
    try fixed.append(SettingsForm(), in: ElementContext(traits: dark))
    #expect(!fixed.styleSheet.css.contains("@media"))
  }

  @Test("The same elements give the same bytes")
  func determinism() throws {
    var pages: Set<String> = []
    for _ in 0..<3 {
      var renderer = HTMLRenderer()
      try renderer.append(SettingsForm())
      pages.insert(renderer.html + renderer.styleSheet.css)
    }
    #expect(pages.count == 1)
  }
}
