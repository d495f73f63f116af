import Restyle
import RestyleElements
import RestyleHTML
import TestSupport
import Testing

@Suite("Laws of live pages")
struct LivePageLawTests {
  private struct Screen: Element {
    var body: some Element {
      ContextReader { context in
        if context.traits.isCompact { Button("Back") }
        Section(header: "Header") { Row("Row") }
        TextField("Field")
      }
    }
  }

  /// Themes whose rows depend on each set of some traits: their rules have media queries, and selectors of
  /// directions, that other themes have none of.
  private static let themes = (0..<8).map { theme(reading: $0, height: $0.isMultiple(of: 3) ? 30 : 50) }

  private static func theme(reading members: Int, height: Double) -> DefaultStyling {
    let section = DynamicSectionStyle { traits in
      var style = SectionStyle.system(grouped: true, horizontallyRegular: false)
      if members & 1 != 0, traits.colorScheme == .dark { style.minRowHeight += height }
      if members & 2 != 0, traits.contrast == .increased { style.minRowHeight += height / 2 }
      if members & 4 != 0, traits.layoutDirection == .rightToLeft { style.minRowHeight = height }
      if height < 50 { style.minRowHeight += height }
      return style
    }
    return DefaultStyling.system.restyled { $0.sectionGrouped = section }
  }

  @Test("Changes make of any stylesheet what the next rendering has, in an order that decides the same")
  func changes() throws {
    for first in Self.themes.indices.sampled(every: 2) {
      var page = try LivePage(Screen(), in: ElementContext(defaults: Self.themes[first]))
      var list = RuleList(css: page.styleSheet.css)
      // Each after each, in an order that differs from page to page.
      for step in Self.themes.indices {
        let theme = Self.themes[(first + step * (2 * first + 1)) % Self.themes.count]
        let traits = TraitCollection(horizontalSizeClass: step.isMultiple(of: 3) ? .compact : .regular)
        let update = try page.update(in: ElementContext(traits: traits, defaults: theme))
        list.make(update.changes)
        let isSame = list.bySelector == RuleList(css: page.styleSheet.css).bySelector
        #expect(isSame, "from \(first), step \(step)")
      }
    }
  }

  /// A section in another one, which looks like that in the dark.
  private struct Nested: Element {
    static let outer = DynamicSectionStyle { _ in .system(grouped: true, horizontallyRegular: false) }
    static let inner = outer.restyled { $0.minRowHeight += 10 }

    var body: some Element {
      ContextReader { context in
        Section(header: "Outer", footer: "End", style: Self.outer) {
          Row("First")
          Row {
            Section(style: context.traits.colorScheme == .dark ? Self.outer : Self.inner) { Row("Inner") }
          }
          Row("Last")
        }
      }
    }
  }

  @Test("A place keeps its class around one that comes to look like it")
  func nestedPlaces() throws {
    var page = try LivePage(Nested(), adapts: false)
    for scheme in [ColorScheme.dark, .light, .dark] {
      let update = try page.update(in: ElementContext(traits: TraitCollection(colorScheme: scheme)))
      #expect(update.html == nil)
      #expect(!update.changes.isEmpty)
    }
  }

  @Test("A page that was updated looks as one that is made anew", arguments: [true, false])
  func afresh(adapts: Bool) throws {
    var page = try LivePage(Screen(), in: ElementContext(defaults: Self.themes[0]), adapts: adapts)
    for theme in Self.themes {
      let context = ElementContext(traits: TraitCollection(colorScheme: .dark), defaults: theme)
      _ = try page.update(in: context)
      let fresh = try LivePage(Screen(), in: context, adapts: adapts)
      #expect(page.html == fresh.html)
      let isSame = page.styleSheet.css == fresh.styleSheet.css
      #expect(isSame)
    }
  }
}
