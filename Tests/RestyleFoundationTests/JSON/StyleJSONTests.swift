import Foundation
import Restyle
import RestyleFoundation
import TestSupport
import Testing

@Suite("Styles as JSON")
struct StyleJSONTests {
  /// Styles that can be written: those with two attributes of one name can't.
  private static let styles = StyleSamples.all.filter {
    Set($0.attributes.names).count == $0.attributes.count
  }

  @Test("Each style comes back as it was")
  func style() async throws {
    try await forEach(Self.styles) { (style: TextStyle) throws in
      let data = try StyleJSON().data(of: style)
      if !style.debugDescription.contains("// unknown"), style.attribute(for: Twins.Second()) == nil {
        let keys = try sampleKeys().adding(Twins.First.self)
        #expect(try StyleJSON(keys: keys).value(TextStyle.self, from: data) == style)
      }
      // Who doesn't know all of its keys gives the same bytes back.
      let json = StyleJSON(unknownAttributes: .keep)
      #expect(try json.data(of: json.value(TextStyle.self, from: data)) == data)
    }
  }

  @Test("Each font comes back as it was")
  func font() throws {
    for style in StyleSamples.all {
      let data = try StyleJSON().data(of: style.font)
      #expect(try StyleJSON().value(Font.self, from: data) == style.font)
    }
    #expect(String(decoding: try StyleJSON().data(of: Font()), as: UTF8.self) == "{}")
  }

  @Test("Each colour comes back as it was")
  func color() throws {
    for style in StyleSamples.all {
      guard let color = style.color else { continue }
      #expect(try StyleJSON().value(Color.self, from: StyleJSON().data(of: color)) == color)
    }
    #expect(
      String(decoding: try StyleJSON().data(of: Color.red), as: UTF8.self) == #""\#(Color.red.cssText())""#)
  }

  @Test("Texts come back as they were")
  func text() throws {
    let text = StyledString(
      StyleSamples.standard.map { StyledText("Straße \u{0}\"\\ \u{1F469}\u{200D}\u{1F52C}", style: $0) })
    #expect(try StyleJSON().value(StyledString.self, from: StyleJSON().data(of: text)) == text)
  }

  @Test("Traits come back as they were")
  func traits() throws {
    let traits = TraitCollection(displayScale: 3, colorScheme: .dark)
    #expect(try StyleJSON().value(TraitCollection.self, from: StyleJSON().data(of: traits)) == traits)
  }

  /// A trait of somebody's own.
  private struct Density: TraitKey {
    static let name = "density"
    static let defaultValue = 1
  }

  @Test("Traits of your own come back as they were, if reading knows them")
  func ownTraits() throws {
    var traits = TraitCollection()
    traits[Density()] = 2
    let data = try StyleJSON().data(of: traits)
    let json = StyleJSON(traitKeys: try TraitKeySet().adding(Density.self))
    #expect(try json.value(TraitCollection.self, from: data) == traits)
    let error = #expect(throws: StyleJSONError.self) {
      try StyleJSON().value(TraitCollection.self, from: data)
    }
    #expect(error?.path == "custom.density")
    #expect(error?.problem.hasSuffix(": add its key to `StyleJSON(traitKeys:)`") == true)
  }

  /// What types may hold, and what they may ask for in any way that decoders have.
  private struct Holder: Codable, Equatable {
    var date = Date(timeIntervalSince1970: 1)
    var url = URL(string: "https://example.org/")
    var data = Data([1, 2, 3])
    var dictionary = ["a": Font.Weight.bold]
    var colors: [Color?] = [.red, nil]
    var nothing: Color?
    var number: Int?
  }

  @Test("A number that a type can't hold is told with its path, in arrays too")
  func numbers() {
    for (text, path) in [("[1, 2.5]", "[1]"), ("[1, 1e30]", "[1]")] {
      let error = #expect(throws: StyleJSONError.self) {
        try StyleJSON().value([Int].self, from: Data(text.utf8))
      }
      #expect(error?.path == path)
    }
  }

  @Test("Types of your own come back as they were, and theirs are strict too")
  func holder() throws {
    let json = StyleJSON()
    let data = try json.data(of: Holder())
    #expect(try json.value(Holder.self, from: data) == Holder())
    let text = String(decoding: data, as: UTF8.self).replacing("\"url\"", with: "\"uri\"")
    let error = #expect(throws: StyleJSONError.self) { try json.value(Holder.self, from: Data(text.utf8)) }
    #expect(error?.path == "uri")
    let missing = #expect(throws: StyleJSONError.self) { try json.value(Holder.self, from: Data("{}".utf8)) }
    #expect(missing?.problem == "the member \"date\" is missing")
  }

  @Test("Two attributes of one name can't be written, and the error names them")
  func twins() throws {
    let style = TextStyle().restyled {
      $0.setAttribute(1, for: Twins.First())
      $0.setAttribute("two", for: Twins.Second())
    }
    let error = #expect(throws: StyleJSONError.self) { try StyleJSON().data(of: ["header": style]) }
    #expect(error?.path == "header")
    #expect(error?.problem.contains("Twins.First") == true)
  }

  @Test("A number that isn't finite can't be written", arguments: [Double.infinity, -.infinity, .nan])
  func infinite(number: Double) throws {
    let error = #expect(throws: StyleJSONError.self) { try StyleJSON().data(of: ["a": [number]]) }
    #expect(error?.description == "a[0]: \(number) can't be written: a number has to be finite")
  }

  @Test("Text for people is in lines")
  func indented() throws {
    let data = try StyleJSON(isIndented: true).data(of: TextStyle().bold)
    #expect(String(decoding: data, as: UTF8.self).contains("{\n"))
    #expect(try StyleJSON().value(TextStyle.self, from: data) == TextStyle().bold)
  }

  @Test("What is inherited is null")
  func inherited() throws {
    let style = TextStyle(color: .red).inheriting(.fontSize).inheriting(.underline)
    let data = try StyleJSON().data(of: style)
    #expect(
      String(decoding: data, as: UTF8.self) == ##"{"color":"#ff0000","fontSize":null,"underline":null}"##)
    #expect(try StyleJSON().value(TextStyle.self, from: data) == style)
  }

  @Test("A name from outside is short and harmless in an error")
  func excerpts() {
    let name = "\u{202E}" + String(repeating: "x", count: 1_000)
    func problem<Value: Decodable>(_ type: Value.Type, _ json: String) -> String? {
      #expect(throws: StyleJSONError.self) { try StyleJSON().value(type, from: Data(json.utf8)) }?.problem
    }
    let excerpt = "\"\\u{202E}\(String(repeating: "x", count: 79))...\""
    let edges = "isn't the name of a member: the names are \"top\", \"leading\", \"bottom\", \"trailing\""
    #expect(problem(RectEdge.self, #"["top", "\#(name)"]"#) == "\(excerpt) \(edges)")
    #expect(
      problem(TextStyle.self, #"{"lineBreakMode": "\#(name)"}"#)?.hasPrefix("\(excerpt) is none of ") == true)
    #expect(
      problem(TextStyle.self, #"{"\#(name)": 1}"#)?.hasPrefix("no text attribute is called \(excerpt): ")
        == true)
  }

  /// Text that is JSON but no style, with the path and a part of the problem.
  private static let misfits: [(json: String, path: String, problem: String)] = [
    (#"{"fontSize": "big"}"#, "fontSize", "a string where a number belongs"),
    (#"{"fontSize": -1}"#, "fontSize", "out of range"),
    (
      #"{"fontWeight": "bold"}"#, "fontWeight",
      "a string where a number belongs; 100 is ultraLight, 200 is thin, 300 is light, 400 is regular, "
        + "500 is medium, 600 is semibold, 700 is bold, 800 is heavy, 900 is black"
    ),
    (
      #"{"fontWidth": "condensed"}"#, "fontWidth",
      "a string where a number belongs; 50 is compressed, 75 is condensed, 100 is standard, "
        + "125 is expanded"
    ),
    (#"{"numberOfLines": [1]}"#, "numberOfLines", "an array where a whole number belongs"),
    (#"{"kern": {}}"#, "kern", "an object where a number belongs"),
    (
      #"{"adjustsFontForContentSizeCategory": 1}"#, "adjustsFontForContentSizeCategory",
      "where true or false belongs"
    ),
    (#"{"color": "redd"}"#, "color", "redd"),
    (#"{"fontFamily": {"named": 3}}"#, "fontFamily.named", "a number where a string belongs"),
    (#"{"underline": {}}"#, "underline", "the member \"pattern\" is missing"),
    (#"{"underline": "solid"}"#, "underline", "a string where an object belongs"),
    (
      #"{"a b": 1}"#, "[\"a b\"]",
      "no text attribute is called \"a b\": add its key to `StyleJSON(keys:)`, or keep what isn't known by "
    ),
    (#"{"numberOfLines": 1.5}"#, "numberOfLines", "a whole number belongs here, one that Int can hold"),
    (#"{"numberOfLines": 1e30}"#, "numberOfLines", "a whole number belongs here, one that Int can hold"),
    (#"{"lineBreakMode": "wrap"}"#, "lineBreakMode", "\"wrap\" is none of wordWrapping, charWrapping, "),
    (#"{"underline": {"pattern": "dash"}}"#, "underline.pattern", "\"dash\" is none of none, solid, "),
    (#"{"underline": {"pattern": "dashd"}}"#, "underline.pattern", "; did you mean dashed?"),
    (
      #"{"colour": "red"}"#, "colour",
      "keep what isn't known by `StyleJSON(unknownAttributes: .keep)`; did you mean color?"
    ),
    (#"{"color": {"color": "red", "lightend": 0.2}}"#, "color.lightend", "; did you mean lightened?"),
    (
      #"{"underline": {"pattern": "solid", "colour": "red"}}"#, "underline.colour",
      "no member here has that name: there are color, pattern; did you mean color?"
    ),
    (
      #"{"color": {"light": "red", "dark": "red", "drak": "red"}}"#, "color.drak",
      "no member here has that name: there are dark, darkIncreasedContrast, light, lightIncreasedContrast, "
        + "name; did you mean dark?"
    ),
    (
      #"{"fontFamily": {"named": "A", "size": 3}}"#, "fontFamily.size",
      "no member here has that name: there are named"
    ),
    (#"[]"#, "", "an array where an object belongs"),
    (#"3"#, "", "a number where an object belongs"),
  ]

  @Test("What doesn't fit is told with its path, and what would fit")
  func misfit() async throws {
    try await forEach(Self.misfits.indices) { (index: Int) in
      let (json, path, problem) = Self.misfits[index]
      let error = #expect(throws: StyleJSONError.self) {
        try StyleJSON().value(TextStyle.self, from: Data(json.utf8))
      }
      #expect(error?.path == path)
      #expect(error?.problem.contains(problem) == true, "\(error?.problem ?? "")")
      #expect(error?.position == nil)
      #expect(error.map { "\($0)" }?.hasPrefix(path.isEmpty ? error?.problem ?? "-" : path + ": ") == true)
    }
  }

  /// A style of somebody's own, whose members are known as they are asked for.
  private struct Padded: Style, Hashable, Codable {
    var padding: EdgeInsets
    var minimumWidth: Double
    var maximumWidth: Double
  }

  @Test("Where a member is missing, the one that was to be it is named")
  func misspelt() async throws {
    func problem<Value: Decodable>(_ type: Value.Type, _ json: String) -> String {
      do {
        _ = try StyleJSON().value(type, from: Data(json.utf8))
        return ""
      } catch {
        return error.description
      }
    }
    #expect(
      problem(ButtonStyle.self, #"{"contentInset": {}}"#)
        == #"the member "contentInsets" is missing; there is "contentInset" instead"#)
    #expect(
      problem(ButtonStyle.self, #"{"states": {}}"#) == #"the member "contentInsets" is missing"#)
    // What belongs to the type is no other spelling.
    #expect(
      problem(EdgeInsets.self, #"{"bottom": 1, "leading": 1, "traling": 1, "top": 1}"#)
        == #"the member "trailing" is missing; there is "traling" instead"#)
    #expect(problem(EdgeInsets.self, #"{"leading": 1, "trailing": 1}"#) == #"the member "top" is missing"#)
    #expect(
      problem(Padded.self, #"{"paddings": {}}"#)
        == #"the member "padding" is missing; there is "paddings" instead"#)
    #expect(
      problem(Color.self, ##"{"light": "#fff", "Dark": "#000"}"##)
        == #"the member "dark" is missing; there is "Dark" instead"#)
    // Where no object is, all of its members are missing.
    #expect(
      problem(EdgeInsets.self, "8") == "a number where an object belongs, with top, leading, bottom, trailing"
    )
    #expect(
      problem(BackgroundStyle.self, "[]") == "an array where an object belongs, with color, layers, border")
    #expect(problem(TextStyle.self, "true") == "true or false where an object belongs")
    #expect(problem(TextStyle.self, #"{"kern": true}"#) == "kern: true or false where a number belongs")
    // A group of properties is one that can be missing, too.
    #expect(
      problem(BackgroundStyle.self, ##"{"color": "#fff", "layer": {}}"##)
        == #"the member "layers" is missing; there is "layer" instead"#)
  }

  @Test("Names that lead to no property are told, with those that there are")
  func paths() async throws {
    func problem(_ path: [String]) throws -> String {
      let names = String(decoding: try JSONEncoder().encode(path), as: UTF8.self)
      let json = #"[{"path": \#(names), "old": 1, "new": 2}]"#
      let error = #expect(throws: StyleJSONError.self) {
        try StyleJSON(keys: sampleKeys()).value(StyleDifference<ButtonStyle>.self, from: Data(json.utf8))
      }
      #expect(error?.path == "[0].path")
      return error?.problem ?? ""
    }
    let start = "the value that the names before it lead to has no component named "
    #expect(
      try problem(["contentInsets", "topp"])
        == start + #""topp": there are top, leading, bottom, trailing; did you mean top?"#)
    #expect(try problem(["states", "pressed"]).hasPrefix(start + #""pressed": there are normal, visited, "#))
    #expect(try problem(["states", "normal", "text", "colour"]).hasSuffix("; did you mean color?"))
    #expect(
      try problem(["contentInsets", "top", "x"])
        == #"the value that the names before it lead to has no components, so there is none named "x""#)
  }

  @Test(
    "A gradient refuses members that none of its parts has",
    arguments: [
      #"{"geometry":{"linear":{"angle":1,"x":1}},"stops":[]}"#,
      #"{"geometry":{"linear":{"angle":1}, "x": 1},"stops":[]}"#,
      #"{"geometry":{"radial":{"center":{"x":0,"y":0,"z":0}}},"stops":[]}"#,
      #"{"geometry":{"radial":{"center":{"x":0,"y":0},"z":0}},"stops":[]}"#,
      #"{"geometry":{"line":{"start":{"x":0,"y":0},"end":{"x":0,"y":0},"z":0}},"stops":[]}"#,
      #"{"geometry":{"linear":{"angle":1}},"stops":[{"color":"red","location":0,"x":1}]}"#,
      #"{"geometry":{"linear":{"angle":1}},"stops":[],"x":1}"#,
    ])
  func gradients(gradient: String) throws {
    func read(_ gradient: String) throws {
      let json =
        #"{"color":"red","layers":{"shadows":[],"gradient":\#(gradient)},"border":{"borderEdges":[],"#
        + #""color":"red","cornerRadii":{"bottomLeading":0,"bottomTrailing":0,"topLeading":0,"topTrailing":0},"width":0}}"#
      _ = try StyleJSON().value(BackgroundStyle.self, from: Data(json.utf8))
    }
    try read(#"{"geometry":{"linear":{"angle":1}},"stops":[]}"#)
    #expect(throws: StyleJSONError.self) { try read(gradient) }
  }
}
