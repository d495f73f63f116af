import Restyle
import Testing

@Suite("Colours that are legible on a background")
struct ColorLegibilityTests {
  private static let backgrounds: [Color] = [
    .white, .black, .gray, Color(hex: 0x336699), Color(hex: 0xFFEE00), .red,
    Color(red: 0, green: 1, blue: 0, space: .displayP3), Color(hex: 0xFFFFFF, alpha: 0.9),
    Color(light: .white, dark: .black, darkIncreasedContrast: Color(hex: 0x202020)),
  ]

  private static let colors: [Color] =
    [0x0000FF, 0xFF0000, 0x00FF00, 0x8888FF, 0x777777, 0x767676, 0x123456, 0xFFFFFF, 0x000000].map {
      Color(hex: $0)
    }
    + [
      Color(red: 1, green: 0.2, blue: 0, space: .displayP3), Color(hex: 0x336699, alpha: 0.8),
      Color(light: .blue, dark: .yellow, lightIncreasedContrast: .purple),
    ]

  private static let contrasts = [1, 1.5, 3, 4.5, 7, 12, 21]

  private static func forAll(_ body: (_ color: Color, _ background: Color, _ contrast: Double) -> Void) {
    for color in colors {
      for background in backgrounds {
        for contrast in contrasts { body(color, background, contrast) }
      }
    }
  }

  @Test("An adjusted colour has the contrast in every variant, also in eight bits")
  func hasTheContrast() {
    Self.forAll { color, background, contrast in
      guard let adjusted = color.adjusted(for: background, contrast: contrast) else { return }
      for (scheme, increased) in surroundings {
        let (adjusted, original) = (
          adjusted.resolved(colorScheme: scheme, contrast: increased),
          color.resolved(colorScheme: scheme, contrast: increased)
        )
        let background = background.resolved(colorScheme: scheme, contrast: increased)
        #expect(adjusted.contrastRatio(with: background) >= contrast)
        if original.contrastRatio(with: background) >= contrast {
          #expect(adjusted == original)
        } else {
          #expect(
            [adjusted.red, adjusted.green, adjusted.blue].allSatisfy {
              abs(($0 * 255).rounded() - $0 * 255) < 1e-4
            })
        }
        #expect(adjusted.alpha == original.alpha && adjusted.space == original.space)
      }
    }
  }

  @Test("There is none only if neither black nor white has the contrast")
  func totality() {
    Self.forAll { color, background, contrast in
      let possible = surroundings.allSatisfy { scheme, increased in
        let background = background.resolved(colorScheme: scheme, contrast: increased)
        let color = color.resolved(colorScheme: scheme, contrast: increased)
        return [color, Color(white: 0, alpha: color.alpha), Color(white: 1, alpha: color.alpha)].contains {
          $0.contrastRatio(with: background) >= contrast
        }
      }
      #expect((color.adjusted(for: background, contrast: contrast) != nil) == possible)
    }
  }

  @Test("No tone of the same hue that is nearer in lightness has the contrast")
  func nearest() throws {
    for color in Self.colors where !color.varies && color.space == .sRGB {
      for background in Self.backgrounds where !background.varies {
        for contrast in [3, 4.5] {
          guard let adjusted = color.adjusted(for: background, contrast: contrast) else { continue }
          let (start, end) = (color.oklab.lightness, adjusted.oklab.lightness)
          // One step of a component is about 0.004.
          let distance = abs(end - start) - 0.008
          guard distance > 0 else { continue }
          for step in 0...20 {
            for direction in [-1.0, 1] {
              var oklch = color.oklch
              oklch.lightness = start + direction * distance * Double(step) / 20
              guard (0...1).contains(oklch.lightness) else { continue }
              let tone = Color(oklch: oklch, alpha: color.alpha)
              // Beyond the gamut a colour with less chroma is compared, whose luminance is about the same.
              guard tone.space == .sRGB, (0...1).contains(tone.red), (0...1).contains(tone.green) else {
                continue
              }
              #expect(tone.contrastRatio(with: background) < contrast, "\(color) on \(background)")
            }
          }
        }
      }
    }
  }

  @Test("The hue stays, where a colour has one")
  func hue() throws {
    for hue in stride(from: 0.0, to: 360, by: 15) {
      let color = Color(oklch: Color.OKLCH(lightness: 0.75, chroma: 0.1, hue: hue))
      let adjusted = try #require(color.adjusted(for: .white, contrast: 4.5)).oklch
      let turn = abs(adjusted.hue - hue).truncatingRemainder(dividingBy: 360)
      #expect(min(turn, 360 - turn) < 3, "\(hue): \(adjusted.hue)")
      #expect(adjusted.chroma > 0.06)
      #expect(adjusted.lightness < 0.75)
    }
  }

  @Test("Tones have the contrast with the one before, and are as many as there are")
  func tones() {
    for color in Self.colors {
      for contrast in [1.05, 1.2, 1.5, 2, 3, 4.5, 21] {
        let tones = color.tones(contrast: contrast)
        var last = Color.white
        for tone in tones {
          #expect(tone.contrastRatio(with: last) >= contrast)
          #expect(tone.relativeLuminance < last.relativeLuminance)
          #expect(tone.alpha == 1 && !tone.varies && tone.space == color.resolved(colorScheme: .light).space)
          last = tone
        }
        // With the steps that eight bits take, at least all but a few of those that fit between white and black.
        var possible = 0
        var reached = contrast
        while reached < 21 { (possible, reached) = (possible + 1, reached * contrast) }
        #expect(
          tones.count <= possible && Double(tones.count) >= Double(possible) * 0.8 - 1,
          "\(contrast): \(tones.count) of \(possible)")
      }
    }
    for contrast in [Double.nan, -.infinity, 0, 1, .infinity] {
      #expect(Color.blue.tones(contrast: contrast).count <= 61)
    }
  }

  @Test("A colour that refers to a named value keeps referring to it where it is legible")
  func references() {
    let named = Color.named(.legibilityTest)
    #expect(named.adjusted(for: .white, contrast: 4.5) == named)
    #expect(named.adjusted(for: .black, contrast: 4.5) != named)
    #expect(named.adjusted(for: .black, contrast: 4.5) == Color.blue.adjusted(for: .black, contrast: 4.5))
  }
}

private struct LegibilityTest: DefaultStylingKey {
  static let defaultValue = Color.blue
}

extension DefaultStylingKey where Self == LegibilityTest {
  fileprivate static var legibilityTest: Self { Self() }
}
