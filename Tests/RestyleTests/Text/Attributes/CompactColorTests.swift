import Restyle
import TestSupport
import Testing

/// Texts store most colours in half the space, and refer to the rest; nobody sees which.
@Suite struct CompactColorTests {
  private static let fine = Color(red: 0.1234567, green: 1.5, blue: -0.25, alpha: 0.3)
  private static let wide = Color(red: 1, green: 0, blue: 0.2, alpha: 0.7, space: .displayP3)

  private static func varying(_ light: Color, _ dark: Color, _ increased: Color, _ both: Color) -> Color {
    Color(light: light, dark: dark, lightIncreasedContrast: increased, darkIncreasedContrast: both)
  }

  private static let colors: [Color?] = [
    nil, .red, .clear, fine, wide, Color(light: fine, dark: wide),
    // 8 bits, with opacities and a space of their own.
    .secondaryLabel, .systemBlue, varying(.red, .black, .white, Color(hex: 0x01_02_FE, alpha: 0.123456)),
    varying(wide, .red, wide, .clear), varying(.red, .red, .red, .white),
    // More bits.
    varying(fine, .red, .white, .white), varying(.red, .red, .red, fine),
    Color.systemBlue.mixed(with: .systemRed, amount: 0.3), varying(.red, .red, Color(white: 1.001), .red),
    // References.
    .named(NamedValue("CompactColorTests", .systemGreen)),
    Color(light: .named(NamedValue("CompactColorTests", .systemGreen)), dark: fine),
  ]

  private static let bases = [
    TextStyle(), TextStyle(font: .system(size: 12)), TextStyle().inheriting(.color),
    TextStyle().restyled {
      $0.underline = .single
      $0.fontFamily = .named("Inter")
    },
  ]

  @Test
  func colorsReplaceEachOther() async throws {
    try await forEach(Self.colors, Self.colors) { (first: Color?, second: Color?) in
      for base in Self.bases {
        let once = base.restyled { $0.color = second }
        let twice = base.restyled {
          $0.color = first
          $0.color = second
        }
        #expect(twice == once)
        #expect(twice.hashValue == once.hashValue)
        #expect(twice.color == second)
        #expect(twice.attribute(for: .color) == second)
        #expect(twice.attributes.names.filter { $0 == "color" }.count == (second == nil ? 0 : 1))
        #expect(base.restyled { $0[.color] = first }.restyled { $0[.color] = second } == once)
        #expect(base.restyled { $0.color = first }.inheriting(.color) == base.inheriting(.color))
        #expect((TextStyle(color: first) == TextStyle(color: second)) == (first == second))
      }
    }
  }

  @Test
  func mergingTakesTheLastColor() async throws {
    let rare = Self.bases[3]
    try await forEach(Self.colors, Self.colors) { (first: Color?, second: Color?) in
      let merged = TextStyle(color: first).merging(TextStyle(color: second))
      #expect(merged == TextStyle(color: second ?? first))
      #expect(
        rare.restyled { $0.color = first }.merging(TextStyle(color: second))
          == rare.restyled { $0.color = second ?? first })
      #expect(
        TextStyle(color: first).merging(rare.restyled { $0.color = second })
          == rare.restyled { $0.color = second ?? first })
      #expect(TextStyle(color: first).merging(Self.bases[2]) == Self.bases[2])
      for third in Self.colors {
        let styles = [first, second, third].map { TextStyle(color: $0) }
        #expect(
          styles[0].merging(styles[1]).merging(styles[2]) == styles[0].merging(styles[1].merging(styles[2])))
      }
    }
  }

  @Test
  func interpolatedColorsAreThoseOfColors() async throws {
    try await forEach(Self.colors.compactMap { $0 }, Self.colors.compactMap { $0 }) {
      (first: Color, second: Color) in
      for fraction in [0, 0.25, 0.75, 1] {
        let style = TextStyle(color: first).interpolated(to: TextStyle(color: second), at: fraction)
        #expect(style == TextStyle(color: first.interpolated(to: second, at: fraction)))
      }
    }
  }

  /// An animation through any number of colours needs no object for each of them.
  @Test
  func interpolatedColorsThatVaryWithTheContrastHaveBytes() {
    for step in 1..<100 {
      let color = Color.systemBlue.interpolated(
        to: Self.varying(.red, Self.wide, .clear, .white), at: Double(step) / 100)
      for scheme in ColorScheme.allCases {
        for contrast in Contrast.allCases {
          let resolved = color.resolved(colorScheme: scheme, contrast: contrast)
          for component in [resolved.red, resolved.green, resolved.blue] {
            #expect(component == Double(Float((component * 255).rounded()) / 255))
          }
        }
      }
    }
  }

  @Test
  func eachByteComesBack() {
    for byte in UInt32(0)...255 {
      let light = Color(hex: byte << 16 | (255 - byte) << 8 | byte, alpha: Double(byte) / 100)
      let color = Self.varying(light, Color(hex: byte), light.opacity(0.5), Color(hex: byte << 8))
      let style = TextStyle(color: color)
      #expect(style.color == color)
      #expect(style.restyled(\.bold).color?.resolved(colorScheme: .dark) == Color(hex: byte))
    }
  }
}
