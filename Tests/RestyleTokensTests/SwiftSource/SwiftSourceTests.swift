import Foundation
import Restyle
import RestyleTesting
import RestyleTokens
import TestSupport
import Testing

@Suite("Swift source of tokens")
struct SwiftSourceTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What `swift format` says about source; that it can't be read too.
  static func lint(_ source: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "Tokens-\(UUID().uuidString).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "format", "lint", "--strict", "--configuration", root.appending(path: ".swift-format").path,
      file.path,
    ]
    process.standardError = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text : text + "failed"
  }

  /// A resolver with all that source is written for.
  static let resolver = ##"""
    {"version":"2025.10","sets":{"base":{"sources":[{
      "color":{"$type":"color","blue":{"500":{"$value":"#0f62fe"},"300":{"$value":"#78a9ff80"}},
        "accent":{"$value":"{color.blue.500}","$description":"What can be tapped. Not for text."},
        "text":{"muted":{"$value":"#525252"}},"red":{"$value":"color(display-p3 1 0 0)"},
        "default":{"$value":"{color.accent}","$deprecated":"Use \"accent\"\nand nothing else"}},
      "spacing":{"$type":"dimension","1-5":{"$value":"6px"},"15":{"$value":"1rem"},"small":{"$value":"{spacing.1-5}"}},
      "radius":{"$type":"dimension","card":{"$value":"{spacing.small}"}},
      "shadow":{"$type":"shadow","raised":{"$value":[
        {"color":"{color.accent}","offsetX":"0px","offsetY":"1px","blur":"{spacing.small}","spread":"0px"},
        {"color":"{color.default}","offsetX":"0px","offsetY":"-1.5px","blur":"0px","spread":"2px","inset":true}]},
        "card":{"$value":"{shadow.raised}"}},
      "typography":{"$type":"typography","heading-1":{"$description":"The largest heading","$value":{
          "fontFamily":["IBM Plex Sans","Helvetica Neue","A Font Of Which The Name Is Rather Long","sans-serif"],
          "fontSize":"32px","fontWeight":700,"letterSpacing":"-0.5px","lineHeight":1.25}},
        "title":{"$value":"{typography.heading-1}"},
        "body":{"$deprecated":true,"$value":{"fontFamily":"serif","fontSize":"{spacing.small}","fontWeight":350,
          "letterSpacing":"0px","lineHeight":1.5}}},
      "border":{"card":{"$type":"border","$value":{"color":"{color.default}","width":"{spacing.small}","style":"solid"}}},
      "gradient":{"sky":{"$type":"gradient","$value":[{"color":"{color.accent}","position":0},{"color":"{color.blue.300}","position":1}]}}
     }]}},
     "modifiers":{
      "scheme":{"contexts":{"light":[],"dark":[{"color":{"accent":{"$type":"color","$value":"{color.blue.300}"},
        "text":{"muted":{"$type":"color","$value":"#c6c6c6"}}}}]}},
      "size":{"contexts":{"compact":[{"typography":{"heading-1":{"$type":"typography","$value":{"fontFamily":"IBM Plex Sans",
        "fontSize":"24px","fontWeight":700,"letterSpacing":"0px","lineHeight":1.25}}}}],"regular":[]}},
      "brand":{"contexts":{"usual":[],"warm":[{"color":{"accent":{"$type":"color","$value":"{color.red}"}},
        "spacing":{"small":{"$type":"dimension","$value":"5px"}}}],"same":[]}}},
     "resolutionOrder":[{"$ref":"#/sets/base"},{"$ref":"#/modifiers/scheme"},{"$ref":"#/modifiers/size"},{"$ref":"#/modifiers/brand"}]}
    """##

  @Test("Source is as a person would write it, and as swift format lays it out", arguments: [false, true])
  func golden(isPublic: Bool) throws {
    let resolver = try TokenResolver(json: Data(Self.resolver.utf8), accepting: .all)
    let source = try TokenDesign("Acme", resolver).swiftSource(isPublic: isPublic)
    try expectGolden(source.text, variant: isPublic ? "public" : "internal", ending: "swift")
    let report = try Self.lint(source.text)
    #expect(report == "")
    #expect(
      source.problems.map(\.description) == [
        "color.red: it is called colorRed in Swift: Color has red already"
      ])
  }

  static let hostile = [
    "\\(fatalError())", "\"\"\"", "*/ /*", "\n}\nextension Int {", "\u{2028}\u{202E}\u{0}\u{85}", "`", "```",
    "- a. - b.",
    "# x", "What? Nothing! e.g. this. And that.", "**Bold.** Not.", "", " ", ".", "a. b. c.", "1. One",
    "[x](y. z)",
    String(repeating: "word ", count: 60), String(repeating: "x", count: 300),
    "\u{1F469}\u{200D}\u{1F680} caf\u{E9}",
    "\t\\", "#if true", "@available(*)", "<!-- -->", "&amp;", "Parameter x: y", "- Parameters:",
    "- Returns: x",
  ]

  @Test("Hostile texts stay comments and literals")
  func hostileTexts() throws {
    var list: [Token] = []
    for (index, text) in Self.hostile.enumerated() {
      // What a name can't have is refused when it is read.
      let name = text.filter { !"{}.".contains($0) }
      let path = "\(index)\(name)"
      list.append(
        Token(
          path + "c", .color(TokenColor(.white)), description: text,
          deprecation: TokenDeprecation(reason: text)))
      list.append(Token(path + "d", .dimension(TokenDimension(1e21, .px)), description: text))
      let typography = TokenTypography(
        fontFamily: Aliasable([name, text.filter { !"{}".contains($0) }]),
        fontSize: Aliasable(TokenDimension(1_234_567, .px)),
        fontWeight: Aliasable(.number(1)), letterSpacing: Aliasable(TokenDimension(0, .px)),
        lineHeight: Aliasable(1))
      list.append(
        Token(
          path + "t", .typography(typography), description: text, deprecation: TokenDeprecation(reason: text))
      )
    }
    let design = TokenDesign(Self.hostile.joined(), try DesignTokens(list))
    let source = design.swiftSource(isPublic: true).text
    let report = try Self.lint(source)
    #expect(report == "")
    for line in source.split(separator: "\n") {
      #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
    #expect(source.split(separator: "\n").filter { $0.hasPrefix("nonisolated extension ") }.count == 8)
  }

  /// A design that tokens alone can't hold: functions of colours, states, attributes that no typography has.
  private static func storing() -> (catalog: StyleCatalog, values: DesignValues) {
    let accent = NamedValue("color.accent", Color(light: .blue, dark: .cyan))
    let faint = NamedValue("faint", Color.named(accent).opacity(0.5))
    let gap = NamedValue("space.gap", 8.0)
    let raised = NamedValue("raised", [ShadowStyle(color: .named(faint), y: .named(gap), blur: 4)])
    let brand = NamedValue("brand", Font(family: .named("Inter"), weight: .medium))
    let other = NamedValue("other", TextStyle(font: .named(brand), color: .named(accent)))
    let text = TextStyle(font: .system(size: .named(gap), weight: .bold), color: .named(accent)).restyled {
      $0.alignment = .center
      $0.kern = 1e-7
      $0.backgroundColor = .named(faint).mixed(with: .named(accent), amount: 0.25)
      $0.language = "de"
    }
    let background = BackgroundStyle(
      color: .named(accent).darkened(by: 0.1),
      border: BorderStyle(width: .named(gap), color: .named(faint)), shadows: [.named(raised)])
    let catalog = StyleCatalog("Storing") {
      NamedStyle("title \"\u{301}x\\\n", text)
      NamedStyle("features", text.restyled { $0.fontFeatures = [.smallCaps] })
      NamedStyle(
        "dynamic",
        dynamic: TraitStyle { traits in
          text.restyled {
            if traits.colorScheme == .dark, traits.contrast == .increased, traits.isCompact { $0.kern = 1 }
            if traits.reduceMotion, traits.layoutDirection == .rightToLeft { $0.fontWeight = .light }
          }
        })
      NamedStyle(
        "hairline", dynamic: TraitStyle { SeparatorStyle(width: 1 / $0.displayScale, color: .named(accent)) })
      NamedStyle("merged", TextStyle(color: .red).merging(.named(other)))
      NamedStyle("unset", TextStyle.named(other).restyled { $0.color = nil })
      NamedStyle("inherit", TextStyle().restyled { $0.inherit(.color) })
      NamedStyle("default", SeparatorStyle(width: .named(gap), color: .named(accent)))
      NamedStyle(
        "primary",
        ButtonStyle(
          contentInsets: EdgeInsets(inset: .named(gap)),
          states: [
            .normal: ButtonStateStyle(background: background, text: text),
            [.highlighted, .focused]: ButtonStateStyle(text: text),
          ]))
    }
    let values = DesignValues(
      "Storing", colors: [accent, faint], lengths: [gap],
      cornerRadii: [NamedValue("radius.card", .named(gap))], shadows: [raised], fonts: [brand],
      textStyles: [other])
    return (catalog, values)
  }

  @Test("What Restyle stores beside tokens, and styles of groups, are in source too")
  func stored() throws {
    let (catalog, values) = Self.storing()
    let source = TokenDesign("Storing", try TokenExport(catalog, values: values).tokens).swiftSource()
    try expectGolden(source.text, ending: "swift")
    let report = try Self.lint(source.text)
    #expect(report == "")
    #expect(source.problems.allSatisfy { $0.kind == .name })
  }

  @Test("Any style of any type gives source that swift format accepts")
  func anyStyle() throws {
    var catalog = StyleCatalog("Any")
    func add<S: Sampled & Style>(_ type: S.Type) {
      for (index, style) in type.samples.enumerated() { catalog[type].append(NamedStyle("\(index)", style)) }
    }
    let types = StyleCatalog("", defaults: .system).types.compactMap { $0 as? any (Sampled & Style).Type }
    try #require(types.count > 10)
    for type in types { add(type) }
    let source = TokenDesign("Any", try TokenExport(catalog).tokens).swiftSource()
    #expect(source.problems.allSatisfy { $0.kind == .name })
    let report = try Self.lint(source.text)
    #expect(report == "")
  }

  @Test("Generated tokens give source that swift format accepts", arguments: [0, 1])
  func generated(seed: Int) throws {
    var generator = TokenGenerator(seed: seed)
    let made = generator.tokens()
    let design = TokenDesign("Generated", try DesignTokens(made.tokens, groups: made.groups))
    let report = try Self.lint(design.swiftSource().text)
    #expect(report == "")
  }
}
