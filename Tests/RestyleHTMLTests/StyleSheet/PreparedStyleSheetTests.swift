import DesignSystems
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("Prepared stylesheets")
struct PreparedStyleSheetTests {
  private static let catalog = StyleCatalog("system", defaults: .system)

  /// A page with its own stylesheet, or with one that extends a prepared one.
  private static func page(
    extending prepared: PreparedStyleSheet? = nil, in context: ElementContext = ElementContext()
  ) throws -> HTMLRenderer {
    var page = HTMLRenderer(styleSheet: prepared.map { StyleSheet(extending: $0) } ?? StyleSheet())
    try page.append(SettingsScreen(), in: context)
    return page
  }

  @Test("A page has the same markup and rules, and none of its own")
  func samePage() throws {
    let page = try Self.page()
    let prepared = PreparedStyleSheet(page.styleSheet)
    let other = try Self.page(extending: prepared)
    #expect(other.html == page.html)
    #expect(other.styleSheet.css == page.styleSheet.css)
    #expect(other.styleSheet.css == prepared.css)
    #expect(other.styleSheet.addedCSS.isEmpty)
  }

  @Test("Other defaults and traits make other classes, as they do without")
  func otherSurroundings() throws {
    let contexts = [
      ElementContext(), ElementContext(defaults: .material), ElementContext(defaults: .primer),
      ElementContext(traits: TraitCollection(preferredContentSizeCategory: .accessibilityLarge)),
      ElementContext(traits: TraitCollection(colorScheme: .dark)),
    ]
    let pages = try contexts.map { try Self.page(in: $0).styleSheet }
    let rules = pages.map { Self.rules(of: $0.css) }
    for prepared in pages.map(PreparedStyleSheet.init) {
      for (context, alone) in zip(contexts, rules) {
        let page = try Self.page(extending: prepared, in: context)
        #expect(Self.rules(of: page.styleSheet.css).isSuperset(of: alone))
      }
    }
  }

  @Test("A catalog keeps its classes, and another one of its name gets others")
  func catalogs() {
    var styleSheet = StyleSheet()
    let names = styleSheet.add(Self.catalog)
    let prepared = PreparedStyleSheet(styleSheet)
    var page = StyleSheet(extending: prepared)
    #expect(page.add(Self.catalog)[TextStyle.self] == names[TextStyle.self])
    #expect(page.add(Self.catalog)[SectionStyle.self] == names[SectionStyle.self])
    #expect(page.addedCSS.isEmpty)
    let other = StyleCatalog("system") {
      NamedStyle("text", TextStyle(color: .red))
    }
    #expect(page.add(other)[TextStyle.self] == ["system-text-2"])
    #expect(page.css == prepared.css + page.addedCSS)
    #expect(page.addedCSS == ".system-text-2{color:#ff0000}\n")
  }

  @Test("Styles keep their classes, and others get names that nobody has")
  func names() {
    var styleSheet = StyleSheet()
    let red = styleSheet.className(for: TextStyle(color: .red))
    let button = styleSheet.classNames(for: ButtonStyle.system)
    var page = StyleSheet(extending: PreparedStyleSheet(styleSheet))
    let blue = page.className(for: TextStyle(color: .blue))
    #expect(page.className(for: TextStyle(color: .red)) == red)
    #expect(page.classNames(for: ButtonStyle.system) == button)
    #expect(Set([red, button.component, blue]).count == 3)
    let again = PreparedStyleSheet(page)
    var last = StyleSheet(extending: again)
    #expect(last.className(for: TextStyle(color: .blue)) == blue)
    #expect(last.className(for: TextStyle(color: .red)) == red)
    #expect(last.addedCSS.isEmpty)
    #expect(Self.rules(of: again.css) == Self.rules(of: page.css))
  }

  @Test("Rules for some traits are not those for others")
  func fixedTraits() {
    let style = TextStyle(color: Color(light: .black, dark: .white))
    var styleSheet = StyleSheet()
    let name = styleSheet.className(for: style)
    var page = HTMLRenderer(styleSheet: StyleSheet(extending: PreparedStyleSheet(styleSheet)))
    page.withFixedTraits(TraitCollection(colorScheme: .dark)) { $0.append(StyledText("a", style: style)) }
    #expect(!page.html.contains("\"\(name)\""))
    #expect(page.styleSheet.addedCSS.contains("color:#ffffff"))
    #expect(!page.styleSheet.addedCSS.contains("@media"))
    page.withFixedTraits(TraitCollection(colorScheme: .dark)) { page in
      var dark = page.styleSheet
      #expect(dark.className(for: style) != name)
    }
  }

  @Test("Many threads make the same pages of one stylesheet")
  func threads() async throws {
    let page = try Self.page()
    let prepared = PreparedStyleSheet(page.styleSheet)
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<16 { group.addTask { try Self.page(extending: prepared).html } }
      for try await html in group { #expect(html == page.html) }
    }
  }

  /// The rules of CSS whose names of classes don't matter.
  private static func rules(of css: String) -> Set<String> {
    var media = ""
    var rules: Set<String> = []
    for line in css.split(separator: "\n") {
      if line.hasPrefix("@media") {
        media = String(line)
      } else if line == "}" {
        media = ""
      } else {
        let parts = line.split(separator: ".", omittingEmptySubsequences: false).map { part in
          part.first == "s" ? "s" + part.dropFirst().drop(while: \.isNumber) : part
        }
        rules.insert(media + parts.joined(separator: "."))
      }
    }
    return rules
  }
}
