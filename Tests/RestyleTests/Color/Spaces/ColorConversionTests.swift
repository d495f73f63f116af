import Restyle
import TestSupport
import Testing

@Suite struct ColorConversionTests {
  /// Colours inside the gamut of sRGB: a grid.
  static let grid: [Color] = [0, 0.03, 0.25, 0.5, 0.75, 1].flatMap { red in
    [0, 0.25, 0.6, 1].flatMap { green in
      [0, 0.4, 1].map { Color(red: red, green: green, blue: $0, alpha: 0.5) }
    }
  }

  // CSS Color 4 and Ottosson's post publish these to four or five digits.
  @Test
  func oklab() async throws {
    try await forEach(
      [
        (Color.white, 1.0, 0.0, 0.0), (.black, 0, 0, 0), (.red, 0.62796, 0.22486, 0.12585),
        (.green, 0.86644, -0.23389, 0.17950), (.blue, 0.45201, -0.03246, -0.31153),
        (Color(red: 1, green: 1, blue: 1, space: .displayP3), 1, 0, 0),
        (Color(red: 1, green: 0, blue: 0, space: .displayP3), 0.64857, 0.26203, 0.14500),
      ] as [(Color, Double, Double, Double)]
    ) { (color: Color, lightness: Double, a: Double, b: Double) in
      let oklab = color.oklab
      #expect(abs(oklab.lightness - lightness) < 2e-5)
      #expect(abs(oklab.a - a) < 2e-5)
      #expect(abs(oklab.b - b) < 2e-5)
    }
  }

  @Test func oklch() {
    let red = Color.red.oklch
    #expect(abs(red.lightness - 0.62796) < 1e-5)
    #expect(abs(red.chroma - 0.25768) < 1e-5)
    #expect(abs(red.hue - 29.2339) < 1e-3)
    #expect(Color.gray.oklch.hue == 0)
  }

  @Test("Positions with the largest numbers have the direction of others that are far away")
  func largestNumbers() {
    let (huge, large) = (Double.greatestFiniteMagnitude, 1e99)
    for (a, b) in [(1.0, 0.0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)] {
      let first = Color.OKLab(lightness: 0.5, a: a * huge, b: b * huge)
      let second = Color.OKLab(lightness: 0.5, a: a * large, b: b * large)
      #expect(Color(oklab: first) == Color(oklab: second))
      #expect(abs(Color.OKLCH(first).hue - Color.OKLCH(second).hue) < 1e-9)
      #expect(Color.OKLCH(first).chroma >= Color.OKLCH(second).chroma)
    }
    #expect(
      Color(oklch: Color.OKLCH(lightness: 0.5, chroma: huge, hue: 30))
        == Color(oklch: Color.OKLCH(lightness: 0.5, chroma: large, hue: 30)))
  }

  @Test func displayP3() {
    // CSS Color 4 gives sRGB's pure red in Display P3 as 0.9175 0.2003 0.1386.
    let red = Color.red.converted(to: .displayP3)
    #expect(
      red.isClose(to: Color(red: 0.91749, green: 0.20029, blue: 0.13856, space: .displayP3), within: 1e-4))
    let wide = Color(red: 1, green: 0, blue: 0, space: .displayP3).converted(to: .sRGB)
    #expect(wide.isClose(to: Color(red: 1.0930, green: -0.2267, blue: -0.1501), within: 1e-3))
    #expect(wide.nearestHexColor == .red)
  }

  @Test func thereAndBack() {
    for color in Self.grid {
      #expect(color.converted(to: .displayP3).converted(to: .sRGB).isClose(to: color, within: 1e-6))
      #expect(Color(linearSRGB: color.linearSRGB, alpha: 0.5).isClose(to: color, within: 1e-6))
      #expect(Color(oklab: color.oklab, alpha: 0.5).isClose(to: color, within: 1e-5))
      #expect(Color(oklch: color.oklch, alpha: 0.5).isClose(to: color, within: 1e-5))
      let wide = Color(red: color.red, green: color.green, blue: color.blue, space: .displayP3)
      let back = Color(oklch: wide.oklch)
      #expect(back.converted(to: .displayP3).isClose(to: wide, within: 2e-5))
    }
  }

  @Test func convertingToItsOwnSpaceChangesNothing() {
    for color in plainSamples {
      #expect(color.converted(to: color.space) == color)
    }
    for color in varyingSamples {
      for space in ColorSpace.allCases {
        let converted = color.converted(to: space)
        #expect(converted.space == space)
        #expect(converted.resolved(colorScheme: .dark).space == space)
      }
    }
  }

  @Test func linearLight() {
    #expect(Color.white.linearSRGB == .init(red: 1, green: 1, blue: 1))
    #expect(abs(Color.gray.linearSRGB.red - 0.21404) < 1e-5)
    #expect(abs(Color(white: -0.5).linearSRGB.red + 0.21404) < 1e-5)
  }

  @Test func theNearestHexColorIsItself() throws {
    for (_, red, green, blue) in namedColors {
      let color = Color(hex: red << 16 | green << 8 | blue, alpha: 0.3)
      #expect(color.nearestHexColor == color)
    }
    for color in colorSamples {
      #expect(color.nearestHexColor.nearestHexColor == color.nearestHexColor)
      #expect(!color.nearestHexColor.cssText().contains("color("))
    }
    #expect(Color.gray.nearestHexColor == Color(hex: 0x808080))
  }
}
