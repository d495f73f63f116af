import DesignSystems
import Restyle
import TestSupport
import Testing

/// A style as it is published, written down independently of the catalogs.
struct PublishedStyle: CustomTestStringConvertible, Sendable {
  let name: String
  let size: Double
  let lineHeight: Double
  /// Nil where none is published.
  let tracking: Double?
  let weight: Double

  var testDescription: String { name }

  // Apple, Human Interface Guidelines, Typography: the default category, and the tracking of SF Pro.
  static let system = [
    PublishedStyle(name: "largeTitle", size: 34, lineHeight: 41, tracking: 0.40, weight: 400),
    PublishedStyle(name: "title1", size: 28, lineHeight: 34, tracking: 0.38, weight: 400),
    PublishedStyle(name: "title2", size: 22, lineHeight: 28, tracking: -0.26, weight: 400),
    PublishedStyle(name: "title3", size: 20, lineHeight: 25, tracking: -0.45, weight: 400),
    PublishedStyle(name: "headline", size: 17, lineHeight: 22, tracking: -0.43, weight: 600),
    PublishedStyle(name: "body", size: 17, lineHeight: 22, tracking: -0.43, weight: 400),
    PublishedStyle(name: "callout", size: 16, lineHeight: 21, tracking: -0.31, weight: 400),
    PublishedStyle(name: "subheadline", size: 15, lineHeight: 20, tracking: -0.23, weight: 400),
    PublishedStyle(name: "footnote", size: 13, lineHeight: 18, tracking: -0.08, weight: 400),
    PublishedStyle(name: "caption1", size: 12, lineHeight: 16, tracking: 0, weight: 400),
    PublishedStyle(name: "caption2", size: 11, lineHeight: 13, tracking: 0.06, weight: 400),
  ]

  // Material Design 3, Typography, Type scale and tokens.
  static let material = [
    PublishedStyle(name: "displayLarge", size: 57, lineHeight: 64, tracking: -0.25, weight: 400),
    PublishedStyle(name: "displayMedium", size: 45, lineHeight: 52, tracking: 0, weight: 400),
    PublishedStyle(name: "displaySmall", size: 36, lineHeight: 44, tracking: 0, weight: 400),
    PublishedStyle(name: "headlineLarge", size: 32, lineHeight: 40, tracking: 0, weight: 400),
    PublishedStyle(name: "headlineMedium", size: 28, lineHeight: 36, tracking: 0, weight: 400),
    PublishedStyle(name: "headlineSmall", size: 24, lineHeight: 32, tracking: 0, weight: 400),
    PublishedStyle(name: "titleLarge", size: 22, lineHeight: 28, tracking: 0, weight: 400),
    PublishedStyle(name: "titleMedium", size: 16, lineHeight: 24, tracking: 0.15, weight: 500),
    PublishedStyle(name: "titleSmall", size: 14, lineHeight: 20, tracking: 0.1, weight: 500),
    PublishedStyle(name: "bodyLarge", size: 16, lineHeight: 24, tracking: 0.5, weight: 400),
    PublishedStyle(name: "bodyMedium", size: 14, lineHeight: 20, tracking: 0.25, weight: 400),
    PublishedStyle(name: "bodySmall", size: 12, lineHeight: 16, tracking: 0.4, weight: 400),
    PublishedStyle(name: "labelLarge", size: 14, lineHeight: 20, tracking: 0.1, weight: 500),
    PublishedStyle(name: "labelMedium", size: 12, lineHeight: 16, tracking: 0.5, weight: 500),
    PublishedStyle(name: "labelSmall", size: 11, lineHeight: 16, tracking: 0.5, weight: 500),
  ]

  // GitHub Primer Primitives 11.2.1, functional tokens `text`.
  static let primer = [
    PublishedStyle(name: "display", size: 40, lineHeight: 56, tracking: nil, weight: 500),
    PublishedStyle(name: "titleLarge", size: 32, lineHeight: 48, tracking: nil, weight: 600),
    PublishedStyle(name: "titleMedium", size: 20, lineHeight: 32, tracking: nil, weight: 600),
    PublishedStyle(name: "titleSmall", size: 16, lineHeight: 24, tracking: nil, weight: 600),
    PublishedStyle(name: "subtitle", size: 20, lineHeight: 32, tracking: nil, weight: 400),
    PublishedStyle(name: "bodyLarge", size: 16, lineHeight: 24, tracking: nil, weight: 400),
    PublishedStyle(name: "bodyMedium", size: 14, lineHeight: 20, tracking: nil, weight: 400),
    PublishedStyle(name: "bodySmall", size: 12, lineHeight: 20, tracking: nil, weight: 400),
    PublishedStyle(name: "caption", size: 12, lineHeight: 16, tracking: nil, weight: 400),
    PublishedStyle(name: "codeBlock", size: 13, lineHeight: 20, tracking: nil, weight: 400),
  ]
}

@Suite struct CatalogTests {
  @Test
  func catalogsListEveryPublishedStyleOnce() async throws {
    try await forEach([
      (StyleCatalog.system, PublishedStyle.system), (.material, PublishedStyle.material),
      (.primer, PublishedStyle.primer),
    ]) { (catalog: StyleCatalog, published: [PublishedStyle]) in
      #expect(catalog[TextStyle.self].map(\.name) == published.map(\.name))
    }
  }

  @Test
  func systemFiguresAreThePublishedOnes() async throws {
    try await forEach(PublishedStyle.system) { (published: PublishedStyle) throws in
      let style = try #require(StyleCatalog.system[TextStyle.self, published.name])
      expect(style, matches: published)
      #expect(style.fontFamily == .system(.default))
      #expect(style.color == .label)
    }
  }

  @Test
  func materialFiguresAreThePublishedOnes() async throws {
    try await forEach(PublishedStyle.material) { (published: PublishedStyle) throws in
      let style = try #require(StyleCatalog.material[TextStyle.self, published.name])
      expect(style, matches: published)
      #expect(style.fontFamily == .named("Roboto"))
    }
  }

  @Test
  func primerFiguresAreThePublishedOnes() async throws {
    try await forEach(PublishedStyle.primer) { (published: PublishedStyle) throws in
      let style = try #require(StyleCatalog.primer[TextStyle.self, published.name])
      expect(style, matches: published)
      #expect(style.fontFamily == .system(published.name == "codeBlock" ? .monospaced : .default))
      #expect(style.color == .primerTextDefault)
    }
  }

  @Test func materialTextHasTheColoursOfTheBaselineScheme() throws {
    for entry in StyleCatalog.material[TextStyle.self] {
      let color = try #require(entry.style.color)
      let isLabel = entry.name.hasPrefix("label")
      #expect(color.cssText(colorScheme: .light) == (isLabel ? "#49454f" : "#1d1b20"))
      #expect(color.cssText(colorScheme: .dark) == (isLabel ? "#cac4d0" : "#e6e0e9"))
      #expect(color.cssText(colorScheme: .light, contrast: .increased) == "#000000")
      #expect(color.cssText(colorScheme: .dark, contrast: .increased) == "#ffffff")
    }
  }

  private func expect(_ style: TextStyle, matches published: PublishedStyle) {
    #expect(style.fontSize == published.size)
    #expect(style.lineHeight == published.lineHeight)
    // Unset isn't default: a tracking of nothing is set, too.
    #expect(style.attribute(for: .kern) == published.tracking)
    #expect(style.fontWeight == Font.Weight(published.weight))
  }
}
