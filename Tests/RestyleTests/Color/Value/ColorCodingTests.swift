import Foundation
import Restyle
import TestSupport
import Testing

@Suite struct ColorCodingTests {
  private func color(json: String) throws -> Color {
    try JSONDecoder().decode(Color.self, from: Data(json.utf8))
  }

  @Test func decodingGivesBackWhatWasEncoded() throws {
    for color in colorSamples {
      #expect(try self.color(json: encode(color)) == color)
    }
  }

  @Test(
    arguments: [
      (Color.red, ##""#ff0000""##),
      (
        Color(red: 1, green: 0.5, blue: 0, alpha: 0.5, space: .displayP3),
        #""color(display-p3 1 0.5 0 / 0.5)""#
      ),
      // What sRGB has too keeps its space.
      (Color(red: 0.2, green: 0.4, blue: 0.6, space: .displayP3), #""color(display-p3 0.2 0.4 0.6)""#),
      (Color(light: .black, dark: .white), ##"{"dark":"#ffffff","light":"#000000"}"##),
      (
        Color(light: .black, dark: .black, darkIncreasedContrast: .white),
        ##"{"dark":"#000000","darkIncreasedContrast":"#ffffff","light":"#000000"}"##
      ),
    ] as [(Color, String)])
  func isWrittenAsText(color: Color, text: String) throws {
    #expect(try encode(color) == text)
  }

  @Test(
    arguments: [
      (#"["blu"]"#, ["Index 0"], "#rrggbb or a function; did you mean blue?"),
      (##"[{"light": "#000", "dark": "#00"}]"##, ["Index 0", "dark"], "3, 4, 6 or 8 hexadecimal digits"),
      (
        ##"["#000", {"light": "#000", "dark": "#000", "lightIncreasedContrast": ""}]"##,
        ["Index 1", "lightIncreasedContrast"], "the text is empty"
      ),
      (
        ##"[{"color": "#000", "lightend": 0.5}]"##, ["Index 0", "lightend"],
        "no function of a colour is called \"lightend\": there are opacity, alpha, lightened, darkened, mixed; "
          + "did you mean lightened?"
      ),
      (##"[{"color": "#000", "mixd": "#fff", "amount": 1}]"##, ["Index 0", "mixd"], "did you mean mixed?"),
      (
        ##"[{"color": "#000", "inverted": 1}]"##, ["Index 0", "inverted"], "alpha, lightened, darkened, mixed"
      ),
      (
        ##"[{"drak": "#000", "lihgt": "#fff"}]"##, ["Index 0", "drak"],
        "no variant of a colour is called \"drak\": there are light, dark, lightIncreasedContrast, "
          + "darkIncreasedContrast; did you mean dark?"
      ),
      (
        ##"[{"color": "#000", "opacity": 0.5, "darkened": 0.5}]"##, ["Index 0", "darkened"],
        "this one is opacity already"
      ),
    ] as [(String, [String], String)])
  func corruptColorsAreFound(json: String, path: [String], problem: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Color].self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("expected corrupt data, not \(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == path)
    #expect(context.debugDescription.contains(problem))
  }

  @Test
  func otherValuesAreRefused() async throws {
    try await forEach([
      "1", "null", "[]", "true", "{}", ##"{"light": "#000"}"##, ##"{"light": "#000", "dark": 1}"##,
      ##"{"light": "#000", "dark": "#000", "lightIncreasedContrast": null}"##,
    ]) { (json: String) in
      #expect(throws: DecodingError.self) { try color(json: json) }
    }
  }

  @Test func positionsInOtherSpacesAreCoded() throws {
    for color in plainSamples where !color.oklab.lightness.isNaN {
      let oklab = try JSONDecoder().decode(Color.OKLab.self, from: JSONEncoder().encode(color.oklab))
      #expect(oklab == color.oklab)
      let oklch = try JSONDecoder().decode(Color.OKLCH.self, from: JSONEncoder().encode(color.oklch))
      #expect(oklch == color.oklch)
      let light = try JSONDecoder().decode(
        Color.LinearSRGB.self, from: JSONEncoder().encode(color.linearSRGB))
      #expect(light == color.linearSRGB)
    }
  }

  @Test func positionsThatAreNotFiniteAreRefused() {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    func check(_ type: (some Decodable).Type, _ json: String, _ place: String) {
      let error = #expect(throws: DecodingError.self) { try decoder.decode(type, from: Data(json.utf8)) }
      #expect(error?.path == [place])
    }
    check(Color.OKLab.self, #"{"lightness": 0, "a": "inf", "b": 0.25}"#, "a")
    check(Color.OKLCH.self, #"{"lightness": 0, "chroma": 0, "hue": "nan"}"#, "hue")
    check(Color.LinearSRGB.self, #"{"red": "-inf", "green": 0, "blue": 0}"#, "red")
  }

  @Test(arguments: ColorScheme.allCases)
  func schemesAreCodedByName(scheme: ColorScheme) throws {
    #expect(try JSONDecoder().decode([ColorScheme].self, from: Data("[\"\(scheme)\"]".utf8)) == [scheme])
  }

  @Test(arguments: Contrast.allCases)
  func contrastsAreCodedByName(contrast: Contrast) throws {
    #expect(try JSONDecoder().decode([Contrast].self, from: Data("[\"\(contrast)\"]".utf8)) == [contrast])
  }
}
