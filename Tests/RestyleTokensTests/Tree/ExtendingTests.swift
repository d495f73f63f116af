import RestyleTokens
import Testing

@Suite("Groups that extend others")
struct ExtendingTests {
  private func paths(_ json: String) throws -> [String] { try tokens(json).map(\.path) }

  @Test(
    "What is written replaces what is inherited, and groups are merged",
    arguments: ["\"$extends\":\"{input}\"", "\"$extends\":\"#/input\"", "\"$ref\":\"#/input\""])
  func merges(base: String) throws {
    let tokens = try tokens(
      #"""
      {"input":{"$type":"dimension","$deprecated":"Old","field":{"width":{"$value":{"value":1,"unit":"px"}},
        "height":{"$value":{"value":2,"unit":"px"}}},"x":{"$type":"number","$value":3}},
       "amount":{\#(base),"field":{"width":{"$value":{"value":9,"unit":"rem"}}},"y":{"$value":"{amount.x}"}}}
      """#)
    #expect(
      tokens.map(\.path) == [
        "input.field.width", "input.field.height", "input.x", "amount.field.width", "amount.field.height",
        "amount.y",
        "amount.x",
      ])
    #expect(tokens["amount.field.width"]?.value == .dimension(TokenDimension(9, .rem)))
    #expect(tokens["amount.field.height"]?.origin == "input.field.height")
    #expect(tokens["amount.field.width"]?.origin == nil)
    #expect(tokens["amount.y"]?.value == .number(3))
    #expect(tokens.filter { $0.deprecation == TokenDeprecation(reason: "Old") }.count == 7)
    #expect(try DesignTokens(json: tokens.json()) == tokens)
  }

  @Test(
    "Groups may extend what others inherit, in any order",
    arguments: [
      (
        #"{"a":{"$extends":"{b}"},"b":{"$extends":"{c}"},"c":{"t":{"$type":"number","$value":1}}}"#,
        ["a.t", "b.t", "c.t"]
      ),
      (
        #"{"a":{"$extends":"{b.x}"},"b":{"$extends":"{c}"},"c":{"x":{"t":{"$type":"number","$value":1}}}}"#,
        ["a.t", "b.x.t", "c.x.t"]
      ),
      (
        #"{"a":{"$extends":"{b}","o":{"$type":"number","$value":1}},"b":{"s":{"$extends":"{c}"}},"c":{"t":{"$type":"number","$value":1}}}"#,
        ["a.o", "a.s.t", "b.s.t", "c.t"]
      ),
      (
        #"{"x":{"$extends":"{a.b}"},"a":{"$extends":"{c}","b":{"s":T}},"c":{"b":{"t":T}}}"#,
        ["x.s", "x.t", "a.b.s", "a.b.t", "c.b.t"]
      ),
      (
        #"{"x":{"$extends":"{a.b}"},"a":{"$extends":"{c}","b":{"s":T}},"c":{"$extends":"{d}"},"d":{"b":{"t":T}}}"#,
        ["x.s", "x.t", "a.b.s", "a.b.t", "c.b.t", "d.b.t"]
      ),
      (
        #"{"a":{"$extends":"{c}","b":{"s":T}},"c":{"x":{"$extends":"{a.b}"}}}"#,
        ["a.b.s", "a.x.s", "c.x.s"]
      ),
      (
        ##"{"x":{"$ref":"#/c/i"},"c":{"$extends":"{b}"},"b":{"i":{"t":T}}}"##, ["x.t", "c.i.t", "b.i.t"]
      ),
    ])
  func order(json: String, expected: [String]) throws {
    let tokens = try tokens(json.replacing(":T", with: #":{"$type":"number","$value":1}"#))
    #expect(tokens.map(\.path) == expected)
    #expect(try DesignTokens(json: tokens.json()) == tokens)
  }

  @Test("A token keeps the type that it has where it is written")
  func types() throws {
    let tokens = try tokens(
      #"{"n":{"$type":"number","g":{"t":{"$value":1}}},"d":{"$type":"dimension","$extends":"{n.g}","u":{"$value":{"value":1,"unit":"px"}}},"e":{"$extends":"{n}","u":{"$value":2}}}"#
    )
    #expect(tokens["d.t"]?.type == .number)
    #expect(tokens["d.u"]?.type == .dimension)
    #expect(tokens["e.u"]?.type == .number)
  }

  @Test(
    "Circles are problems of each group in them",
    arguments: [
      (#"{"a":{"$extends":"{a}"}}"#, ["a"]), (#"{"a":{"b":{"$extends":"{a}"}}}"#, ["a.b"]),
      (#"{"a":{"$extends":"{a.b}","b":{"b":{}}}}"#, ["a"]),
      (#"{"a":{"$extends":"{b}"},"b":{"$extends":"{c}"},"c":{"$extends":"{a}"}}"#, ["a", "b", "c"]),
      (#"{"$extends":"{a}","a":{"a":{}}}"#, [""]),
      (#"{"a":{"$extends":"{a.b}","b":{"$extends":"{a}"}}}"#, ["a", "a.b"]),
      (#"{"a":{"x":{"$extends":"{b}"}},"b":{"y":{"$extends":"{a}"}}}"#, ["a.x", "b.y"]),
    ])
  func circles(json: String, paths: [String]) throws {
    let error = try #require(throws: TokenError.self) { try tokens(json) }
    #expect(error.problems.map(\.kind) == paths.map { _ in .cycle })
    #expect(error.problems.map(\.path) == paths)
  }

  @Test(
    "Problems of circles don't depend on the order of groups",
    arguments: [
      // A circle, and groups that lead into it.
      [##""a":{"$extends":"{b}"}"##, ##""b":{"$extends":"{b}"}"##, ##""c":{"$extends":"{a.x}"}"##],
      // Two that share a group.
      [
        ##""a":{"$extends":"{g}"}"##, ##""b":{"$extends":"{a}"}"##, ##""c":{"$extends":"{a}"}"##,
        ##""g":{"x":{"$extends":"{b}"},"y":{"$extends":"{c}"}}"##,
      ],
      // One that is found twice.
      [
        ##""t":{"p":{"$extends":"{t.q}"},"q":{"$extends":"{x}"}}"##, ##""x":{"$extends":"{t}"}"##,
        ##""z":{"$extends":"{t.p}"}"##,
      ],
      // Of tokens.
      [##""a":{"$value":"{b}"}"##, ##""b":{"$value":"{c}"}"##, ##""c":{"$value":"{a}"}"##],
    ])
  func order(members: [String]) throws {
    var found: Set<[String]> = []
    for members in permutations(of: members) {
      let error = try #require(throws: TokenError.self) { try tokens("{\(members.joined(separator: ","))}") }
      let lines = error.problems.map(\.description)
      #expect(Set(lines).count == lines.count)
      found.insert(lines.sorted())
    }
    #expect(found.count == 1, "\(found)")
    #expect(
      found.first?.contains { $0.contains("circle") || $0.contains("itself") || $0.contains("back to") }
        == true)
  }

  private func permutations(of members: [String]) -> [[String]] {
    guard let last = members.last else { return [[]] }
    return permutations(of: Array(members.dropLast())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [last] + rest[$0...] }
    }
  }

  @Test("Of two words for what a group inherits from, the last one counts, and both are a problem")
  func both() throws {
    let number = #"{"$type":"number","$value":1}"#
    for (members, count) in [
      (##""$ref":"#/a","$extends":"{b}""##, 1), (##""$extends":"{b}","$ref":"#/a""##, 2),
    ] {
      let json = #"{"a":{},"b":{"x":\#(number)},"g":{\#(members)},"y":{"$type":"number","$value":"{g.x}"}}"#
      #expect(problems(json).count == count, "\(problems(json))")
    }
  }

  @Test(
    "A group may inherit from one in it, which doesn't inherit from anything",
    arguments: [
      (#"{"a":{"$extends":"{a.b}","b":{"t":1}}}"#, ["a.b.t", "a.t"]),
      (##"{"a":{"$ref":"#/a/b","b":{"t":1,"b":1}}}"##, ["a.b.b", "a.b.t", "a.t"]),
      (#"{"$extends":"{a}","a":{"t":1}}"#, ["a.t", "t"]),
      (#"{"a":{"$extends":"{a.b.c}","b":{"c":{"b":{"t":1}}}}}"#, ["a.b.c.b.t", "a.b.t"]),
      (#"{"a":{"$extends":"{a.b}","b":{"$extends":"{c}"}},"c":{"t":1}}"#, ["a.b.t", "a.t", "c.t"]),
    ])
  func descendants(json: String, expected: [String]) throws {
    let tokens = try tokens(json.replacing(":1", with: #":{"$type":"number","$value":1}"#))
    #expect(tokens.map(\.path).sorted() == expected)
    #expect(try DesignTokens(json: tokens.json()) == tokens)
  }

  @Test("A group that inherits from itself is told by what")
  func reason() {
    #expect(problems(#"{"a":{"b":{"$extends":"{a}"}}}"#) == ["a.b: it inherits from itself by way of {a}"])
  }

  @Test("What a group says of its deprecation holds for what it inherits")
  func deprecations() throws {
    let number = #"{"$type":"number","$value":1}"#
    let tokens = try tokens(
      #"""
      {"a":{"$deprecated":true,"x":\#(number)},"b":{"$extends":"{a}","$deprecated":false,"y":\#(number)},
       "c":{"$extends":"{a}","y":\#(number)}}
      """#)
    let deprecated = tokens.filter { $0.deprecation != nil }.map(\.path)
    #expect(Set(deprecated) == ["a.x", "c.x", "c.y"], "\(deprecated)")
  }

  @Test("A pointer leads to the name that it spells, byte by byte")
  func pointers() throws {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    func file(_ target: String) throws(TokenError) -> DesignTokens {
      try tokens(
        #"""
        {"a":{"$type":"number","$value":5},
         "c":{"\#(composed)":{"$value":"{a}"},"q":{"$value":{"$ref":"#/c/\#(target)/$value"}}}}
        """#)
    }
    #expect(try file(composed)["c.q"]?.value == .number(5))
    #expect(throws: TokenError.self) { try file(decomposed) }
  }

  @Test("Groups that extend each other twice over are refused before there are too many tokens")
  func bomb() throws {
    var groups = [#""g0":{"t":{"$type":"number","$value":1}}"#]
    for index in 1...60 {
      groups.append(
        #""g\#(index)":{"l":{"$extends":"{g\#(index - 1)}"},"r":{"$extends":"{g\#(index - 1)}"}}"#)
    }
    let error = try #require(throws: TokenError.self) { try tokens("{\(groups.joined(separator: ","))}") }
    #expect(error.problems.map(\.kind) == [.limit])
  }

  @Test("Chains of groups may have any length")
  func chain() throws {
    let count = 300
    let groups = (0..<count).map { #""g\#($0)":{"$extends":"{g\#($0 + 1)}"}"# }
    let tokens = try tokens(
      #"{\#(groups.joined(separator: ",")),"g\#(count)":{"t":{"$type":"number","$value":1}}}"#)
    #expect(tokens.count == count + 1)
  }
}
