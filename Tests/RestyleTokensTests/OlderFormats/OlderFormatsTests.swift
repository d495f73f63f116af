import Restyle
import RestyleTokens
import TestSupport
import Testing

@Suite("Older formats")
struct OlderFormatsTests {
  /// What older files write, what it is in the format of 2025.10, and what has to be accepted for it.
  static let values: [(older: String, current: String, formats: OlderFormats)] = [
    (
      ##"{"$type":"color","$value":"#336699"}"##,
      #"{"$type":"color","$value":{"colorSpace":"srgb","components":[0.2,0.4,0.6]}}"#, .cssTexts
    ),
    (
      ##"{"$type":"color","$value":"#33669980"}"##,
      #"{"$type":"color","$value":{"colorSpace":"srgb","components":[0.2,0.4,0.6],"alpha":0.5019608}}"#,
      .cssTexts
    ),
    (
      #"{"$type":"dimension","$value":"16px"}"#, #"{"$type":"dimension","$value":{"value":16,"unit":"px"}}"#,
      .cssTexts
    ),
    (
      #"{"$type":"dimension","$value":"1.5rem"}"#,
      #"{"$type":"dimension","$value":{"value":1.5,"unit":"rem"}}"#, .cssTexts
    ),
    (
      #"{"$type":"dimension","$value":4}"#, #"{"$type":"dimension","$value":{"value":4,"unit":"px"}}"#,
      .cssTexts
    ),
    (
      ##"{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0.6,0],"hex":"#f90"}}"##,
      ##"{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0.6,0],"hex":"#ff9900"}}"##, .cssTexts
    ),
    (
      #"{"$type":"dimension","$value":{"value":0,"unit":""}}"#,
      #"{"$type":"dimension","$value":{"value":0,"unit":"px"}}"#, .cssTexts
    ),
    (
      #"{"$type":"duration","$value":"200ms"}"#, #"{"$type":"duration","$value":{"value":200,"unit":"ms"}}"#,
      .cssTexts
    ),
    (
      #"{"$type":"duration","$value":".2s"}"#, #"{"$type":"duration","$value":{"value":0.2,"unit":"s"}}"#,
      .cssTexts
    ),
    (#"{"$type":"number","$value":"50%"}"#, #"{"$type":"number","$value":0.5}"#, .cssTexts),
    (#"{"$type":"fontWeight","$value":"600"}"#, #"{"$type":"fontWeight","$value":600}"#, .cssTexts),
    (
      #"{"$type":"fontWeight","$value":"Semi Bold"}"#, #"{"$type":"fontWeight","$value":"semi-bold"}"#,
      .cssTexts
    ),
    (
      #"{"$type":"fontFamily","$value":"'Open Sans', Arial"}"#,
      #"{"$type":"fontFamily","$value":["Open Sans","Arial"]}"#, .cssTexts
    ),
    (
      #"{"$type":"cubicBezier","$value":"cubic-bezier(0, 0.5, 1, 1)"}"#,
      #"{"$type":"cubicBezier","$value":[0,0.5,1,1]}"#, .cssTexts
    ),
    (
      #"{"value":1,"type":"number","comment":"C"}"#, #"{"$value":1,"$type":"number","$description":"C"}"#,
      .plainMembers
    ),
    (
      #"{"$value":1,"$type":"number","uuid":"u"}"#,
      #"{"$value":1,"$type":"number","$extensions":{"restyle.older-format":{"uuid":"u"}}}"#, .plainMembers
    ),
    (#"{"$type":"zIndex","$value":3}"#, #"{"$type":"number","$value":3}"#, .otherTypes),
    (
      #"{"type":"borderRadius","value":"4px"}"#, #"{"$type":"dimension","$value":{"value":4,"unit":"px"}}"#,
      [.plainMembers, .otherTypes, .cssTexts]
    ),
    (
      ##"{"value":"#000"}"##, #"{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}"#,
      [.plainMembers, .cssTexts]
    ),
    (
      ##"{"type":"boxShadow","value":{"x":"0","y":"4","blur":"8","spread":"0","color":"#000","type":"innerShadow"}}"##,
      #"{"$type":"shadow","$value":{"offsetX":{"value":0,"unit":"px"},"offsetY":{"value":4,"unit":"px"},"blur":{"value":8,"unit":"px"},"spread":{"value":0,"unit":"px"},"color":{"colorSpace":"srgb","components":[0,0,0]},"inset":true}}"#,
      [.plainMembers, .otherTypes, .cssTexts]
    ),
    (
      #"{"$type":"transition","$value":{"duration":{"value":1,"unit":"s"},"timingFunction":[0,0,1,1]}}"#,
      #"{"$type":"transition","$value":{"duration":{"value":1,"unit":"s"},"delay":{"value":0,"unit":"ms"},"timingFunction":[0,0,1,1]}}"#,
      .partialValues
    ),
    (
      #"{"type":"typography","value":{"fontFamily":"Inter","fontSize":"16px","lineHeight":"24px","fontWeight":"Bold","textCase":"none"}}"#,
      #"{"$type":"typography","$value":{"fontFamily":"Inter","fontSize":{"value":16,"unit":"px"},"lineHeight":1.5,"fontWeight":"bold","letterSpacing":{"value":0,"unit":"px"}},"$extensions":{"restyle.older-format":{"textCase":"none"}}}"#,
      [.plainMembers, .cssTexts, .partialValues]
    ),
  ]

  @Test("What is accepted gives what the format would, is reported, and is written in the format")
  func accepted() async throws {
    try await forEach(Self.values) { older, current, formats in
      let expected = try tokens(#"{"t":\#(current)}"#)
      for formats in [formats, .all] {
        let read = try tokens(#"{"t":\#(older)}"#, accepting: formats)
        #expect(read == expected)
        #expect(!read.deviations.isEmpty && read.deviations.allSatisfy { $0.path == "t" })
        #expect(try DesignTokens(json: read.json()) == read)
      }
    }
  }

  @Test("Nothing of it is accepted without a request for all that it needs")
  func refused() async throws {
    // A list of fonts is a name of a font too.
    try await forEach(Self.values.filter { !$0.older.contains("'Open Sans'") }) { older, _, formats in
      for part in [OlderFormats.cssTexts, .plainMembers, .otherTypes, .partialValues]
      where formats.contains(part) {
        #expect(!problems(#"{"t":\#(older)}"#, accepting: formats.subtracting(part)).isEmpty)
      }
    }
  }

  @Test("The examples of the format are the same if older formats are accepted")
  func examples() async throws {
    try await forEach(SpecificationTests.examples.filter { !$0.result.contains { $0.hasPrefix("!") } }) {
      example in
      let strict = try tokens(example.json)
      let lenient = try tokens(example.json, accepting: .all)
      #expect(strict == lenient)
      #expect(lenient.deviations.isEmpty)
    }
  }

  @Test("References of Style Dictionary name the member of the value too, and types come from the target")
  func references() throws {
    let tokens = try tokens(
      ##"{"color":{"base":{"value":"#fff"},"text":{"value":"{color.base.value}"}}}"##, accepting: .all)
    #expect(tokens["color.text"]?.reference == TokenReference(to: "color.base"))
    #expect(tokens["color.text"]?.type == .color)
  }

  @Test(
    "A colour of CSS beyond Display P3 is what it is in the format",
    arguments: [
      ("oklch(0.7 0.3 140)", #"{"colorSpace":"oklch","components":[0.7,0.3,140]}"#),
      ("color(display-p3 0 1.2 0.1)", #"{"colorSpace":"oklab","components":[0.95,-0.32,0.22]}"#),
      ("lab(60 120 -90)", #"{"colorSpace":"lab","components":[60,120,-90]}"#),
      ("color(rec2020 0 1 0)", #"{"colorSpace":"rec2020","components":[0,1,0]}"#),
    ])
  func wideColors(text: String, current: String) throws {
    func color(_ value: String) throws -> Color {
      let design = TokenDesign(
        "Wide", try tokens(##"{"a":{"$type":"color","$value":\##(value)}}"##, accepting: .all))
      return try #require(design.values.colors.first).value
    }
    let (older, newer) = (try color("\"\(text)\""), try color(current))
    #expect(older.oklab.distance(to: newer.oklab) < (text.contains("display-p3") ? 0.05 : 1e-5))
  }

  @Test("What isn't to be used any longer is so without a dollar sign too")
  func deprecation() throws {
    let tokens = try tokens(
      ##"{"a":{"type":"color","value":"#000","deprecated":"No"},"b":{"type":"color","value":"#000","deprecated":true}}"##,
      accepting: .all)
    #expect(tokens["a"]?.deprecation?.reason == "No" && tokens["b"]?.deprecation != nil)
  }

  @Test("A colour that Tokens Studio would change is reported, since the value is read as it is written")
  func modifiers() throws {
    let tokens = try tokens(
      ##"{"a":{"type":"color","value":"#000","$extensions":{"studio.tokens":{"modify":{"type":"alpha","value":"0.5"}}}}}"##,
      accepting: .all)
    #expect(
      tokens.deviations.map(\.description).contains(
        #"a: the modifier "alpha" of Tokens Studio isn't applied to the value"#))
    #expect(tokens["a"]?.value == .color(TokenColor(.sRGB, [0, 0, 0])))
  }

  @Test(
    "What can't be said in the format stays a problem",
    arguments: [
      #"{"$type":"dimension","$value":"1em"}"#, #"{"$type":"color","$value":"light-dark(red, blue)"}"#,
      #"{"$type":"color","$value":"var(--x)"}"#, #"{"$type":"shadow","$value":"0 1px 2px red"}"#,
      #"{"type":"text","value":"x"}"#, #"{"$type":"number","$value":"{a} * 2"}"#,
      #"{"$type":"number","$value":"nan"}"#,
    ])
  func stays(json: String) { #expect(!problems(#"{"t":\#(json)}"#, accepting: .all).isEmpty) }

  @Test("An error says how much of it an older file is")
  func advice() {
    func last(_ json: String, accepting formats: OlderFormats = []) -> String? {
      let error = #expect(throws: TokenError.self) { try tokens(json, accepting: formats) }
      return error?.description.split(separator: "\n").last.map { String($0) }
    }
    let old = ##""a": { "$type": "color", "$value": "#fff" }"##
    let wrong = ##""b": { "$value": "{none}" }"##
    #expect(last("{\(old)}") == "all of this is what older files write: `accepting: .all` reads it")
    #expect(last("{\(old), \(wrong)}") == "1 of these is what older files write: `accepting: .all` reads it")
    #expect(last("{\(wrong)}")?.hasPrefix("b: ") == true)
    #expect(last("{\(old), \(wrong)}", accepting: .all)?.hasPrefix("b: ") == true)
  }
}
