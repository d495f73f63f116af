import Restyle
import RestyleTerminal
import TestSupport
import Testing

@Suite struct TerminalPaletteTests {
  private func look(_ style: TextStyle, _ profile: TerminalProfile, keepsContrast: Bool = false)
    -> TerminalCells.Look
  {
    var options = TerminalRenderer.Options()
    options.keepsContrast = keepsContrast
    var terminal = TerminalRenderer(profile, options: options)
    terminal.append(StyledText("x", style: style))
    return TerminalCells(terminal.text).lines[0][0].look
  }

  /// The colour that a terminal shows by default for what it is told.
  private func color(_ numbers: [Int]) -> Color? {
    if numbers.count == 3 { return Color(hex: UInt32(numbers[0] << 16 | numbers[1] << 8 | numbers[2])) }
    guard let index = numbers.first else { return nil }
    let named: [UInt32] = [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000,
      0x00FF00,
      0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
    if index < 16 { return Color(hex: named[index]) }
    if index >= 232 { return Color(hex: UInt32(8 + (index - 232) * 10) * 0x010101) }
    let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
    let cube = index - 16
    return Color(hex: levels[cube / 36] << 16 | levels[cube / 6 % 6] << 8 | levels[cube % 6])
  }

  private static let colors: [Color] = stride(from: 0, through: 0xFFFFFF, by: 0x12_35_7).map {
    Color(hex: UInt32($0))
  }

  /// A colour of the palette is shown as itself, so that mapping twice changes nothing.
  @Test(arguments: [ColorProfile.ansi16, .ansi256, .trueColor])
  func mappingTwiceIsMappingOnce(_ colors: ColorProfile) throws {
    for original in Self.colors {
      let once = look(TextStyle(color: original), TerminalProfile(colors: colors)).foreground
      let shown = try #require(color(once))
      #expect(look(TextStyle(color: shown), TerminalProfile(colors: colors)).foreground == once)
    }
  }

  /// No other colour of the palette lies nearer in OKLab.
  @Test func nearestIsNearest() throws {
    func distance(_ one: Color, _ other: Color) -> Double {
      let (a, b) = (one.oklab, other.oklab)
      let (x, y, z) = (a.lightness - b.lightness, a.a - b.a, a.b - b.b)
      return x * x + y * y + z * z
    }
    let palette = (16..<256).compactMap { color([$0]) }
    for original in Self.colors.prefix(60) {
      let shown = try #require(
        color(look(TextStyle(color: original), TerminalProfile(colors: .ansi256)).foreground))
      let least = try #require(palette.map { distance($0, original) }.min())
      #expect(distance(shown, original) <= least + 1e-9)
    }
  }

  @Test(arguments: [ColorProfile.ansi16, .ansi256])
  func contrastIsKeptIfAsked(_ profile: ColorProfile) throws {
    for (index, background) in Self.colors.enumerated() where index.isMultiple(of: 7) {
      let ratio = background.legibleForeground.contrastRatio(with: background)
      let style = TextStyle(color: background.legibleForeground).backgroundColored(background)
      let shown = look(style, TerminalProfile(colors: profile), keepsContrast: true)
      let (front, back) = (try #require(color(shown.foreground)), try #require(color(shown.background)))
      let best = max(Color.black.contrastRatio(with: back), Color.white.contrastRatio(with: back))
      #expect(front.contrastRatio(with: back) >= min(ratio, best) - 0.05)
    }
  }

  /// All colours are shown there, but that 8 bits take and give a little.
  @Test func trueColorKeepsContrastWithoutThePalette() async throws {
    try await forEach(Self.colors, Self.colors.prefix(6)) { color, background in
      // Between those of 8 bits.
      let (front, behind) = (color.mixed(with: .red, amount: 0.3), background.mixed(with: .blue, amount: 0.3))
      let style = TextStyle(color: front).backgroundColored(behind)
      let shown = look(style, TerminalProfile(), keepsContrast: true).foreground
      #expect(shown == look(style, TerminalProfile()).foreground && shown.count == 3)
    }
  }

  @Test(arguments: ColorScheme.allCases)
  func colorsAreThoseOfTheScheme(_ scheme: ColorScheme) {
    let color = Color(light: .black, dark: .white)
    let shown = look(TextStyle(color: color), TerminalProfile(colorScheme: scheme)).foreground
    #expect(shown == (scheme == .dark ? [255, 255, 255] : [0, 0, 0]))
  }

  @Test func translucentColorsAreSeenOverTheirBackground() {
    let style = TextStyle(color: Color(white: 0, alpha: 0.5)).backgroundColored(.white)
    #expect(look(style, TerminalProfile()).foreground == [128, 128, 128])
    #expect(
      look(TextStyle(color: Color(white: 1, alpha: 0.5)), TerminalProfile()).foreground == [128, 128, 128])
  }
}

extension Color {
  /// Black or white, whichever is seen better.
  fileprivate var legibleForeground: Color {
    Color.black.contrastRatio(with: self) > Color.white.contrastRatio(with: self) ? .black : .white
  }
}
