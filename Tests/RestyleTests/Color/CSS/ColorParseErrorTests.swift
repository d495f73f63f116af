import Restyle
import RestyleTesting
import TestSupport
import Testing

@Suite struct ColorParseErrorTests {
  // The text, a part of what the error says, where it says it is, and what it quotes.
  @Test
  func says() async throws {
    try await forEach(
      [
        ("", "the text is empty", 0, ""), ("  ", "the text is empty", 2, ""),
        ("blu", "unknown name of a colour", 0, "blu"), ("!red", "expected a name, #", 0, "!red"),
        ("red blue", "unexpected text after", 4, "blue"), ("red;}", "unexpected text after", 3, ";}"),
        ("currentColor", "depends on the text around it", 0, "currentColor"),
        ("CanvasText", "a system colour", 0, "CanvasText"), ("Menu", "a system colour", 0, "Menu"),
        ("#", "not 0", 0, "#"), ("#12", "expected 3, 4, 6 or 8 hexadecimal digits after #, not 2", 0, "#12"),
        ("#12345", "not 5", 0, "#12345"), ("#1234567", "not 7", 0, "#1234567"),
        ("#123456789", "not 9", 0, "#123456789"),
        ("#12g456", "expected a hexadecimal digit, 0-9 or a-f", 3, "g456"), ("# 123", "not 0", 0, "#"),
        ("#\u{FF11}\u{FF12}\u{FF13}", "hexadecimal digit", 1, "\\u{FF11}\\u{FF12}\\u{FF13}"),
        ("rgb", "unknown name of a colour", 0, "rgb"), ("rgb (1 2 3)", "unknown name of a colour", 0, "rgb"),
        ("rgb(", "red has to be a number", 4, ""), ("rgb()", "red has to be a number", 4, ")"),
        ("rgb(1", "green has to be a number", 5, ""), ("rgb(1 2", "blue has to be a number", 7, ""),
        ("rgb(1 2 3", "expected ) or, before alpha, / after three", 9, ""),
        ("rgb(1 2)", "blue has to be a number", 7, ")"),
        ("rgb(1 2 3 4)", "before alpha, /", 10, "4"), ("rgb(1 2 3, 4)", "before alpha, /", 9, ","),
        ("rgb(1,2,3 / 4)", "before alpha, a comma", 10, "/"),
        ("rgb(1,2,3,4,5)", "expected ) at the end", 11, ","),
        ("rgb(1,2 3)", "separate all components by commas, or none; expected blue", 8, "3"),
        ("rgb(1 2,3)", "separate all components by commas, or none; expected blue", 7, ","),
        ("rgb(1,,2)", "green has to be a number", 6, ","),
        ("rgb(1,2,3,)", "alpha has to be a number", 10, ")"),
        ("rgb(1 2 3 / )", "alpha has to be a number", 12, ")"),
        ("rgb(1 2 3 / 4", "expected ) at the end", 13, ""),
        ("rgb(1%, 2, 3)", "green has to be a percentage among commas", 8, "2"),
        ("rgb(1, 2, 3%)", "blue has to be a number among commas", 10, "3%"),
        ("rgb(none, 2, 3)", "with none, separate", 4, "none"),
        ("rgb(1, 2, none)", "with none, separate", 10, "none"),
        ("rgb(1, 2, 3, none)", "with none, separate", 13, "none"),
        ("hsl(none, 2%, 3%)", "with none, separate", 4, "none"),
        ("rgb(1deg 2 3)", "red has to be a number or a percentage, not an angle", 4, "1deg"),
        ("rgb(1px 2 3)", "write angles in deg, grad, rad or turn", 4, "1px"),
        ("rgb(1 2 3 / 4turn)", "alpha has to be a number or a percentage, not an angle", 12, "4turn"),
        ("rgb(calc(1) 2 3)", "write the value of red", 4, "calc"),
        ("rgb(from red r g b)", "relative colours", 4, "from"),
        ("rgb((((((", "red has to be a number", 4, "("),
        ("rgb(rgb(rgb(1 2 3)))", "functions in components", 4, "rgb"),
        ("rgb(1. 2 3)", "green has to be a number", 5, "."), ("rgb(+ 2 3)", "red has to be a number", 4, "+"),
        ("rgb(1 2 3) !important", "unexpected text after", 11, "!important"),
        ("rgb(one 2 3)", "red has to be a number, a percentage or none", 4, "one"),
        ("hsl(10% 20% 30%)", "hue has to be a number of degrees or an angle", 4, "10%"),
        ("hsl(10, 20, 30)", "saturation has to be a percentage among commas", 8, "20"),
        ("hsl(10, 20%, 30)", "lightness has to be a percentage among commas", 13, "30"),
        ("hwb(10, 20%, 30%)", "by spaces, not by commas", 6, ","),
        ("lab(10, 20, 30)", "by spaces, not by commas", 6, ","),
        ("oklch(10 20% 30%)", "hue has to be a number of degrees", 13, "30%"),
        ("lch(10 20 30px)", "unknown unit", 10, "30px"),
        ("color()", "expected one of srgb, srgb-linear, display-p3", 6, ")"),
        ("color(--mine 1 2 3)", "expected one of srgb", 6, "--mine"),
        ("color(1 2 3)", "expected one of", 6, "1"),
        ("color(srgb 1 2)", "blue has to be a number", 14, ")"),
        ("color(xyz 1 2 3deg)", "z has to be a number or a percentage", 14, "3deg"),
        ("color(srgb 1, 2, 3)", "by spaces, not by commas", 12, ","),
        ("color(srgb 0 0 0 0)", "before alpha, /", 17, "0"),
        ("light-dark(red, blue)", "a light and a dark colour separately", 0, "light-dark"),
        ("color-mix(in srgb, red, blue)", "write the resulting colour", 0, "color-mix"),
        ("var(--x)", "write the resulting colour", 0, "var"), ("url(x)", "unknown function", 0, "url"),
        ("expression(alert(1))", "unknown function", 0, "expression"),
        ("red/**/x", "unexpected text after", 7, "x"), ("red\0", "unexpected text after", 3, "\\0"),
        ("r\\65 d", "unknown name of a colour", 0, "r\\\\65"),
        ("\u{202E}red", "unknown name of a colour", 0, "\\u{202E}red"),
        ("\"red\"", "expected a name, #", 0, "\\\"red\\\""),
        ("ré", "unknown name of a colour", 0, "r\\u{00E9}"),
        ("</style>", "expected a name, #", 0, "<"),
        ("\u{1B}[31m", "expected a name, #", 0, "\\u{1B}[31m"),
      ] as [(String, String, Int, String)]
    ) { (text: String, problem: String, offset: Int, excerpt: String) in
      let error = #expect(throws: Color.ParseError.self) { try Color(css: text) }
      #expect(error?.problem.contains(problem) == true, "\(String(describing: error))")
      #expect(error?.offset == offset)
      #expect(error?.excerpt == excerpt)
      let place = excerpt.isEmpty ? "at the end of the text" : "at byte \(offset), \"\(excerpt)\""
      #expect(error.map { $0.description == "Not a CSS colour: \($0.problem) (\(place))." } == true)
    }
  }

  @Test
  func hugeTextsGiveShortErrors() async throws {
    try await forEach([
      String(repeating: "(", count: 100_000), String(repeating: "rgb(", count: 25_000),
      String(repeating: "a", count: 100_000), "#" + String(repeating: "f", count: 100_000),
      String(repeating: " ", count: 100_000), "rgb(" + String(repeating: "1 ", count: 50_000),
      String(repeating: "/*", count: 50_000), String(repeating: "\u{1F3F3}\u{FE0F}\u{200D}", count: 10_000),
      "rgb(1px" + String(repeating: "\n\u{7}", count: 30_000),
    ]) { (text: String) in
      let error = #expect(throws: Color.ParseError.self) { try Color(css: text) }
      #expect(error.map { $0.description.utf8.count < 600 } == true)
    }
  }

  @Test(
    "Excerpts are cut after 32 characters, however long each is", arguments: ["é", "\u{1F600}", "a", "\0"])
  func excerptsAreCut(character: Unicode.Scalar) {
    let shown = character.value == 0x61 ? "a" : character.value == 0 ? "\\0" : nil
    let digits = String(character.value, radix: 16, uppercase: true)
    let one =
      shown ?? "\\u{\(String(repeating: "0", count: (digits.count > 4 ? 8 : 4) - digits.count))\(digits)}"
    for count in 31...40 {
      let text = String(repeating: String(character), count: count)
      let error = #expect(throws: Color.ParseError.self) { try Color(css: "red " + text) }
      let excerpt = String(repeating: one, count: min(count, 32)) + (count > 32 ? "..." : "")
      #expect(error?.excerpt == excerpt)
    }
  }

  @Test func hugeNumbersAreRead() throws {
    let digits = String(repeating: "9", count: 100_000)
    #expect(try Color(css: "rgb(\(digits) 0.\(digits) -\(digits))").nearestHexColor == Color(hex: 0xFF0100))
    #expect(try Color(css: "color(srgb 1e\(digits) 0 0)").red == Double(Float.greatestFiniteMagnitude))
    #expect(try Color(css: "color(srgb 1e-\(digits) 0 0)") == .black)
    for name in [
      "lab", "lch", "oklab", "oklch", "hsl", "hwb", "color(xyz", "color(rec2020", "color(prophoto-rgb",
    ] {
      let opening = name.contains("(") ? name : name + "("
      let color = try Color(css: "\(opening) 1e308 -1e308 1e308)")
      #expect(color.red.isFinite && color.green.isFinite && color.blue.isFinite)
      #expect(try Color(css: color.cssText()).isWritten(color))
    }
  }

  @Test(
    "The largest numbers give the colour that other large ones do",
    arguments: [
      "lab(50 A B)", "lab(50 A 9)", "lch(50 A 40)", "oklab(0.5 A B)", "oklch(0.5 A 40)", "hsl(90 A B)",
      "hwb(90 A B)", "color(srgb A B 0)", "color(srgb-linear A B 0)", "color(display-p3-linear A B 0)",
      "color(a98-rgb A B 0)", "color(prophoto-rgb A 0 B)", "color(rec2020 0 A B)", "color(xyz A B 0)",
      "color(xyz-d50 A 0.5 B)",
    ])
  func largestNumbers(function: String) throws {
    func color(_ a: String, _ b: String, _ exponent: Int) throws -> Color {
      try Color(
        css: function.replacing("A", with: "\(a)e\(exponent)").replacing("B", with: "\(b)e\(exponent)"))
    }
    for (a, b) in [("1", "0"), ("-1", "0"), ("1", "1"), ("1", "-1"), ("-1", "1"), ("-1", "-1")] {
      #expect(try color(a, b, 308).isWritten(color(a, b, 99)), "\(a) \(b)")
    }
  }

  @Test func randomBytesAreReadOrRefused() throws {
    var generator = SeededGenerator(seed: 1)
    let words = [
      "rgb(", "hsl(", "color(", "oklch(", "srgb", "display-p3", "none", ")", "(", ",", "/", " ", "%", "deg",
      "#",
      "1", "-", ".5", "1e9", "e", "+", "/*", "*/", "red", "\0", "\u{E9}", "\u{FFFD}", "255", "\\", "\"",
      "calc(",
    ]
    var colors = 0
    for _ in 0..<10_000 {
      let text: String
      if Bool.random(using: &generator) {
        let count = Int.random(in: 0..<24, using: &generator)
        let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
        text = String(decoding: bytes, as: UTF8.self)
      } else {
        let count = Int.random(in: 0..<12, using: &generator)
        text = (0..<count).compactMap { _ in words.randomElement(using: &generator) }.joined()
      }
      do {
        let color = try Color(css: text)
        colors += 1
        #expect(try Color(css: color.cssText()).isWritten(color))
      } catch {
        #expect((0...text.utf8.count).contains(error.offset))
        #expect(error.description.utf8.allSatisfy { (0x20...0x7E).contains($0) })
      }
    }
    #expect(colors > 0)
  }

  @Test func truncatedTextsAreRefused() {
    let text = "color(display-p3 0.1 20% none / 0.5)"
    for end in text.indices {
      #expect(throws: Color.ParseError.self) { try Color(css: text[..<end]) }
    }
  }
}
