import Restyle
import RestyleTesting
import TestSupport
import Testing

@Suite struct ColorCSSTests {
  @Test func everyNameHasItsColor() throws {
    #expect(namedColors.count == 148)
    for (name, red, green, blue) in namedColors {
      let expected = Color(hex: red << 16 | green << 8 | blue)
      #expect(try Color(css: name) == expected)
      #expect(try Color(css: " \(name.uppercased())\n") == expected)
    }
    #expect(try Color(css: "Transparent") == .clear)
  }

  // Most rows are from the web platform tests css/css-color/parsing and the examples of CSS Color 4.
  @Test
  func reads() async throws {
    try await forEach(
      [
        ("#123", "#112233"), ("#1234", "rgba(17, 34, 51, 0.26666668)"), ("#aBcDeF", "#abcdef"),
        ("#33669980", "rgba(51, 102, 153, 0.5019608)"), ("#369f", "#336699"),
        ("rgb(51, 102, 153)", "#336699"), ("rgba(51,102,153)", "#336699"), ("RGB(51 102 153)", "#336699"),
        ("rgb(20%, 40%, 60%)", "#336699"), ("rgb(20% 102 60%)", "#336699"),
        ("rgb(51 102 153 / 100%)", "#336699"),
        ("rgb(51,102,153,.5)", "rgba(51, 102, 153, 0.5)"), ("rgb(51 102 153/50%)", "rgba(51, 102, 153, 0.5)"),
        ("rgb(-2 3 4)", "#000304"), ("rgb(250% 20% 40%)", "#ff3366"),
        ("rgb(none none none / none)", "rgba(0, 0, 0, 0)"),
        ("rgb(20% none none)", "#330000"), ("rgba(257 30 40 / 50%)", "rgba(255, 30, 40, 0.5)"),
        ("rgb(1e2 +2e+1 300e-1)", "#64141e"), ("rgb(1-2.5.5)", "rgb(1, 0, 0.5)"),
        ("rgb(/* a */51/**/102 153/* / 2 */)", "#336699"), ("\t\u{C}rgb(\n51\r102 153 )/*", "#336699"),
        ("rgb(0 0 0 / 12)", "#000000"), ("rgb(0 0 0 / -1e9)", "rgba(0, 0, 0, 0)"),
        ("rgb(1e999 -1e999 0)", "#ff0000"),
        ("hsl(120 100% 50%)", "#00ff00"), ("hsl(none 100% 50%)", "#ff0000"),
        ("hsl(120, 100%, 50%)", "#00ff00"),
        ("hsla(120deg,100%,50%,0.2)", "rgba(0, 255, 0, 0.2)"), ("hsl(120 100 50)", "#00ff00"),
        ("hsl(210 50% 40%)", "#336699"), ("hsl(-150 50% 40%)", "#336699"), ("hsl(930 50% 40%)", "#336699"),
        ("hsl(0.5turn 100% 50%)", "#00ffff"), ("hsl(200grad 100% 50%)", "#00ffff"),
        ("hsl(3.14159265358979rad 100% 50%)", "#00ffff"), ("hsl(120 none 50%)", "rgb(127.5, 127.5, 127.5)"),
        ("hsl(30deg, 100%, 100%)", "#ffffff"), ("hsl(0 -50% 20%)", "#333333"),
        ("hsl(1e999turn 100% 50%)", "#ff0000"), ("hsl(1e999 100% 50%)", "#ff0000"),
        ("hsl(-1e999deg 100% 50%)", "#ff0000"), ("hwb(1e999 0% 0%)", "#ff0000"),
        ("hsl(120 100 150)", "#ffffff"), ("hsl(120 100 -20)", "#000000"),
        ("hsl(120 -200 50)", "rgb(127.5, 127.5, 127.5)"),
        ("hwb(0 100% 300%)", "rgb(63.75, 63.75, 63.75)"),
        ("hwb(0 1e308 1e308)", "rgb(127.5, 127.5, 127.5)"), ("hwb(0 0 1e999)", "#000000"),
        ("hwb(120 0% 0%)", "#00ff00"), ("hwb(120 80% 0%)", "#ccffcc"), ("hwb(0 100% 50%)", "#aaaaaa"),
        ("hwb(120 20 20)", "#33cc33"), ("hwb(none none none / none)", "rgba(255, 0, 0, 0)"),
        ("lab(0 0 0)", "#000000"), ("lab(100 0 0)", "#ffffff"), ("lab(200% 0 0)", "#ffffff"),
        ("oklab(0 0 0)", "#000000"), ("oklab(100% 0 0)", "#ffffff"), ("oklch(1 0 180)", "#ffffff"),
        ("color(srgb 0.2 40% 0.6)", "#336699"), ("color(SRGB 1.5 -0.5 none)", "color(srgb 1.5 -0.5 0)"),
        ("color(srgb-linear 1 0 0)", "#ff0000"),
        ("color(display-p3 1 50% 0 / 0.5)", "color(display-p3 1 0.5 0 / 0.5)"),
        ("color(display-p3-linear 1 0 0)", "color(display-p3 1 0 0)"), ("color(xyz 0 0 0)", "#000000"),
        ("color(a98-rgb 1 1 1)", "#ffffff"), ("color(prophoto-rgb 1 1 1)", "#ffffff"),
        ("color(rec2020 1 1 1)", "#ffffff"),
      ] as [(String, String)]
    ) { (text: String, expected: String) throws in
      #expect(try Color(css: text).cssText() == expected)
    }
  }

  // CSS Color 4, examples of the functions, and the web platform tests css/css-color: colours rounded to 8 bits.
  @Test
  func convertsAsPublished() async throws {
    try await forEach(
      [
        ("lab(29.2345% 39.3825 20.0664)", "#7d2329"), ("lab(52.2345% 40.1645 59.9971)", "#c65d06"),
        ("lab(60.2345% -5.3654 58.956)", "#9d9318"), ("lab(62.2345% -34.9638 47.7721)", "#68a639"),
        ("lab(67.5345% -8.6911 -41.6019)", "#62acef"), ("lab(46.277% -47.562 48.583)", "#008000"),
        ("lch(29.2345% 44.2 27)", "#7d2329"), ("lch(52.2345% 72.2 56.2)", "#c65d06"),
        ("lch(60.2345% 59.2 95.2)", "#9d9318"), ("lch(62.2345% 59.2 126.2)", "#68a639"),
        ("lch(67.5345% 42.5 258.2)", "#62acef"),
        ("oklab(40.101% 0.1147 0.0453)", "#7d2329"), ("oklab(59.686% 0.1009 0.1192)", "#c65d07"),
        ("oklab(0.65125 -0.0320 0.1274)", "#9d9318"), ("oklab(66.016% -0.1084 0.1114)", "#68a639"),
        ("oklab(72.322% -0.0465 -0.1150)", "#62acef"), ("oklab(51.975% -35.075% 26.92%)", "#008000"),
        ("oklch(40.101% 0.12332 21.555)", "#7d2329"), ("oklch(59.686% 0.15619 49.7694)", "#c65d06"),
        ("oklch(0.65125 0.13138 104.097)", "#9d9318"), ("oklch(0.66016 0.15546 134.231)", "#68a639"),
        ("oklch(72.322% 31.0075% 247.996deg)", "#62acef"), ("oklch(51.975% 0.17686 142.495)", "#008000"),
        ("color(display-p3 0.21604 0.49418 0.13151)", "#008000"),
        ("color(srgb-linear 0 0.21586 0)", "#008000"),
        ("color(a98-rgb 0.281363 0.498012 0.116746)", "#008000"),
        ("color(xyz 0.07719 0.15438 0.02573)", "#008000"),
        ("color(prophoto-rgb 0.230479 0.395789 0.129968)", "#008000"),
        ("color(xyz-d65 0.07719 15.438% 0.02573)", "#008000"),
        ("color(rec2020 0.332322 0.509792 0.191779)", "#008000"),
        ("color(xyz-d50 0.08314 0.154747 0.020974)", "#008000"),
        ("hsl(120 30% 50%)", "#59a659"), ("hwb(120 30% 50%)", "#4d804d"), ("hwb(320deg 30% 40%)", "#994d80"),
        ("hwb(0deg 10% 50%)", "#801a1a"), ("hwb(0 20% 100%)", "#2b2b2b"), ("hsl(60, 100%, 37.5%)", "#bfbf00"),
        ("hsl(300, 50%, 50%)", "#bf40bf"),
        // Outside of the ranges, as coloraide 8.13 computes them: nothing is clamped before it is RGB but saturation,
        // from below.
        ("hwb(0 50% 150%)", "#404040"), ("hsl(120 200 25)", "#00bf00"), ("hsl(30 150% 50%)", "#ff8000"),
        ("hsl(0 300% 90%)", "#ff9999"), ("hsl(200 120 120)", "#fffff5"),
        ("color(rec2020 0.5 0.2 -0.3)", "#960200"),
      ] as [(String, String)]
    ) { (text: String, expected: String) throws in
      #expect(try Color(css: text).nearestHexColor.cssText() == expected)
    }
  }

  @Test func choosesTheSmallestGamut() throws {
    #expect(try Color(css: "oklch(0.7 0.1 200)").space == .sRGB)
    // Pure Display P3 red, then a green that no screen shows.
    let red = try Color(css: "oklch(0.64857 0.29949 28.958)")
    #expect(red.isClose(to: Color(red: 1, green: 0, blue: 0, space: .displayP3), within: 5e-3))
    let green = try Color(css: "oklch(0.9 0.4 140)")
    #expect(green.space == .displayP3)
    #expect(green.green > 1)
    #expect(green.blue < 0)
  }

  /// The rounding of a conversion is forgiven, up to half of a 16-bit step, and nothing beyond.
  ///
  /// The figures are the matrix and the slopes of sRGB's curve at its ends, of CSS Color 4.
  @Test
  func forgivesHalfAStepBesideTheGamut() async throws {
    try await forEach([0.4, 0.6, 1, 1.4, 2, 10] as [Double], [0, 1] as [Double]) {
      (steps: Double, edge: Double) throws in
      let red = edge == 0 ? -steps / 65_535 / 12.92 : 1 + steps / 65_535 * 2.4 / 1.055
      let rows = [
        [0.41239079926595934, 0.357584339383878, 0.1804807884018343],
        [0.21263900587151027, 0.715168678767756, 0.07219231536073371],
        [0.01933081871559182, 0.11919477979462598, 0.9505321522496607],
      ]
      let components = rows.map { "\($0[0] * red + ($0[1] + $0[2]) * 0.5)" }
      let color = try Color(css: "color(xyz-d65 \(components.joined(separator: " ")))")
      #expect(color.space == (steps < 0.5 ? .sRGB : .displayP3))
      if steps < 0.5 { #expect(color.red == edge) }
    }
  }

  @Test func whatCSSWritesIsReadBackExactly() throws {
    for color in colorSamples {
      for (scheme, contrast) in surroundings {
        let text = color.cssText(colorScheme: scheme, contrast: contrast)
        let written = color.resolved(colorScheme: scheme, contrast: contrast)
        #expect(try Color(css: text).isWritten(written), "\(written.debugDescription)")
      }
    }
  }

  @Test func randomComponentsAreReadBackExactly() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<5_000 {
      // Every bit pattern of a number is as likely as every other: very large and very small ones too.
      let components = (0..<3).map { _ in
        Double(Float(bitPattern: UInt32.random(in: 0...UInt32.max, using: &generator)))
      }
      let color = Color(
        red: components[0], green: components[1], blue: components[2],
        alpha: Double(Float.random(in: 0...1, using: &generator)),
        space: Bool.random(using: &generator) ? .sRGB : .displayP3
      )
      #expect(try Color(css: color.cssText()).isWritten(color), "\(color.debugDescription)")
    }
  }

  @Test func whatSRGBHasIsWrittenInIt() {
    for hex in stride(from: UInt32(0), through: 0xFFFFFF, by: 7_919) {
      for alpha in [1, 0.5] {
        let color = Color(hex: hex, alpha: alpha)
        #expect(color.converted(to: .displayP3).cssText() == color.cssText())
      }
    }
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let random = (0..<4).map { _ in Double.random(in: 0...1, using: &generator) }
      let color = Color(
        red: random[0], green: random[1], blue: random[2], alpha: random[3], space: .displayP3)
      let inSRGB = color.converted(to: .sRGB)
      let range = -1e-5...1 + 1e-5
      let isInGamut = [inSRGB.red, inSRGB.green, inSRGB.blue].allSatisfy { range.contains($0) }
      #expect(color.cssText().hasPrefix("rgba(") == isInGamut, "\(color.debugDescription)")
      // Of each part, three decimals at most.
      let parts = color.cssText().split(separator: Character(",")).dropLast()
      let decimals = parts.map { $0.drop { $0 != "." }.dropFirst().count }
      #expect(!isInGamut || decimals.allSatisfy { $0 <= 3 }, "\(color.cssText())")
    }
  }

  @Test("An opacity is as short as it is in Swift, and read back exactly")
  func opacities() {
    let hundredths = (0...100).map { Float($0) / 100 }
    let eighths = (0...2_048).map { Float($0) / 2_048 }
    let random = (0..<20_000).map { _ in Float.random(in: 0...1) }
    let tiny = (1...120).map { Float(1) / Float(sign: .plus, exponent: $0, significand: 1.1) }
    for alpha in hundredths + eighths + random + tiny where alpha < 1 {
      let color = Color(red: 0, green: 0, blue: 0, alpha: Double(alpha))
      let text = color.cssText().dropFirst("rgba(0, 0, 0, ".count).dropLast()
      #expect(Double(text).map { Float($0) } == alpha, "\(text)")
      // Read as a `Double`, the shortest text of a `Float` may be another one; then it takes some digits more.
      let short = alpha == 0 ? "0" : alpha.description
      if Double(short).map({ Float($0) }) == alpha { #expect(text == short) }
    }
  }

  @Test func every8BitComponentIsWrittenAsHexadecimal() {
    for value in UInt32(0)...255 {
      let text = Color(hex: value << 8).cssText()
      let digits = String(value, radix: 16)
      #expect(text == "#00\(digits.count == 1 ? "0" : "")\(digits)00")
    }
  }
}

extension Color {
  /// Whether the colour is what the text of another one is read as: that one, or the same in sRGB, to a thousandth of
  /// 1/255.
  func isWritten(_ other: Color) throws(ParseError) -> Bool {
    guard try Color(css: cssText()) == self else { return false }
    guard space == .sRGB, other.space == .displayP3 else { return self == other }
    let converted = other.converted(to: .sRGB)
    // Beyond the gamut by less than half a 16-bit step is within it.
    let differences = [red - converted.red, green - converted.green, blue - converted.blue]
    return alpha == other.alpha && differences.allSatisfy { abs($0) < 1e-5 }
  }
}
