import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

@Suite("How elements' styles are written")
struct ElementStylingTests {
  @Test("Beside texts with style attributes, elements have classes, for the same colours")
  func besideInlineTexts() throws {
    let color = Color(
      light: .black, dark: .white, lightIncreasedContrast: .black, darkIncreasedContrast: .yellow)
    var page = HTMLRenderer()
    try page.withStyling(.inline(colorScheme: .dark, contrast: .increased)) { page in
      try page.append(Label("a", style: TextStyle(color: color)))
      page.append(StyledText("b", style: TextStyle(color: color)))
    }
    page.append(StyledText("c", style: TextStyle(color: color)))
    let dark = try #require(
      StyledText("b", style: TextStyle(color: color)).html(colorScheme: .dark, contrast: .increased)
        .firstMatch(of: /color:(#[0-9a-f]+)/)?.1)
    #expect(
      page.html
        == "<p class=\"s0\">a</p><span style=\"color:\(dark)\">b</span><span class=\"s1\">c</span>")
    let rules = page.styleSheet.css.split(separator: "\n")
    #expect(rules.contains { $0.hasPrefix(".s0{") && $0.contains("color:\(dark)") }, "\(rules)")
    #expect(page.problems.isEmpty && page.styling == .classes)
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
