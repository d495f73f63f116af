import Foundation
import RestyleTokens
import TestSupport
import Testing

@Suite("Resolvers")
struct TokenResolverTests {
  static let files = [
    "base.json": #"{"$type":"number","a":{"$value":1},"b":{"$value":"{a}"},"g":{"x":{"$value":5}}}"#,
    "themes/light.json": #"{"$type":"number","a":{"$value":2}}"#,
    "themes/dark.json": #"{"$type":"number","a":{"$value":3},"g":{"$value":4}}"#,
    "parts.json":
      ##"{"sets":{"more":{"sources":[{"$ref":"themes/../themes/./dark.json"}]}},"tokens":{"c":{"$type":"number","$value":9}}}"##,
    "broken.json": "{",
  ]

  struct Missing: Error {}

  static func resolver(_ members: String, formats: OlderFormats = []) throws(TokenError) -> TokenResolver {
    try TokenResolver(json: Data(#"{"version":"2025.10",\#(members)}"#.utf8), accepting: formats) {
      reference in
      guard let file = files[reference] else { throw Missing() }
      return Data(file.utf8)
    }
  }

  static let theme =
    #""modifiers":{"theme":{"description":"How light it is","contexts":{"light":[{"$ref":"themes/light.json"}],"dark":[{"$ref":"themes/dark.json"}]},"default":"light"},"size":{"contexts":{"small":[],"Large":[{"s":{"$type":"number","$value":8}}]}}}"#
  static let base =
    ##""sets":{"base":{"sources":[{"$ref":"base.json"}]},"both":{"sources":[{"$ref":"#/sets/base"},{"$ref":"#/$defs/in~1line"}]}},"$defs":{"in/line":{"d":{"$type":"number","$value":7}}}"##
  static let order =
    ##""resolutionOrder":[{"$ref":"#/sets/both"},{"$ref":"#/modifiers/theme"},{"$ref":"#/modifiers/size"}]"##

  @Test(
    "Later sets and modifiers replace what earlier ones say, and aliases lead to the result",
    arguments: [
      (["size": "small"], ["a": 2, "b": 2, "g.x": 5, "d": 7]),
      (["theme": "dark", "size": "small"], ["a": 3, "b": 3, "g": 4, "d": 7]),
      (["THEME": "Dark", "size": "large"], ["a": 3, "b": 3, "g": 4, "d": 7, "s": 8]),
    ] as [([String: String], [String: Double])])
  func resolves(input: [String: String], expected: [String: Double]) throws {
    let resolver = try Self.resolver("\"name\":\"N\",\(Self.base),\(Self.theme),\(Self.order)")
    #expect(resolver.name == "N")
    #expect(resolver.modifiers.map(\.name) == ["theme", "size"])
    #expect(resolver.modifiers.map(\.contexts) == [["light", "dark"], ["small", "Large"]])
    #expect(resolver.modifiers.map(\.defaultContext) == ["light", nil])
    let tokens = try resolver.tokens(for: input)
    #expect(
      Dictionary(uniqueKeysWithValues: tokens.map { ($0.path, $0.value) })
        == expected.mapValues { .number($0) })
    #expect(try DesignTokens(json: tokens.json()) == tokens)
  }

  @Test("All that is wrong with an input is reported at once, with the nearest names")
  func input() throws {
    let resolver = try Self.resolver("\(Self.base),\(Self.theme),\(Self.order)")
    let error = try #require(throws: TokenError.self) {
      try resolver.tokens(for: ["theme": "drak", "foo": "bar"])
    }
    #expect(
      error.problems.map(\.description) == [
        #"there is no modifier "foo""#,
        #"the modifier "theme" has no context "drak": there are "light", "dark"; did you mean "dark"?"#,
        #"the input lacks the modifier "size", which has no default"#,
      ])
    #expect(Set(error.problems.map(\.kind)) == [.input])
  }

  @Test(
    "Each modifier has one input, whatever the case of its letters",
    arguments: [
      (["theme": "a", "THEME": "b"], [#""THEME" and "theme" are the same modifier"#]),
      (["theme": "a"], [#"the input lacks the modifier "Theme", which has no default"#]),
      (["THEME": "a", "theme": "b"], []), (["Theme": "A", "theme": "B"], []),
    ])
  func inputsOfOneName(input: [String: String], expected: [String]) throws {
    let contexts = #"{"contexts":{"a":[],"b":[]}}"#
    let isOne = expected.first?.contains("same") == true
    let names = isOne ? ["theme"] : ["Theme", "theme"]
    let resolver = try Self.resolver(
      #""modifiers":{\#(names.map { "\"\($0)\":\(contexts)" }.joined(separator: ","))},"#
        + #""resolutionOrder":[\#(names.map { ##"{"$ref":"#/modifiers/\##($0)"}"## }.joined(separator: ","))]"#
    )
    do throws(TokenError) {
      _ = try resolver.tokens(for: input)
      #expect(expected.isEmpty)
    } catch {
      #expect(error.problems.map(\.description) == expected)
    }
  }

  @Test(
    "Sources are inline, files, parts of files and sets",
    arguments: [
      (#"{"i":{"$type":"number","$value":1}}"#, ["i"]), (#"{"$ref":"base.json"}"#, ["a", "b", "g.x"]),
      (##"{"$ref":"parts.json#/tokens"}"##, ["c"]), (##"{"$ref":"parts.json#sets/more"}"##, ["a", "g"]),
      (##"{"$ref":"parts.json#/tokens","c":{"e":{"$type":"number","$value":1}}}"##, ["c.e"]),
    ])
  func sources(source: String, paths: [String]) throws {
    let resolver = try Self.resolver(#""resolutionOrder":[{"type":"set","name":"s","sources":[\#(source)]}]"#)
    #expect(try resolver.tokens().map(\.path) == paths)
  }

  @Test(
    "What is wrong with a resolver is a problem where it is",
    arguments: [
      (#""sets":{}"#, ["a resolver without the member \"resolutionOrder\""]),
      (#""resolutionOrder":[]"#, ["resolutionOrder: an array where an array of sets and modifiers belongs"]),
      (
        #""resolutionOrder":[{"type":"set","sources":[]},{"name":"n","sources":[]},1]"#,
        [
          "resolutionOrder[0]: what the order declares has a \"name\", a text",
          "resolutionOrder[1]: what the order declares has a \"type\", \"set\" or \"modifier\"",
          "resolutionOrder[2]: a number where a set, a modifier or a reference to one belongs",
        ]
      ),
      (
        #""resolutionOrder":[{"type":"set","name":"n","sources":[]},{"type":"set","name":"n","sources":[]}]"#,
        ["resolutionOrder[1]: \"n\" is in the order already"]
      ),
      (
        #""resolutionOrder":[{"type":"set","name":"n","sources":[]},{"type":"modifier","name":"n","contexts":{"a":[],"b":[]}}]"#,
        ["resolutionOrder[1]: \"n\" is in the order already"]
      ),
      (
        ##""sets":{"n":{"sources":[]}},"resolutionOrder":[{"$ref":"#/sets/n"},{"type":"modifier","name":"n","contexts":{"a":[],"b":[]}}]"##,
        ["resolutionOrder[1]: \"n\" is in the order already"]
      ),
      (
        ##""modifiers":{"m":{"contexts":[]}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]"##,
        ["modifiers.m: a modifier has \"contexts\", an object with two or more"]
      ),
      (
        ##""sets":{"base":{"sources":[]}},"resolutionOrder":[{"$ref":"#/sets/bsae"}]"##,
        [##"resolutionOrder[0]: there is no "#/sets/bsae"; did you mean "base"?"##]
      ),
      (
        ##""sets":{"a":{"sources":[]}},"resolutionOrder":[{"$ref":"#/sets/a/sources"}]"##,
        ["resolutionOrder[0]: a reference in the order leads to #/sets/... or #/modifiers/..."]
      ),
      (
        ##""sets":{"a":{"sources":[{"$ref":"#/resolutionOrder/0"}]}},"resolutionOrder":[{"$ref":"#/sets/a"}]"##,
        ["sets.a.sources[0]: no reference leads into the order of resolution"]
      ),
      (
        ##""sets":{"a":{"sources":[{"$ref":"#/sets/a"}]}},"resolutionOrder":[{"$ref":"#/sets/a"}]"##,
        ["sets.a.sources[0]: the set \"a\" refers to itself in a circle"]
      ),
      (
        ##""sets":{"a":{"sources":[{"$ref":"#/$defs/x"}]}},"$defs":{"x":{"$ref":"#/$defs/y"},"y":{"$ref":"#/$defs/x"}},"resolutionOrder":[{"$ref":"#/sets/a"}]"##,
        ["sets.a.sources[0]: \"#/$defs/x\" leads back to itself"]
      ),
      (
        ##""modifiers":{"m":{"contexts":{"a":[],"b":[{"$ref":"#/modifiers/m/contexts/a"}]}}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]"##,
        ["modifiers.m.contexts.b[0]: only the order of resolution refers to modifiers"]
      ),
      (
        ##""modifiers":{"m":{"contexts":{"a":[]}}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]"##,
        ["modifiers.m: a modifier has \"contexts\", an object with two or more"]
      ),
      (
        ##""modifiers":{"m":{"contexts":{"a":[],"b":[]},"default":"c"}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]"##,
        ["modifiers.m.default: the text \"c\" where the name of a context belongs: \"a\", \"b\""]
      ),
      (
        #""resolutionOrder":[{"type":"set","name":"n","sources":[{"$ref":"none.json"},{"$ref":"broken.json"},1]}]"#,
        [
          "resolutionOrder[0].sources[0]: \"none.json\" can't be loaded: Missing()",
          "resolutionOrder[0].sources[1]: \"broken.json\": line 1, column 2: the text ends where a member's name in quotation marks belongs",
          "resolutionOrder[0].sources[2]: a number where tokens belong",
        ]
      ),
      (
        #""stes":{},"resolutionOrder":[{"type":"set","name":"n","sources":[]}]"#,
        ["a resolver with an unknown member \"stes\"; did you mean \"sets\"?"]
      ),
    ])
  func problems(members: String, expected: [String]) throws {
    let error = try #require(throws: TokenError.self) { try Self.resolver(members) }
    #expect(error.problems.map(\.description) == expected)
  }

  @Test("Another version is refused, and files without somebody who loads them")
  func refused() throws {
    let order = #""resolutionOrder":[{"type":"set","name":"n","sources":[{"$ref":"base.json"}]}]"#
    let error = try #require(throws: TokenError.self) {
      try TokenResolver(json: Data(#"{"version":"2024",\#(order)}"#.utf8))
    }
    #expect(error.problems.map(\.kind) == [.value, .source])
  }

  @Test("A set and a modifier may have the same name where they are declared")
  func sameName() throws {
    let resolver = try Self.resolver(
      ##""sets":{"n":{"sources":[]}},"modifiers":{"n":{"contexts":{"a":[],"b":[]}}},"resolutionOrder":[{"$ref":"#/sets/n"},{"$ref":"#/modifiers/n"}]"##
    )
    #expect(resolver.modifiers.map(\.name) == ["n"])
  }

  @Test("Sets that refer to each other twice over are refused before there are too many sources")
  func bomb() throws {
    let sets = (1...60).map {
      ##""s\##($0)":{"sources":[{"$ref":"#/sets/s\##($0 - 1)"},{"$ref":"#/sets/s\##($0 - 1)"}]}"##
    }
    let error = try #require(throws: TokenError.self) {
      try Self.resolver(
        ##""sets":{"s0":{"sources":[{}]},\##(sets.joined(separator: ","))},"resolutionOrder":[{"$ref":"#/sets/s60"}]"##
      )
    }
    #expect(Set(error.problems.map(\.kind)) == [.limit])
  }

  @Test("Older formats are read in each source")
  func older() throws {
    let resolver = try Self.resolver(
      ##""resolutionOrder":[{"type":"set","name":"n","sources":[{"a":{"value":"#fff","type":"color"}}]}]"##,
      formats: .all)
    let tokens = try resolver.tokens()
    #expect(tokens["a"]?.type == .color)
    #expect(!tokens.deviations.isEmpty)
  }
}
