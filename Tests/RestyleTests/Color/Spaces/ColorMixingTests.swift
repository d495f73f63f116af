import Restyle
import TestSupport
import Testing

@Suite struct ColorMixingTests {
  static let colors: [Color] = [
    .red, .green, .blue, .white, .black, .clear, Color(hex: 0x336699, alpha: 0.4), Color(white: 1, alpha: 0),
    Color(red: 0, green: 1, blue: 0, alpha: 0.7, space: .displayP3), Color(light: .orange, dark: .purple),
  ]

  @Test
  func endpointsAndSymmetry() async throws {
    try await forEach(Self.colors, Self.colors) { (first: Color, second: Color) in
      #expect(first.mixed(with: second, amount: 0) == first)
      #expect(first.mixed(with: second, amount: 1) == second)
      #expect(first.mixed(with: second, amount: -3) == first)
      #expect(first.mixed(with: second, amount: 9) == second)
      #expect(first.mixed(with: second, amount: .nan) == first)
      #expect(first.mixed(with: second) == second.mixed(with: first))
      for amount in [0.125, 0.3, 0.75] {
        let mixed = first.mixed(with: second, amount: amount)
        let reversed = second.mixed(with: first, amount: 1 - amount)
        #expect(mixed.isClose(to: reversed, within: 1e-6))
        for scheme in ColorScheme.allCases {
          let parts = (first.resolved(colorScheme: scheme), second.resolved(colorScheme: scheme))
          #expect(mixed.resolved(colorScheme: scheme) == parts.0.mixed(with: parts.1, amount: amount))
        }
      }
    }
  }

  @Test
  func aColorMixedWithItselfIsItself() async throws {
    try await forEach(Self.colors) { (color: Color) in
      #expect(color.mixed(with: color, amount: 0.3) == color)
    }
  }

  // What `color-mix(in oklab, ...)` gives, computed with the figures of Ottosson's post.
  @Test(
    arguments: [
      (Color.white, Color.black, "#636363"), (.red, .blue, "#8c53a2"), (.white, .blue, "#74a3ff"),
    ] as [(Color, Color, String)])
  func mixesAsCSS(first: Color, second: Color, expected: String) {
    #expect(first.mixed(with: second).nearestHexColor.cssText() == expected)
  }

  @Test func alphaIsPremultiplied() {
    // A transparent colour brings no hue of its own.
    let faded = Color.red.mixed(with: .clear)
    #expect(faded.isClose(to: Color.red.withAlpha(0.5), within: 1e-6))
    #expect(Color.clear.mixed(with: Color(white: 1, alpha: 0)) == .clear)
    let mixed = Color(white: 1, alpha: 0.25).mixed(with: Color(white: 0, alpha: 0.75))
    #expect(mixed.alpha == 0.5)
    #expect(abs(mixed.oklab.lightness - 0.25) < 1e-6)
  }

  @Test
  func lighterAndDarker() async throws {
    try await forEach(Self.colors) { (color: Color) in
      #expect(color.lightened(by: 0) == color)
      #expect(color.darkened(by: 0) == color)
      for (scheme, contrast) in surroundings {
        let resolved = color.resolved(colorScheme: scheme, contrast: contrast)
        #expect(
          color.lightened(by: 1).resolved(colorScheme: scheme) == Color(white: 1, alpha: resolved.alpha))
        #expect(color.darkened(by: 1).resolved(colorScheme: scheme) == Color(white: 0, alpha: resolved.alpha))
        guard resolved.alpha > 0 else { continue }
        let lightness = resolved.oklab.lightness
        #expect(resolved.lightened(by: 0.5).oklab.lightness >= lightness - 1e-6)
        #expect(resolved.darkened(by: 0.5).oklab.lightness <= lightness + 1e-6)
      }
    }
  }
}
