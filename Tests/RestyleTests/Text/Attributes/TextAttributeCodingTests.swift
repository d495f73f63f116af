import Foundation
import Restyle
import TestSupport
import Testing

@Suite struct TextAttributeCodingTests {
  @Test func decodingGivesBackWhatWasEncoded() throws {
    let keys = try sampleKeys()
    let custom = StyleSamples.custom.filter { !$0.attributes.names.contains(Twins.First.name) }
    for style in StyleSamples.standard.flatMap({ style in [style] + custom.map(style.merging) }) {
      #expect(try decode(TextStyle.self, encode(style), keys: keys) == style)
      #expect(try decode(TextAttributes.self, encode(style.attributes), keys: keys) == style.attributes)
    }
    for style in StyleSamples.unknown.flatMap({ StyleSamples.standard.map($0.merging) }) {
      #expect(try decode(TextStyle.self, encode(style), unknown: .keep) == style)
    }
  }

  @Test func aStyleIsAnObjectOfItsAttributes() throws {
    let style = TextStyle(font: .system(size: 17, weight: .bold), color: .red).restyled { $0.shout = 2 }
    #expect(
      try encode(style)
        == ##"{"color":"#ff0000","fontFamily":{"system":"default"},"fontSize":17,"fontWeight":700,"shout":2}"##
    )
    #expect(try encode(TextStyle()) == "{}")
  }

  @Test
  func anErrorSaysWhereAndWhat() async throws {
    try await forEach(
      [
        (#"[{}, {"shout": 1}]"#, ["Index 1", "shout"], "no text attribute is called \"shout\""),
        (#"[{"</style>\n": {}}]"#, ["Index 0", "</style>\n"], #"no text attribute is called "</style>\n""#),
        (#"[{"Kern": 1}]"#, ["Index 0", "Kern"], "userInfo[.textAttributeKeys]"),
        (#"[{"colour": "red"}]"#, ["Index 0", "colour"], "; did you mean color?"),
        (#"[{"": 1}]"#, ["Index 0", ""], ""),
        (#"[{"kern": "wide"}]"#, ["Index 0", "kern"], ""),
        (#"[{"alignment": "middle"}]"#, ["Index 0", "alignment"], ""),
        (#"[{"underline": {"pattern": "zigzag"}}]"#, ["Index 0", "underline", "pattern"], ""),
        (#"[{"shadow": {"x": 0, "y": 0}}]"#, ["Index 0", "shadow", "blur"], ""),
        (#"[{"color": "blu"}]"#, ["Index 0", "color"], "unknown name of a colour"),
        (#"[[]]"#, ["Index 0"], ""), (#"[null]"#, ["Index 0"], ""), (#"[3]"#, ["Index 0"], ""),
      ] as [(String, [String], String)]
    ) { (json: String, path: [String], problem: String) throws in
      let error = #expect(throws: DecodingError.self) { try decode([TextStyle].self, json) }
      #expect(error?.path == path)
      #expect(error?.problem.contains(problem) == true || problem.isEmpty)
      #expect(error?.problem.isEmpty == false)
    }
  }

  /// What a style would change when it is set is refused when it is read, with its place.
  @Test
  func whatIsOutOfRangeIsRefused() async throws {
    try await forEach(
      [
        (#"{"fontSize": -1}"#, ["fontSize"]), (#"{"fontWeight": 5000}"#, ["fontWeight"]),
        (#"{"fontWeight": 0}"#, ["fontWeight"]), (#"{"fontWidth": -0.5}"#, ["fontWidth"]),
        (#"{"fontFeatures": {"tnum": -1}}"#, ["fontFeatures", "tnum"]),
        (#"{"fontFamily": {"named": "a", "system": "serif"}}"#, ["fontFamily"]),
        (#"{"numberOfLines": -5}"#, ["numberOfLines"]),
        (#"{"minimumScaleFactor": 1.5}"#, ["minimumScaleFactor"]),
        (#"{"minimumScaleFactor": -1}"#, ["minimumScaleFactor"]),
        (#"{"maximumFontSize": -1}"#, ["maximumFontSize"]),
        (#"{"lineHeightMultiple": -1}"#, ["lineHeightMultiple"]), (#"{"headIndent": -1}"#, ["headIndent"]),
        (#"{"stroke": {"width": -3}}"#, ["stroke", "width"]),
        (#"{"shadow": {"x": 0, "y": 0, "blur": -3}}"#, ["shadow", "blur"]),
        (#"{"zoomFactor": "inf"}"#, ["zoomFactor"]), (#"{"kern": "nan"}"#, ["kern"]),
        (#"{"shadow": {"x": "-inf", "y": 0, "blur": 0}}"#, ["shadow", "x"]),
        (#"{"fontWeight": "nan"}"#, ["fontWeight"]), (#"{"fontWidth": "inf"}"#, ["fontWidth"]),
      ] as [(String, [String])]
    ) { (json: String, path: [String]) throws in
      let keys = try sampleKeys()
      for policy in [UnknownTextAttributePolicy.reject, .keep] {
        let error = #expect(throws: DecodingError.self) {
          try decode([TextStyle].self, "[{}, \(json)]", keys: keys, unknown: policy)
        }
        #expect(error?.path == ["Index 1"] + path)
        #expect(
          error?.problem.contains("a value here is") == true || error?.problem.contains("exactly one") == true
            || error?.problem.contains("out of range") == true)
      }
    }
  }

  /// Setting and reading have one rule: what is kept when it is set is read, and all else is refused.
  @Test(arguments: TextStylePropertyTests.numbers)
  func numbersAreReadAsTheyAreSet(sample: TextStylePropertyTests.Number) throws {
    for number in [-1e300, -5, -0.5, -0.0, 0, 1e-300, 0.25, 1, 3, 1e300] {
      let name = try #require(
        TextStyle().restyled { $0[keyPath: sample.property] = 1 }.attributes.names.first)
      let style = TextStyle().restyled { $0[keyPath: sample.property] = number }
      let json = "{\"\(name)\": \(number)}"
      if sample.limits.contains(number) {
        #expect(try decode(TextStyle.self, json) == style)
      } else {
        #expect(throws: DecodingError.self) { try decode(TextStyle.self, json) }
      }
    }
  }

  /// Foundation doesn't say where such numbers are.
  @Test(arguments: ["1.5", "9223372036854775808", "1e999"])
  func numbersThatDoNotFitAreRefused(number: String) {
    #expect(throws: DecodingError.self) { try decode(TextStyle.self, "{\"numberOfLines\": \(number)}") }
  }

  @Test func theFirstErrorIsTheFirstByName() throws {
    let names = (100..<200).map { "\"unknown\($0)\": 1" }
    let error = #expect(throws: DecodingError.self) {
      try decode(TextStyle.self, "{\(names.shuffled().joined(separator: ", "))}")
    }
    #expect(error?.path == ["unknown100"])
  }

  @Test
  func whatIsKeptIsWrittenBack() async throws {
    try await forEach([
      "null", "true", "false", "0", "-1", "9223372036854775807", "-9223372036854775808",
      "18446744073709551615",
      "0.1", "-2.5e-10", "1e+300", "\"\"", #""a \"quoted\" é\n😀""#, "[]", "{}", "[[],[null,[1]],{}]",
      #"{"a":[1,{"b":null}],"b":{"c":{"":0.25}}}"#,
    ]) { (value: String) throws in
      let json = "{\"kern\":1,\"mystery\":\(value)}"
      let style = try decode(TextStyle.self, json, unknown: .keep)
      #expect(style.kern == 1)
      #expect(style.attributes.names == ["kern", "mystery"])
      #expect(try encode(style) == json)
      let remade = TextStyle(attributes: TextAttributes(Array(style.restyled { $0.kern = 2 }.attributes)))
      #expect(try encode(remade) == "{\"kern\":2,\"mystery\":\(value)}")
      #expect(remade.restyled { $0.kern = 1 } == style)
    }
  }

  @Test func keepingDoesNotExcuseKnownAttributes() {
    #expect(throws: DecodingError.self) {
      try decode(TextStyle.self, #"{"mystery": 1, "kern": "wide"}"#, unknown: .keep)
    }
  }

  @Test func nestingIsRefusedByTheDepthOfTheWholeDocument() throws {
    func json(_ depth: Int) -> String {
      "{\"a\": " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
    }
    #expect(
      try encode(decode(TextStyle.self, json(100), unknown: .keep)) == json(100).replacing(" ", with: ""))
  }

  @Test func nestingWithoutEndIsRefused() {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(throws: DecodingError.self) { try decode(TextStyle.self, "{\"a\": \(deep)}", unknown: .keep) }
  }

  @Test func manyUnknownAttributesAreKept() throws {
    let members = (10_000..<15_000).map { "\"x\($0)\":\($0)" }
    let json = "{\(members.joined(separator: ","))}"
    let style = try decode(TextStyle.self, json, unknown: .keep)
    #expect(style.attributes.count == 5_000)
    #expect(try encode(style) == json)
    #expect(style.merging(style) == style)
    #expect(TextAttributes(Array(style.attributes)) == style.attributes)
    let error = #expect(throws: DecodingError.self) { try decode(TextStyle.self, json) }
    #expect(error?.path == ["x10000"])
  }

  @Test func aKeptAttributeGivesWayToItsKey() throws {
    let kept = try decode(TextStyle.self, #"{"shout": "loud", "color": "red"}"#, unknown: .keep)
    #expect(kept.attribute(for: .shout) == nil)
    let set = kept.restyled { $0.shout = 3 }
    #expect(set == TextStyle(color: .red).restyled { $0.shout = 3 })
    let known = TextStyle().restyled { $0.shout = 4 }
    #expect(kept.merging(known).attribute(for: .shout) == 4)
    #expect(known.merging(kept).attribute(for: .shout) == 4)
    #expect(try encode(known.merging(kept)) == ##"{"color":"#ff0000","shout":4}"##)
    let other = try decode(TextStyle.self, #"{"shout": "quiet"}"#, unknown: .keep)
    #expect(try encode(kept.merging(other)) == ##"{"color":"#ff0000","shout":"quiet"}"##)
  }

  @Test func whatWasKeptIsReadOnceItsKeyIsKnown() throws {
    let json = #"{"kern":1,"shout":3}"#
    let kept = try decode(TextStyle.self, json, unknown: .keep)
    let read = try decode(TextStyle.self, encode(kept), keys: sampleKeys())
    #expect(read.shout == 3)
    #expect(read == TextStyle().tracking(1).restyled { $0.shout = 3 })
  }

  @Test func keysOfOneNameAreNotEncodedTogether() throws {
    let style = TextStyle().restyled {
      $0.setAttribute(1, for: Twins.First())
      $0.setAttribute("two", for: Twins.Second())
    }
    let error = #expect(throws: EncodingError.self) { try encode(["style": style]) }
    guard case .invalidValue(_, let context) = error else {
      Issue.record("expected an invalid value, not \(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["style"])
    #expect(context.debugDescription.contains("RestyleTests.Twins.First and to RestyleTests.Twins.Second"))
    #expect(try encode(style.removingAttribute(for: Twins.First())) == #"{"twin":"two"}"#)
  }

  @Test func propertyListsWorkToo() throws {
    let data = try PropertyListEncoder().encode(TextStyle(font: .system(size: 17), color: .systemRed))
    #expect(
      try PropertyListDecoder().decode(TextStyle.self, from: data)
        == TextStyle(font: .system(size: 17), color: .systemRed))
  }
}
