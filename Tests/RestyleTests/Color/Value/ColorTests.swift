import Restyle
import TestSupport
import Testing

@Suite struct ColorTests {
  @Test func isSmallAndTrivial() {
    #expect(MemoryLayout<Color>.size == 64)
    #expect(MemoryLayout<Color>.stride == 64)
    #expect(_isPOD(Color.self))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .signalingNaN])
  func whatIsNotFiniteCountsAsZero(value: Double) {
    #expect(Color(red: value, green: value, blue: value) == .black)
    #expect(Color(white: value) == .black)
    #expect(Color(white: 0, alpha: value) == .clear)
    #expect(Color.black.withAlpha(value) == .clear)
    #expect(Color(hue: value, saturation: 1, brightness: 1) == .red)
    #expect(Color(hue: 0, saturation: value, brightness: 1) == .white)
    #expect(Color(hue: 0, saturation: 1, brightness: value) == .black)
    #expect(Color(oklab: .init(lightness: value, a: value, b: value)) == .black)
    #expect(Color(linearSRGB: .init(red: value, green: value, blue: value)) == .black)
    var oklch = Color.red.oklch
    oklch.hue = value
    #expect(oklch.hue == 0)
    #expect(oklch == oklch)
  }

  @Test func normalizesComponents() {
    #expect(Color(white: -0.0) == .black)
    #expect(Color(white: -0.0).hashValue == Color.black.hashValue)
    #expect(Color(white: -1e-300).cssText() == "#000000")
    #expect(Color(white: 1, alpha: 7) == .white)
    #expect(Color(white: 0, alpha: -7) == .clear)
    #expect(Color(white: 0, alpha: .nan) == .clear)
    #expect(Color(white: 1e300).red == Double(Float.greatestFiniteMagnitude))
    #expect(Color(hex: 0xAB33_6699) == Color(hex: 0x336699))
  }

  @Test func givesItsComponents() {
    let color = Color(red: 0.25, green: -0.5, blue: 1.5, alpha: 0.75, space: .displayP3)
    #expect(color.red == 0.25)
    #expect(color.green == -0.5)
    #expect(color.blue == 1.5)
    #expect(color.alpha == 0.75)
    #expect(color.space == .displayP3)
    #expect(!color.varies)
  }

  // The hue is in twelfths of a turn.
  @Test
  func hueSaturationBrightness() async throws {
    try await forEach(
      [
        (0, 1, 1, 0xFF0000), (12, 1, 1, 0xFF0000), (-4, 1, 1, 0x0000FF), (2, 1, 1, 0xFFFF00),
        (4, 1, 1, 0x00FF00), (6, 1, 1, 0x00FFFF), (8, 1, 1, 0x0000FF), (10, 1, 1, 0xFF00FF),
        (3.5, 0, 0.2, 0x333333), (8.5, 1, 0, 0x000000), (7, 0.6666667, 0.6, 0x336699), (90, 3, 2, 0x00FFFF),
      ] as [(Double, Double, Double, UInt32)]
    ) { (hue: Double, saturation: Double, brightness: Double, hex: UInt32) in
      let color = Color(hue: hue / 12, saturation: saturation, brightness: brightness)
      #expect(color.isClose(to: Color(hex: hex), within: 1e-6))
    }
  }

  @Test
  func namedStatics() async throws {
    try await forEach(
      [
        (Color.clear, "rgba(0, 0, 0, 0)"), (.black, "#000000"), (.white, "#ffffff"), (.red, "#ff0000"),
        (.green, "#00ff00"), (.blue, "#0000ff"), (.gray, "rgb(127.5, 127.5, 127.5)"), (.lightGray, "#aaaaaa"),
        (.darkGray, "#555555"), (.cyan, "#00ffff"), (.magenta, "#ff00ff"), (.yellow, "#ffff00"),
        (.orange, "rgb(255, 127.5, 0)"), (.purple, "rgb(127.5, 0, 127.5)"), (.brown, "#996633"),
      ] as [(Color, String)]
    ) { (color: Color, text: String) in
      #expect(color.cssText() == text)
    }
  }

  @Test func equalityAgreesWithHashing() {
    // Two ways to the same value, then all pairs of different ones.
    for color in colorSamples {
      let copy = Color(
        light: color.resolved(colorScheme: .light),
        dark: color.resolved(colorScheme: .dark),
        lightIncreasedContrast: color.resolved(colorScheme: .light, contrast: .increased),
        darkIncreasedContrast: color.resolved(colorScheme: .dark, contrast: .increased)
      )
      #expect(copy == color)
      #expect(copy.hashValue == color.hashValue)
    }
    #expect(Set(varyingSamples).count == varyingSamples.count)
    #expect(Color.white != Color(red: 1, green: 1, blue: 1, space: .displayP3))
  }

  @Test func opacityIsMultipliedInEveryVariant() {
    for color in colorSamples {
      for scheme in ColorScheme.allCases {
        for contrast in Contrast.allCases {
          let alpha = color.resolved(colorScheme: scheme, contrast: contrast).alpha
          let shown = { (factor: Double) in
            color.opacity(factor).resolved(colorScheme: scheme, contrast: contrast).alpha
          }
          #expect(shown(1) == alpha && shown(0) == 0 && shown(-1) == 0 && shown(.nan) == 0)
          #expect(shown(0.5) == alpha / 2 && shown(.infinity) == 0)
        }
      }
    }
  }
}
