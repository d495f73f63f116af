import Foundation
import Restyle
import RestyleTesting
import RestyleTokens
import TestSupport
import Testing

private struct Accent: DefaultStylingKey {
  static let defaultValue = Color(light: Color(hex: 0x0F62FE), dark: Color(hex: 0x78A9FF))
}

extension DefaultStylingKey where Self == Accent { fileprivate static var accent: Self { Self() } }

/// A style that no document can hold.
private struct ClosureStyle: Style {
  var draw: @Sendable () -> Void = {}
}

@Suite("Tokens of named values and styles")
struct TokenExportTests {
  /// What is read of the tokens of a design system, by way of their file.
  private func read(_ export: TokenExport) throws -> TokenDesign {
    let tokens = try DesignTokens(json: export.tokens.json())
    #expect(tokens == export.tokens)
    return TokenDesign("Acme", tokens)
  }

  private func expectSame(_ first: StyleCatalog, _ second: StyleCatalog, _ traits: TraitCollection = .init())
  {
    func expectSame<S: Style>(_ type: S.Type) {
      let (first, second) = (first[type], second[type])
      #expect(first.map(\.name) == second.map(\.name))
      for (first, second) in zip(first, second) {
        #expect(isEqual(first.style(from: traits), second.style(from: traits)), "\(type) \(first.name)")
      }
    }
    #expect(Set(first.types.map { "\($0)" }) == Set(second.types.map { "\($0)" }))
    for type in first.types { expectSame(type) }
  }

  private func isEqual<S: Style>(_ first: S, _ second: S) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == second as? Value }
    return (first as? any Equatable).map { isEqual($0) } ?? false
  }

  private static let names = [
    "accent", "a.b", "a", "a.b.c", "", ".", "$root", "x{y}", "x.{y}", "a.$b", "accent", "a-b", "caf\u{E9}",
    "cafe\u{301}",
    "color.accent", "</style>", "\n", "1.5",
  ]

  private static func values(_ seed: UInt64) -> DesignValues {
    var generator = SeededGenerator(seed: seed)
    var values = DesignValues("Acme")
    for name in names.shuffled(using: &generator) {
      let plain = Color(hex: UInt32.random(in: 0...0xFFFFFF, using: &generator))
      let other = values.colors.randomElement(using: &generator).map { Color.named($0) } ?? plain
      let color: Color =
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: plain.withAlpha(0.5)
        case 1: Color(light: plain, dark: .black)
        case 2: other
        case 3: other.opacity(0.5)
        case 4: Color(light: other, dark: plain)
        case 5: Color(red: 0.2, green: 1, blue: 0, space: .displayP3)
        default: plain
        }
      values.colors.append(NamedValue(name, color))
      let number = Double(Int.random(in: -4...40, using: &generator))
      values.lengths.append(NamedValue(name, number))
      values.cornerRadii.append(NamedValue(name, number.magnitude))
      values.shadows.append(
        NamedValue(
          name, [ShadowStyle(color: other, y: number, blur: 2), ShadowStyle(color: color, isInner: true)]))
      let font = NamedValue(name, Font(size: number.magnitude, weight: .bold))
      values.fonts.append(font)
      values.textStyles.append(NamedValue(name, TextStyle(font: .named(font), color: color)))
    }
    return values
  }

  private static func catalog(_ values: DesignValues) -> StyleCatalog {
    var catalog = StyleCatalog("Acme")
    for (number, value) in values.colors.enumerated() {
      let color = Color.named(value)
      let text = TextStyle(font: .system(size: Double(10 + number)), color: number % 2 == 0 ? nil : color)
      catalog[TextStyle.self].append(NamedStyle(value.name, text))
      catalog[BorderStyle.self].append(NamedStyle(value.name, BorderStyle(width: 1, color: color)))
      catalog[ButtonStyle.self].append(
        NamedStyle(value.name, ButtonStyle(normal: ButtonStateStyle(color: color, border: .none, text: text)))
      )
      catalog[BackgroundStyle.self].append(
        NamedStyle(
          value.name, BackgroundStyle(gradient: .linear(angle: .degrees(180), colors: [color, .white]))))
    }
    return catalog
  }

  @Test("Reading what was written gives the same values and styles", arguments: (0..<8).sampled(every: 2))
  func roundTrips(_ seed: Int) throws {
    let values = Self.values(UInt64(seed))
    let catalog = Self.catalog(values)
    let design = try read(TokenExport(catalog, values: values))
    expectSame(design.values.colors, values.colors)
    expectSame(design.values.lengths, values.lengths)
    expectSame(design.values.cornerRadii, values.cornerRadii)
    expectSame(design.values.shadows, values.shadows)
    expectSame(design.values.fonts, values.fonts)
    expectSame(design.values.textStyles, values.textStyles)
    expectSame(design.catalog, catalog)
    // And once more: what is read has its order, though the members of a group stand together in the file.
    let again = try read(TokenExport(design.catalog, values: design.values))
    expectSame(again.values.colors, values.colors)
    expectSame(again.catalog, catalog)
    #expect(try TokenExport(catalog, values: values).tokens == TokenExport(catalog, values: values).tokens)
  }

  /// Both have the same values; those of a name are in the same order.
  private func expectSame<Value: Equatable>(_ first: [NamedValue<Value>], _ second: [NamedValue<Value>]) {
    #expect(first.map { Array($0.name.utf8) } == second.map { Array($0.name.utf8) })
    for (first, second) in zip(first, second) { #expect(first.value == second.value, "\(first.name)") }
  }

  @Test("All styles of the defaults are read again, and each that depends on traits is reported")
  func defaults() throws {
    let catalog = StyleCatalog("System", defaults: .system)
    for traits in [TraitCollection(), TraitCollection(horizontalSizeClass: .compact)] {
      let export = try TokenExport(catalog, traits: traits)
      let design = try read(export)
      func reported<S: Style>(_ type: S.Type) -> Int { catalog[type].count { $0.dynamicStyle != nil } }
      let count = catalog.types.reduce(0) { $0 + reported($1) }
      #expect(export.problems.count { $0.reason.contains("depends on traits") } == count && count > 0)
      #expect(design.problems.allSatisfy { $0.kind != .value })
      expectSame(design.catalog, catalog, traits)
    }
  }

  @Test("Colours that refer to others are aliases, and need nothing else")
  func aliases() throws {
    let ink = NamedValue("ink", Color(hex: 0x161616))
    let values = DesignValues(
      "Acme", colors: [NamedValue(.accent), NamedValue("link", .named(.accent)), ink])
    let catalog = StyleCatalog("Acme") {
      NamedStyle("card.line", BorderStyle(width: 2, color: .named(ink)))
    }
    let tokens = try TokenExport(catalog, values: values).tokens
    #expect(tokens.map(\.path) == ["color.accent", "color.link", "color.ink", "card.line"])
    #expect(tokens["color.link"]?.reference == TokenReference(to: "color.accent"))
    guard case .border(let border)? = tokens["card.line"]?.value else {
      Issue.record("no border")
      return
    }
    #expect(border.color.reference == TokenReference(to: "color.ink"))
    #expect(tokens["card.line"]?.extensions.isEmpty == true)
    // A dark variant is no part of the format.
    #expect(tokens["color.accent"]?.extensions["org.restyle"]?.contains("dark") == true)
    let dark = DefaultStyling.system.restyled { $0[.accent] = .black }
    let themed = try DefaultStyling.withDefaults(dark) { try TokenExport(catalog, values: values).tokens }
    #expect(themed["color.accent"]?.value == .color(TokenColor(.black)))
  }

  @Test("Numbers of texts are aliases of the values that they refer to, and come back as such")
  func textNumbers() throws {
    let (size, space) = (NamedValue("large", 20.0), NamedValue("wide", 20.0))
    let style = TextStyle(font: Font(family: .named("Inter"), size: .named(size), weight: .bold)).restyled {
      $0.kern = .named(space)
      $0.lineHeightMultiple = 1.2
    }
    let catalog = StyleCatalog("Acme") { NamedStyle("title", style) }
    let export = try TokenExport(catalog, values: DesignValues("Acme", lengths: [size, space]))
    guard case .typography(let typography)? = export.tokens["textStyles.title"]?.value else {
      Issue.record("no typography")
      return
    }
    #expect(typography.fontSize.reference?.path == "dimension.large")
    #expect(typography.letterSpacing.reference?.path == "dimension.wide")
    let design = try read(export)
    let title = try #require(design.catalog[TextStyle.self, "title"])
    #expect(title == style && title.fontSize == 20)
    let theme = DefaultStyling.system.restyled { $0[size] = 30 }
    DefaultStyling.withDefaults(theme) { #expect(title.fontSize == 30 && title.kern == 20) }
  }

  @Test("A style that is stored follows the tokens of its file, whoever changes them")
  func editedFiles() throws {
    let ink = NamedValue("ink", Color(light: .black, dark: .white))
    let gap = NamedValue("gap", 8.0)
    let brand = NamedValue("brand", Font(size: 15))
    let title = NamedValue("title", TextStyle(font: .named(brand), color: .named(ink)))
    let values = DesignValues("Acme", colors: [ink], lengths: [gap], fonts: [brand], textStyles: [title])
    let catalog = StyleCatalog("Acme") {
      NamedStyle("line", SeparatorStyle(width: .named(gap), color: .named(ink).opacity(0.5)))
      NamedStyle(
        "text",
        dynamic: TraitStyle { traits in TextStyle.named(title).restyled { $0.kern = traits.isCompact ? 1 : 0 }
        })
    }
    let json = String(decoding: try TokenExport(catalog, values: values).tokens.json(), as: UTF8.self)
    // The usual values that are stored beside the names stay as they were.
    var lines = json.split(separator: "\n").map(String.init)
    let size = try #require(lines.firstIndex { $0.contains("\"value\": 8") })
    lines[size] = lines[size].replacing("8", with: "3")
    let design = TokenDesign("Acme", try DesignTokens(json: Data(lines.joined(separator: "\n").utf8)))
    let line = try #require(design.catalog[SeparatorStyle.self, "line"])
    #expect(line.width == 3 && design.values.lengths.map(\.value) == [3])
    let theme = DefaultStyling.system.restyled {
      $0[design.values.colors[0]] = .red
      $0[design.values.fonts[0]] = Font(size: 40)
    }
    DefaultStyling.withDefaults(theme) {
      #expect(line.color.looksEqual(to: .red.opacity(0.5), in: TraitCollection()))
      for text in design.catalog[TextStyle.self] {
        #expect(text.style(from: TraitCollection(horizontalSizeClass: .compact)).fontSize == 40)
      }
    }
  }

  @Test("What is read follows themes that set a key of the program that wrote it")
  func keys() throws {
    let catalog = StyleCatalog("Acme") {
      NamedStyle("line", SeparatorStyle(width: 1, color: .named(.accent).opacity(0.5)))
    }
    let design = try read(TokenExport(catalog, values: DesignValues("Acme", colors: [NamedValue(.accent)])))
    let line = try #require(design.catalog[SeparatorStyle.self, "line"])
    DefaultStyling.withDefaults(.system.restyled { $0[.accent] = .red }) {
      #expect(line.color.looksEqual(to: .red.opacity(0.5), in: TraitCollection()))
      #expect(design.values.colors[0].value == .red)
    }
  }

  private struct CardStyle: Style, Codable, Equatable {
    var padding = 2.0
    static var pluralName: String { "cards" }
  }

  @Test("Styles of other types are read by rules that name the type, and else reported")
  func otherTypes() throws {
    let catalog = StyleCatalog("Acme") {
      NamedStyle("narrow", CardStyle())
      NamedStyle("wide", dynamic: TraitStyle { CardStyle(padding: $0.isCompact ? 4 : 8) })
      NamedStyle("state", ButtonStateStyle(text: .default))
    }
    let export = try TokenExport(catalog)
    #expect(
      export.problems.map(\.reason).filter { $0.contains("CardStyle") }
        == Array(repeating: "a style of the type CardStyle is read by rules that name the type", count: 2))
    let design = TokenDesign("Acme", export.tokens, rules: .standard.reading(CardStyle.self))
    for traits in [TraitCollection(), TraitCollection(horizontalSizeClass: .compact)] {
      expectSame(design.catalog, catalog, traits)
    }
    #expect(design.problems.isEmpty)
    let unnamed = try read(export)
    #expect(unnamed.catalog.types.map { "\($0)" } == ["ButtonStateStyle"])
    let reason = #"no type of styles is known as "cards": name it in the rules"#
    #expect(unnamed.problems.map(\.reason) == [reason, reason])
  }

  @Test("What the format has no list for comes back nevertheless")
  func emptyLists() throws {
    let none = NamedValue("none", [ShadowStyle]())
    let values = DesignValues("Acme", shadows: [none, NamedValue("flat", [.named(none)])])
    let catalog = StyleCatalog("Acme") {
      NamedStyle("plain", BackgroundStyle(gradient: Gradient(geometry: .linear(angle: .zero), stops: [])))
      NamedStyle("faded", BackgroundStyle(gradient: .linear(angle: .zero, colors: [.black, .white])))
      NamedStyle("list", TextStyle(font: Font(family: .list(Font.FamilyList([])), size: 12, weight: .bold)))
      NamedStyle("brace", TextStyle(font: Font(family: .named("{a}"), size: 12, weight: .bold)))
    }
    let export = try TokenExport(catalog, values: values)
    let design = try read(export)
    expectSame(design.values.shadows, values.shadows)
    expectSame(design.catalog, catalog)
    // To other tools it is a shadow that can't be seen.
    guard case .shadow(let shadows)? = export.tokens["shadow.none"]?.value else {
      Issue.record("no shadow")
      return
    }
    #expect(shadows.count == 1 && shadows[0].value.color.value.alpha?.value == 0)
    #expect(export.problems.map(\.path) == ["textStyles.brace"])
  }

  @Test("What can't be written is reported")
  func losses() throws {
    let catalog = StyleCatalog("Acme") {
      NamedStyle("closure", ClosureStyle())
      NamedStyle("bold", TextStyle().bold)
    }
    let values = DesignValues(
      "Acme", colors: [NamedValue("far", Color(red: 1.5, green: 0, blue: 0))],
      lengths: [NamedValue("endless", .infinity)])
    let export = try TokenExport(catalog, values: values)
    #expect(
      export.problems.map(\.path) == [
        "dimension.endless", "closure", "textStyles.bold",
      ])
    #expect(
      export.problems.map(\.kind) == [
        .unsupported, .unsupported, .approximated,
      ])
    #expect(try read(export).values.colors[0].value == values.colors[0].value)
    // Display P3 is too small for it.
    guard case .color(let far)? = export.tokens["color.far"]?.value else {
      Issue.record("no colour")
      return
    }
    #expect(far.space.value == .oklab)
    let difference = try #require(Color(far)).oklab.distance(to: values.colors[0].value.oklab)
    #expect(difference < 1e-5)
  }

  @Test("An extension that holds something else is reported, or leaves the token as it is")
  func hostileExtensions() throws {
    let texts = [
      "null", "1", "[]", "{}", #"{"value": "nonsense"}"#, #"{"type": "buttons", "value": 1}"#,
      #"{"name": 1}"#,
      #"{"type": "nonsense", "value": {}}"#,
    ]
    for text in texts {
      let json = """
        {"color": {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]},
        "$extensions": {"org.restyle": \(text)}}}, "g": {"$extensions": {"org.restyle": \(text)}}}
        """
      let design = TokenDesign("x", try DesignTokens(json: Data(json.utf8)))
      #expect(
        design.values.colors.map(\.value) == [Color(hex: 0xFF0000)]
          && design.values.colors[0].name == "color.a")
      #expect(design.catalog.types.isEmpty)
      #expect(design.problems.contains { $0.path == "g" } == text.contains(#""type""#))
    }
  }
}
