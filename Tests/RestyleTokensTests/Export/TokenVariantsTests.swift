import Foundation
import Restyle
import RestyleTesting
import RestyleTokens
import TestSupport
import Testing

private struct Crowding: TraitKey {
  static let name = "crowding"
  static let defaultValue = false
}

@Suite("Styles that depend on traits, in tokens")
struct TokenVariantsTests {
  private static let ink = NamedValue("ink", Color(hex: 0x161616))
  private static let gap = NamedValue("gap", 8.0)

  /// What is read of the tokens of a catalog, by way of their file.
  private func read(_ catalog: StyleCatalog, traits: TraitCollection = .init()) throws -> TokenDesign {
    let values = DesignValues("Acme", colors: [Self.ink], lengths: [Self.gap])
    let export = try TokenExport(catalog, values: values, traits: traits)
    let again = try TokenExport(catalog, values: values, traits: traits)
    #expect(export.tokens.json() == again.tokens.json())
    let design = TokenDesign("Acme", try DesignTokens(json: export.tokens.json()))
    #expect(design.problems.isEmpty)
    return design
  }

  /// Returns the index of the value that traits have of a dimension, of which it reads that alone.
  private static func value(_ trait: TraitDimension, in traits: TraitCollection) -> Int {
    trait.dimension.labels.indices.first {
      Situation().with(trait.dimension, $0).holds(in: traits)
    } ?? 0
  }

  private static func randomTraits(_ generator: inout SeededGenerator) -> TraitCollection {
    TraitDimension.standard.reduce(into: TraitCollection()) { traits, trait in
      trait.set(&traits, trait.dimension.labels.indices.randomElement(using: &generator) ?? 0)
    }
  }

  /// A number that depends on up to three traits, some of which are read for some values of others alone.
  private static func number(_ generator: inout SeededGenerator) -> @Sendable (TraitCollection) -> Double {
    let count = Int.random(in: 1...3, using: &generator)
    let read = Array(TraitDimension.standard.shuffled(using: &generator).prefix(count))
    let factor = Int.random(in: 2...5, using: &generator)
    return { traits in
      var number = 0
      for trait in read {
        number = number * 7 + value(trait, in: traits)
        if number % factor == 0 { break }
      }
      return Double(number % 50)
    }
  }

  @Test(
    "What is read is the same for all traits, whichever it was written for",
    arguments: (0..<8).sampled(every: 2))
  func roundTrips(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var catalog = StyleCatalog("Acme")
    for index in 0..<4 {
      let number = Self.number(&generator)
      let text = TraitStyle { traits in
        TextStyle(font: .system(size: 10 + number(traits)), color: .named(Self.ink))
      }
      catalog[TextStyle.self].append(NamedStyle("text \(index)", dynamic: text))
      let button = TraitStyle { traits in
        ButtonStyle(normal: ButtonStateStyle(text: text.style(from: traits)))
          .restyled { $0.contentInsets = EdgeInsets(inset: number(traits) > 20 ? .named(Self.gap) : 1) }
      }
      catalog[ButtonStyle.self].append(NamedStyle("button \(index)", dynamic: button))
    }
    let design = try read(catalog, traits: Self.randomTraits(&generator))
    for _ in (0..<100).sampled(every: 2) {
      let traits = Self.randomTraits(&generator)
      func expectSame<S: Style & Equatable>(_ type: S.Type) {
        for style in catalog[type] {
          let read = design.catalog[type].first { $0.name == style.name }
          #expect(read?.style(from: traits) == style.style(from: traits))
        }
      }
      expectSame(TextStyle.self)
      expectSame(ButtonStyle.self)
    }
    let again = try read(design.catalog)
    for _ in 0..<20 {
      let traits = Self.randomTraits(&generator)
      for style in catalog[ButtonStyle.self] {
        let read = again.catalog[ButtonStyle.self].first { $0.name == style.name }
        #expect(read?.style(from: traits) == style.style(from: traits))
      }
    }
  }

  @Test("What a style borrows of named values it borrows in every variant")
  func references() throws {
    let catalog = StyleCatalog("Acme") {
      NamedStyle(
        "line",
        dynamic: TraitStyle {
          BorderStyle(width: $0.isCompact ? .named(Self.gap) : 1, color: .named(Self.ink))
        })
    }
    let line = try #require(try read(catalog).catalog[BorderStyle.self].first)
    let theme = DefaultStyling.system.restyled {
      $0[Self.gap] = 20
      $0[Self.ink] = .red
    }
    let compact = TraitCollection(horizontalSizeClass: .compact)
    #expect(line.style(from: compact).width == 8 && line.style(from: TraitCollection()).width == 1)
    DefaultStyling.withDefaults(theme) {
      #expect(line.style(from: compact).width == 20 && line.style(from: TraitCollection()).width == 1)
      for traits in [compact, TraitCollection()] {
        #expect(line.style(from: traits).color.resolved(for: traits) == .red)
      }
    }
  }

  @Test("Each is reported, with what it was written for")
  func problems() throws {
    @Sendable func text(_ size: @escaping @Sendable (TraitCollection) -> Double) -> TraitStyle<TextStyle> {
      TraitStyle { TextStyle(font: .system(size: size($0), weight: .regular)) }
    }
    let catalog = StyleCatalog("Acme") {
      NamedStyle("none", dynamic: text { _ in 1 })
      NamedStyle("some", dynamic: text { $0.isCompact && $0.colorScheme == .dark ? 1 : 2 })
      NamedStyle("own", dynamic: text { $0[Crowding()] ? 1 : 2 })
      NamedStyle("all", dynamic: text { Double($0.hashValue % 100) })
    }
    let reasons = try TokenExport(catalog).problems.map(\.description)
    let start = "a style that depends on traits is written"
    #expect(
      reasons == [
        "textStyles.none: \(start) for all values of none",
        "textStyles.some: \(start) for all values of colorScheme, horizontalSizeClass",
        "textStyles.own: \(start) as it is for some of them: documents have no name for the values of \"crowding\"",
        "textStyles.all: \(start) as it is for some of them: it depends on too many",
      ])
    let extensions = try TokenExport(catalog).tokens.map { $0.extensions["org.restyle"] ?? "" }
    #expect(extensions.map { $0.contains("variants") } == [false, true, false, false])
    let when = #""when":{"colorScheme":"dark","horizontalSizeClass":"compact"}"#
    #expect(extensions[1].hasSuffix("\(when)}]}") && extensions[1].contains("\"fontSize\":1,"))
  }

  @Test("Variants that aren't known are reported, and then the style is the same in all traits")
  func hostile() throws {
    let wrong = [
      "1", "{}", "[1]", #"[{"when": {}}]"#, #"[{"value": {"width": 2}}]"#,
      #"[{"when": {"shape": "round"}, "value": {"width": 2}}]"#,
      #"[{"when": {"colorScheme": "sepia"}, "value": {"width": 2}}]"#,
      #"[{"when": {"colorScheme": "dark"}, "value": "wide"}]"#, #"[{"when": 1, "value": {"width": 2}}]"#,
    ]
    let border = String(decoding: try JSONEncoder().encode(BorderStyle(width: 3)), as: UTF8.self)
    func design(_ variants: String) throws -> TokenDesign {
      let stored = #"{"type": "borders", "value": \#(border), "variants": \#(variants)}"#
      let json = """
        {"g": {"$extensions": {"org.restyle": \(stored)}},
        "t": {"$type": "border", "$value": {
          "color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "width": {"value": 1, "unit": "px"},
          "style": "solid"}, "$extensions": {"org.restyle": \(stored)}}}
        """
      return TokenDesign("x", try DesignTokens(json: Data(json.utf8)))
    }
    for variants in wrong {
      let design = try design(variants)
      #expect(Set(design.problems.filter { $0.kind == .value }.map(\.path)) == ["g", "t"], "\(variants)")
      for style in design.catalog[BorderStyle.self] {
        #expect(style.dynamicStyle == nil && style.style == BorderStyle(width: 3))
      }
      #expect(design.catalog[BorderStyle.self].count == 2)
    }
    // The first one that is meant counts, and one that says nothing of traits is meant in all.
    let other = border.replacingOccurrences(of: ":3", with: ":4")
    for (variants, width) in [
      ("null", 3.0), ("[]", 3), (#"[{"when": {"colorScheme": "dark"}, "value": \#(other)}]"#, 3),
      (#"[{"when": {}, "value": \#(other)}, {"when": {}, "value": \#(border)}]"#, 4),
    ] {
      let design = try design(variants)
      #expect(design.problems.isEmpty)
      #expect(design.catalog[BorderStyle.self].map(\.style.width) == [width, width], "\(variants)")
    }
  }
}
