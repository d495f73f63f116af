import Foundation
import RestyleTokens
import TestSupport
import Testing

@Suite("What is wrong with tokens")
struct ReadingProblemTests {
  /// Values of types, and what is wrong with them.
  static let values: [(type: String, value: String, problem: String)] = [
    ("color", "\"#fff\"", "the text \"#fff\" where a colour with colorSpace, components belongs"),
    ("color", ##"{"colorSpace":"srgb"}"##, "a colour without the member \"components\""),
    (
      "color", ##"{"colorSpace":"srbg","components":[0,0,0]}"##,
      ##"colorSpace: the text "srbg" where one of "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", ... belongs; did you mean "srgb"?"##
    ),
    ("color", ##"{"colorSpace":"srgb","components":[0,0]}"##, "2 components where the space srgb has 3"),
    ("color", ##"{"colorSpace":"srgb","components":[]}"##, "components: the array is empty"),
    (
      "color", ##"{"colorSpace":"srgb","components":[0,0,1.5]}"##,
      "components[2]: 1.5 where srgb has a number from 0 to 1"
    ),
    (
      "color", ##"{"colorSpace":"hsl","components":[360,0,0]}"##,
      "components[0]: 360 where hsl has a number of degrees from 0 up to 360, which is written 0"
    ),
    (
      "color", ##"{"colorSpace":"hsl","components":[0,0,"nil"]}"##,
      "components[2]: the text \"nil\" where a number or \"none\" belongs"
    ),
    (
      "color", ##"{"colorSpace":"oklch","components":[0,-1,0]}"##,
      "components[1]: -1 where oklch has a number from 0 on"
    ),
    (
      "color", ##"{"colorSpace":"srgb","components":[0,0,0],"alpha":2}"##,
      "alpha: 2 where a number from 0 to 1 belongs"
    ),
    (
      "color", ##"{"colorSpace":"srgb","components":[0,0,0],"hex":"#fff"}"##,
      "hex: the text \"#fff\" where # and six digits belong, as in #ff8800"
    ),
    (
      "color", ##"{"colorSpace":"srgb","components":[0,0,0],"alhpa":1}"##,
      "a colour with an unknown member \"alhpa\"; did you mean \"alpha\"?"
    ),
    ("dimension", "16", "a number where a dimension with value, unit belongs"),
    ("dimension", ##"{"value":"16","unit":"px"}"##, "value: the text \"16\" where a number belongs"),
    ("dimension", ##"{"value":1,"unit":"em"}"##, ##"unit: the text "em" where one of "px", "rem" belongs"##),
    ("dimension", ##"{"value":0}"##, "a dimension without the member \"unit\""),
    (
      "dimension", ##"{"value":1e999,"unit":"px"}"##,
      "value: the number 1e999 is too large for a floating-point number"
    ),
    (
      "dimension", ##"{"value":"{a}","unit":"px"}"##,
      ##"value: a path isn't allowed here: write {"$ref": "#/..."} with a JSON Pointer"##
    ),
    ("duration", ##"{"value":1,"unit":"min"}"##, ##"unit: the text "min" where one of "ms", "s" belongs"##),
    ("fontFamily", "[]", "the array is empty"),
    ("fontFamily", "[1]", "[0]: a number where a text belongs"),
    (
      "fontFamily", ##"["{a}"]"##,
      ##"[0]: a path isn't allowed here: write {"$ref": "#/..."} with a JSON Pointer"##
    ),
    ("fontWeight", "0", "0.0 where a weight from 1 to 1000 belongs"),
    ("fontWeight", "1001", "1001.0 where a weight from 1 to 1000 belongs"),
    (
      "fontWeight", "\"Bold\"",
      ##"the text "Bold" where one of "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book", ... belongs; did you mean "bold"?"##
    ),
    ("cubicBezier", "[0,0,1]", "an array where an array of four numbers belongs"),
    ("cubicBezier", "[0,0,1.5,1]", "[2]: 1.5 where a time from 0 to 1 belongs"),
    ("number", "\"1\"", "the text \"1\" where a number belongs"),
    ("number", "null", "null where a number belongs"),
    (
      "strokeStyle", "\"wavy\"",
      ##"the text "wavy" where one of "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset" belongs"##
    ),
    ("strokeStyle", ##"{"dashArray":[],"lineCap":"butt"}"##, "dashArray: the array is empty"),
    ("border", "[]", "an array where a border with color, width, style belongs"),
    ("shadow", "[]", "the array is empty"),
    ("gradient", "{}", "an object where an array belongs"),
    (
      "gradient", ##"["a"]"##, ##"[0]: the text "a" where a stop of a gradient with color, position belongs"##
    ),
    ("typography", "\"{a} b\"", "\"{a} b\" is no reference: write {group.token} and nothing else"),
    ("number", "\"{}\"", "\"{}\" is no reference: write {group.token} and nothing else"),
    ("number", "\"{a..b}\"", "\"{a..b}\" is no reference: write {group.token} and nothing else"),
    ("number", "\"{a\"", "\"{a\" is no reference: write {group.token} and nothing else"),
    (
      "number", ##"{"$ref":"other.json"}"##,
      "\"other.json\" leads outside of the file: a reference starts with #/, as in #/group/token"
    ),
    ("number", ##"{"$ref":"#a"}"##, "\"#a\" is no JSON Pointer: write #/group/token"),
    ("number", ##"{"$ref":"#/a~2"}"##, "\"#/a~2\" has a ~ that is neither ~0 for ~ nor ~1 for /"),
    ("number", ##"{"$ref":1}"##, "$ref isn't a text"),
    ("number", ##"{"$ref":"#/a","b":1}"##, "an object with $ref has no other members"),
  ]

  @Test("Each value that isn't one of its type is a problem")
  func invalidValues() async throws {
    try await forEach(Self.values) { type, value, problem in
      #expect(problems(##"{"t":{"$type":"\##(type)","$value":\##(value)}}"##) == ["t: \(problem)"])
    }
  }

  @Test("No type takes the value of another one that differs from it")
  func otherTypes() async throws {
    let right: [TokenType: String] = [
      .color: ##"{"colorSpace":"srgb","components":[0,0,0]}"##, .dimension: ##"{"value":1,"unit":"px"}"##,
      .duration: ##"{"value":1,"unit":"ms"}"##, .cubicBezier: "[0,0,1,1]", .strokeStyle: "\"ridge\"",
    ]
    try await forEach(TokenType.allCases, right.keys.sorted { $0.rawValue < $1.rawValue }) { type, other in
      guard type != other, type != .fontFamily || other != .strokeStyle else { return }
      let value = try #require(right[other])
      #expect(!problems(##"{"t":{"$type":"\##(type.rawValue)","$value":\##(value)}}"##).isEmpty)
      #expect(
        problems(
          ##"{"a":{"$type":"\##(other.rawValue)","$value":\##(value)},"t":{"$type":"\##(type.rawValue)","$value":"{a}"}}"##
        )
          == ["t: {a} is a token of type \(other.rawValue), not \(type.rawValue)"])
    }
  }

  @Test(
    "What is wrong with the structure is a problem where it is",
    arguments: [
      ("[]", ["an array where an object with groups and tokens belongs"]),
      (##"{"a":1}"##, ["a: a number where a token or a group belongs"]),
      (
        ##"{"a":{"$value":1}}"##,
        ["a: the type isn't known: add a $type to the token, or to a group around it"]
      ),
      (
        ##"{"a":{"$type":"colour","b":{"$type":"number","$value":1}}}"##,
        [##"a: there is no type "colour"; did you mean "color"?"##]
      ),
      (
        ##"{"a":{"$type":"colour","$value":"x"},"g":{"$type":"Size","b":{"$value":1},"c":{"d":{"$value":2}}}}"##,
        [##"a: there is no type "colour"; did you mean "color"?"##, ##"g: there is no type "Size""##]
      ),
      (##"{"a":{"$type":1}}"##, ["a: $type is a number, not a text"]),
      (
        ##"{"a":{"$type":"number","$value":1,"b":{"$value":2}}}"##,
        [##"a: a token can't have the member "b": what has a $value contains no tokens or groups"##]
      ),
      (##"{"a":{"$type":"number","$value":1,"$ref":"#/b"}}"##, ["a: a token has either a $value or a $ref"]),
      (
        ##"{"a":{"$type":"number","$value":1,"$descripton":""}}"##,
        [##"a: there is no member "$descripton"; did you mean "$description"?"##]
      ),
      (##"{"a":{"$description":1}}"##, ["a: $description is a number, not a text"]),
      (##"{"a":{"$deprecated":1}}"##, ["a: $deprecated is a number, not true, false or a text"]),
      (##"{"a":{"$extensions":[]}}"##, ["a: $extensions is an array, not an object"]),
      (##"{"$value":1}"##, [##"there is no member "$value""##]),
      (##"{"a":{"$root":{}}}"##, ["a.$root: $root is a token, and has a $value"]),
      (
        ##"{"a.b":{},"":{},"{":{}}"##,
        ["a.b", "", "{"].map {
          "the name \"\($0)\" is empty, or has a brace or a full stop, which references are written with"
        }
      ),
      (##"{"a":{"$extends":1}}"##, ["a: $extends is no reference to a group"]),
      (
        ##"{"a":{"$extends":"b"}}"##,
        [##"a: $extends: "b" is no reference: write {group.token} and nothing else"##]
      ),
      (
        ##"{"a":{"$extends":"{b}"},"b":{"$type":"number","$value":1}}"##,
        ["a: {b} is a token: only groups can be inherited from"]
      ),
      (##"{"base":{},"a":{"$extends":"{bsae}"}}"##, [##"a: there is no group "{bsae}" to inherit from"##]),
      (
        ##"{"a":{"$ref":1}}"##,
        [
          "a: $ref is a number, not a text",
          "a: the type isn't known: add a $type to the token, or to a group around it",
        ]
      ),
    ])
  func structure(json: String, expected: [String]) { #expect(problems(json) == expected) }

  @Test(
    "A reference that leads nowhere suggests the nearest name",
    arguments: [
      ("{color.blu}", "{color.blue}"), ("{colour.blue}", "{color.blue}"),
      ("{color.accent}", "{color.accent.$root}"),
      ("{blue}", "{color.blue}"), ("{color.zzzzzzz}", nil), ("{x.y}", nil),
    ])
  func suggests(reference: String, suggestion: String?) throws {
    let error = try #require(throws: TokenError.self) {
      try tokens(
        ##"{"color":{"$type":"number","blue":{"$value":1},"accent":{"$root":{"$value":2}}},"t":{"$value":"\##(reference)"}}"##
      )
    }
    #expect(error.problems.map(\.kind) == [.missingTarget])
    #expect(error.problems[0].path == "t")
    #expect(error.problems[0].suggestion == suggestion)
    #expect(error.problems[0].localizedDescription == error.problems[0].description)
  }

  @Test("A group isn't read whose names would make the paths in it long", arguments: [[], OlderFormats.all])
  func longPaths(formats: OlderFormats) {
    let name = String(repeating: "n", count: 2_000)
    func problem(_ group: String, _ name: String) -> String {
      let reason = "the path of \(name) has more than 4000 bytes: shorten the names"
      return group.isEmpty ? reason : "\(group): \(reason)"
    }
    let token = #"{"$type":"number","$value":1}"#
    #expect(problems(#"{"\#(name)":{"\#(name.dropLast())":\#(token)}}"#, accepting: formats).isEmpty)
    let accepted = formats.isEmpty ? token : #"{"type":"number","value":1}"#
    #expect(problems(#"{"\#(name)\#(name)":\#(accepted)}"#, accepting: formats).isEmpty)
    let long = "\"\(name.prefix(80))...\""
    #expect(
      problems(#"{"\#(name)":{"\#(name)":{"t":\#(token)}}}"#, accepting: formats) == [problem(name, long)])
    #expect(
      problems(#"{"a":{"\#(name)":\#(token)},"\#(name)":{"$extends":"{a}"}}"#, accepting: formats)
        == [problem(name, long)])
  }

  @Test("All problems are reported at once")
  func all() {
    let bad = Self.values.enumerated().map {
      ##""t\##($0)":{"$type":"\##($1.type)","$value":\##($1.value)}"##
    }
    #expect(problems("{\(bad.joined(separator: ","))}").count == Self.values.count)
  }
}
