import Restyle
import RestyleTesting
import TestSupport
import Testing

@Suite struct ColorContrastTests {
  // WCAG 2 gives black on white as 21; CSS Color 4, "System Colors", gives the blues; 4.48 and 4.54 are the
  // greys on both sides of WCAG's limit of 4.5.
  @Test
  func published() async throws {
    try await forEach(
      [
        (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1), (0x777777, 0xFFFFFF, 4.48),
        (0x767676, 0xFFFFFF, 4.54),
        (0x0000FF, 0xFFFFFF, 8.59), (0x0000FF, 0x000000, 2.44), (0x81D9FE, 0x000000, 13.28),
        (0xFF0000, 0xFFFFFF, 4.00),
      ] as [(UInt32, UInt32, Double)]
    ) { (foreground: UInt32, background: UInt32, ratio: Double) in
      let foreground = Color(hex: foreground)
      let background = Color(hex: background)
      #expect(abs(foreground.contrastRatio(with: background) - ratio) < 0.01)
      #expect(foreground.contrastRatio(with: background) == background.contrastRatio(with: foreground))
    }
  }

  @Test
  func luminance() async throws {
    try await forEach(
      [
        (Color.black, 0.0), (.white, 1), (.red, 0.2126), (.green, 0.7152), (.blue, 0.0722),
        (Color(white: 7), 1), (Color(white: -7), 0), (Color(red: 1, green: 1, blue: 1, space: .displayP3), 1),
      ] as [(Color, Double)]
    ) { (color: Color, expected: Double) in
      #expect(abs(color.relativeLuminance - expected) < 1e-9)
    }
  }

  @Test func theRatioIsAlwaysInRange() {
    for color in colorSamples {
      for other in [Color.black, .white, .clear, .gray, varyingSamples[5]] {
        #expect((1...21).contains(color.contrastRatio(with: other)))
      }
    }
  }

  @Test("A translucent background never has more contrast than with anything that may lie behind it")
  func translucentBackgrounds() {
    #expect(Color.white.contrastRatio(with: .clear) == 1)
    #expect(Color.white.contrastRatio(with: .clear, over: .black) == 21)
    #expect(Color.white.contrastRatio(with: .clear, over: .clear) == 1)
    for alpha in [0, 0.2, 0.5, 0.9] {
      for color in [Color.black, .white, .red, .gray, Color(white: 0, alpha: 0.5)] {
        for background in [Color.black, .white, .blue].map({ $0.withAlpha(alpha) }) {
          let least = color.contrastRatio(with: background)
          for backdrop in [Color.black, .white, .red, .gray, .green, .blue] {
            let seen = color.contrastRatio(with: background.composited(over: backdrop))
            #expect(color.contrastRatio(with: background, over: backdrop) == seen)
            #expect(least <= seen, "\(color) on \(background) over \(backdrop)")
          }
        }
      }
    }
  }

  @Test(
    "Two translucent colours have the contrast that some backdrop leaves, and none leaves less",
    arguments: 0..<40)
  func leastContrast(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number() -> Double {
      [0, 1, Double.random(in: 0...0.1, using: &generator), Double.random(in: 0...1, using: &generator)]
        .randomElement(using: &generator) ?? 0
    }
    func color() -> Color {
      Color(
        red: number(), green: number(), blue: number(), alpha: number(),
        space: Bool.random(using: &generator) ? .sRGB : .displayP3)
    }
    let (foreground, background) = (color(), color())
    let space = foreground.space == background.space ? foreground.space : .displayP3
    let least = foreground.contrastRatio(with: background)
    var seen = Double.infinity
    let parts = stride(from: 0, through: 1, by: 0.125)
    for (red, green) in parts.flatMap({ red in parts.map { (red, $0) } }) {
      for blue in parts {
        let backdrop = Color(red: red, green: green, blue: blue, space: space)
        seen = min(seen, foreground.contrastRatio(with: background, over: backdrop))
      }
    }
    #expect(least <= seen * 1.000_001 && least > seen - 0.05, "\(foreground) on \(background)")
  }

  @Test func translucentForegroundsAreSeenOverTheBackground() {
    let translucent = Color(white: 0, alpha: 0.5)
    #expect(translucent.contrastRatio(with: .white) == Color.gray.contrastRatio(with: .white))
    #expect(Color.clear.contrastRatio(with: .white) == 1)
  }

  @Test func compositing() {
    #expect(Color.red.composited(over: .blue) == .red)
    #expect(Color.clear.composited(over: .blue) == .blue)
    #expect(Color.red.withAlpha(0.5).composited(over: .clear) == Color.red.withAlpha(0.5))
    #expect(Color(white: 0, alpha: 0.5).composited(over: .white) == .gray)
    #expect(
      Color(white: 1, alpha: 0.5).composited(over: Color(light: .black, dark: .white))
        == Color(light: .gray, dark: .white))
    let half = Color.red.withAlpha(0.5).composited(over: Color.blue.withAlpha(0.5))
    #expect(half.isClose(to: Color(red: 2 / 3, green: 0, blue: 1 / 3, alpha: 0.75), within: 1e-6))
    let wide = Color(red: 1, green: 0, blue: 0, alpha: 0.5, space: .displayP3)
    #expect(wide.composited(over: .white).space == .displayP3)
  }

  @Test func compositingIsAssociative() {
    let layers = [
      Color(hex: 0x336699, alpha: 0.3), Color(hex: 0xFF9900, alpha: 0.6), Color(white: 1, alpha: 0.9), .clear,
      .black,
    ]
    for first in layers {
      for second in layers {
        for third in layers {
          let left = first.composited(over: second).composited(over: third)
          let right = first.composited(over: second.composited(over: third))
          #expect(left.isClose(to: right, within: 1e-6))
        }
      }
    }
  }
}
