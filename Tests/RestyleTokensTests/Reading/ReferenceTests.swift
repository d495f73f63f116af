import RestyleTokens
import TestSupport
import Testing

@Suite("References")
struct ReferenceTests {
  static let base = #"""
    "b":{"$type":"dimension","$value":{"value":16,"unit":"px"}},"n":{"$type":"number","$value":0.5},
    "c":{"$type":"color","$value":{"colorSpace":"srgb","components":[0.25,0.5,0.75],"alpha":0.5,"hex":"#4080bf"}},
    "m y/g":{"t~":{"$type":"number","$value":7}}
    """#

  @Test(
    "Pointers lead anywhere in a value",
    arguments: [
      ("number", ##"{"$ref":"#/b/$value/value"}"##, "16"), ("number", ##"{"$ref":"#/n/$value"}"##, "0.5"),
      ("number", ##"{"$ref":"#/c/$value/components/2"}"##, "0.75"),
      ("number", ##"{"$ref":"#/m y~1g/t~0/$value"}"##, "7"), ("number", ##"{"$ref":"#/m%20y~1g/t~0"}"##, "7"),
      ("number", #""{m y/g.t~}""#, "7"), ("number", #""{n}""#, "0.5"),
      ("number", ##"{"$ref":"#/n"}"##, "0.5"),
    ])
  func pointers(type: String, reference: String, value: String) throws {
    let tokens = try tokens(#"{\#(Self.base),"t":{"$type":"\#(type)","$value":\#(reference)}}"#)
    let token = try #require(tokens["t"])
    #expect(token.value == .number(try #require(Double(value))))
    #expect(token.reference != nil)
    #expect(try DesignTokens(json: tokens.json()) == tokens)
  }

  @Test("Components keep their references and have the values that they lead to")
  func components() throws {
    let tokens = try tokens(
      ##"{\##(Self.base),"s":{"$type":"shadow","$value":{"color":"{c}","offsetX":"{b}","offsetY":{"value":{"$ref":"#/n/$value"},"unit":{"$ref":"#/b/$value/unit"}},"blur":{"$ref":"#/b"},"spread":{"value":0,"unit":"rem"}}}}"##
    )
    guard case .shadow(let shadows)? = tokens["s"]?.value else {
      Issue.record("no shadow")
      return
    }
    let shadow = shadows[0].value
    #expect(shadows[0].reference == nil)
    #expect(shadow.color.reference == TokenReference(to: "c"))
    #expect(shadow.color.value.alpha?.value == 0.5)
    #expect(shadow.offsetX == Aliasable(TokenDimension(16, .px), reference: TokenReference(to: "b")))
    #expect(shadow.offsetY.value.amount == Aliasable(0.5, reference: TokenReference(pointer: "/n/$value")))
    #expect(shadow.offsetY.value.unit == Aliasable(.px, reference: TokenReference(pointer: "/b/$value/unit")))
    #expect(shadow.blur.reference?.isPointer == true)
    #expect(shadow.spread.reference == nil)
    #expect(try DesignTokens(json: tokens.json()) == tokens)
  }

  @Test(
    "Pointers that lead nowhere, or to something else, are problems",
    arguments: [
      ("#/b/$value/length", "there is no \"#/b/$value/length\""), ("#/c/$value/components/3", "there is no"),
      ("#/c/$value/components/01", "there is no"), ("#/c/$value/components/-1", "there is no"),
      ("#/c/$value/hex", "#/c/$value/hex: the text \"#4080bf\" where a number belongs"),
      ("#/b", "#/b is a token of type dimension, not number"), ("#/", "\"#/\" is a group, not a token"),
      ("#/m y~1g", "is a group, not a token"), ("#/b/value", "there is no"),
      ("#", "is a group, not a token"),
    ])
  func wrongPointers(pointer: String, problem: String) throws {
    let all = problems(##"{\##(Self.base),"t":{"$type":"number","$value":{"$ref":"\##(pointer)"}}}"##)
    #expect(all.count == 1)
    #expect(all.first?.contains(problem) == true)
  }

  @Test("The type of an alias is that of its target, before that of its group")
  func aliasType() throws {
    let tokens = try tokens(
      #"{\#(Self.base),"g":{"$type":"color","t":{"$value":"{b}"},"u":{"$value":"{g.t}"}}}"#)
    #expect(tokens["g.t"]?.type == .dimension)
    #expect(tokens["g.u"]?.type == .dimension)
  }

  @Test("A list of one stands for its element, a longer one doesn't")
  func elements() throws {
    let shadow =
      #"{"color":"{c}","offsetX":"{b}","offsetY":"{b}","blur":"{b}","spread":"{b}"}"#
    for (list, isRight) in [("[\(shadow)]", true), (shadow, true), ("[\(shadow),\(shadow)]", false)] {
      let json =
        #"{\#(Self.base),"one":{"$type":"shadow","$value":\#(list)},"s":{"$type":"shadow","$value":["{one}"]}}"#
      if isRight {
        #expect(try tokens(json)["s"]?.type == .shadow)
      } else {
        #expect(problems(json) == ["s: [0]: {one} is a list, where one of its values belongs"])
      }
    }
  }

  @Test(
    "A circle is a problem of each token in it, and of those that lead into it",
    arguments: [1, 2, 3, 10, 1000])
  func circles(count: Int) throws {
    let circle = (0..<count).map { #""t\#($0)":{"$value":"{t\#(($0 + 1) % count)}"}"# }
    let error = try #require(throws: TokenError.self) {
      try tokens(#"{\#(circle.joined(separator: ",")),"into":{"$value":"{t0}"}}"#)
    }
    #expect(error.problems.map(\.path) == (0..<count).map { "t\($0)" } + ["into"])
    #expect(Set(error.problems.map(\.kind)) == [.cycle])
  }

  @Test(
    "Circles through components and lists are problems too",
    arguments: [
      ##"{"a":{"$type":"dimension","$value":{"value":{"$ref":"#/a/$value/value"},"unit":"px"}}}"##,
      ##"{"a":{"$type":"shadow","$value":["{a}"]}}"##,
      ##"{"a":{"$type":"shadow","$value":[{"$ref":"#/b/$value"}]},"b":{"$type":"shadow","$value":["{a}"]}}"##,
      ##"{"a":{"$ref":"#/b"},"b":{"$ref":"#/a"}}"##,
    ])
  func hiddenCircles(json: String) throws {
    let error = try #require(throws: TokenError.self) { try tokens(json) }
    #expect(Set(error.problems.map(\.kind)) == [.cycle])
  }

  @Test("Values that refer to each other's components are no circle")
  func crossing() throws {
    let tokens = try tokens(
      ##"{"$type":"dimension","a":{"$value":{"value":{"$ref":"#/b/$value/value"},"unit":"px"}},"b":{"$value":{"value":2,"unit":{"$ref":"#/a/$value/unit"}}}}"##
    )
    #expect(tokens.map(\.value).allSatisfy { $0.type == .dimension })
    guard case .dimension(let size)? = tokens["a"]?.value else { return }
    #expect(size.points() == 2)
  }

  @Test("Chains may have any length")
  func chains() throws {
    let count = 20_000
    let links = (0..<count).map { #""t\#($0)":{"$value":"{t\#($0 + 1)}"}"# }
    let numbers = try tokens(
      #"{\#(links.joined(separator: ",")),"t\#(count)":{"$type":"number","$value":7}}"#)
    #expect(numbers.allSatisfy { $0.value == .number(7) })
    let lists = (0..<count).map { #""t\#($0)":{"$type":"shadow","$value":["{t\#($0 + 1)}"]}"# }
    let shadow = #"{"color":"{c}","offsetX":"{b}","offsetY":"{b}","blur":"{b}","spread":"{b}"}"#
    let shadows = try tokens(
      #"{\#(Self.base),\#(lists.joined(separator: ",")),"t\#(count)":{"$type":"shadow","$value":\#(shadow)}}"#
    )
    #expect(shadows["t0"]?.type == .shadow)
  }

  @Test("References may be any number and of any length, also where they lead nowhere")
  func manyReferences() {
    let names = (0..<10_000).map { "m\($0)" }
    func file(_ group: String, _ value: (String) -> String) -> String {
      let tokens = names.map { ##""\##($0)":{"$type":"number","$value":{"$ref":"#/\##(value($0))"}}"## }
      return "{\(group)\(tokens.joined(separator: ","))}"
    }
    let data = names.map { #""\#($0)":"\#($0)""# }.joined(separator: ",")
    let long = names.joined(separator: ".")
    for (json, count) in [
      (file("") { "no\($0)" }, names.count), (file("") { "\($0)/no" }, names.count),
      (
        file(#""a":{"$type":"number","$value":1,"$extensions":{"b":{\#(data)}}},"#) {
          "a/$extensions/b/\($0)"
        },
        names.count
      ),
      (#"{"a":{"$extends":"{\#(long)}"}}"#, 1), (#"{"a":{"$type":"number","$value":"{\#(long)}"}}"#, 1),
    ] {
      #expect(problems(json).count == count, "\(json.prefix(100))")
    }
  }

  @Test("Many references to a large list share it")
  func shared() throws {
    let names = (0..<2_000).map { "\"font \($0)\"" }.joined(separator: ",")
    let aliases = (0..<2_000).map {
      ##""t\##($0)":{"$type":"fontFamily","$value":{"$ref":"#/f/$value/fontFamily"}}"##
    }
    let json =
      #"{\#(Self.base),"f":{"$type":"typography","$value":{"fontFamily":[\#(names)],"fontSize":"{b}","fontWeight":400,"letterSpacing":"{b}","lineHeight":"{n}"}},\#(aliases.joined(separator: ","))}"#
    guard case .fontFamily(let list)? = try tokens(json)["t1999"]?.value else {
      Issue.record("no fonts")
      return
    }
    #expect(list.count == 2_000)
  }
}
