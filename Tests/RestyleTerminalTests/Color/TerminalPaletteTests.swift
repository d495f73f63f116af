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

  @Test("With sixteen colours, greys stay greys and others keep their hue")
  func sixteen() async throws {
    let cases: [(UInt32, Int)] = [
      (0x000000, 0), (0x393939, 0), (0x1E293B, 0), (0x4D4D4D, 8), (0x6B7280, 8), (0x64748B, 8), (0x8E8E93, 8),
      (0xA0A0A0, 8), (0xAFAFAF, 7), (0xBBBBBB, 7), (0xD2D2D7, 7), (0xF0F0F0, 7), (0xF5F5F5, 15),
      (0xFEE2E2, 7), (0xECFDF5, 15),
      (0x800000, 1), (0xC50F1F, 1), (0xEF4444, 9), (0xFF3B30, 9), (0xFCA5A5, 9), (0xFF6347, 9),
      (0xEC6A00, 3), (0xF97316, 3), (0xFF9500, 3), (0x8B4513, 3), (0xFFCC00, 3), (0xFFEB3B, 11),
      (0x166534, 2), (0x34C759, 2), (0x10B981, 2), (0x4ADE80, 2), (0x39FF14, 10),
      (0x008080, 6), (0x06B6D4, 6), (0x5AC8FA, 6), (0x99F6E4, 14),
      (0x0000CC, 4), (0x5681FF, 12), (0x007AFF, 12), (0x0EA5E9, 12), (0x93C5FD, 12),
      (0x800080, 5), (0xA855F7, 5), (0xEC4899, 5), (0xFF69B4, 13),
    ]
    try await forEach(cases) { hex, index in
      let style = TextStyle().backgroundColored(Color(hex: hex))
      #expect(look(style, TerminalProfile(colors: .ansi16)).background == [index])
    }
  }

  @Test("A text that is seen before its background is so with fewer colours", arguments: [false, true])
  func textsAreSeen(_ keepsContrast: Bool) throws {
    for (text, background, shown, kept) in [
      // A line of a dark scheme, one of a light scheme, red before grey.
      (0x393939, 0x000000, 8, 8), (0xF5F5F5, 0xFFFFFF, 7, 7),
      (0xFFEB3B, 0xFFFFFF, 3, 3), (0xE03030, 0x6B6B6B, 1, 1), (0x5681FF, 0x393939, 12, 12),
      (0xB91C1C, 0xFFFFFF, 1, 0),
      // A hue of which neither colour can be distinguished gives way.
      (0xFEF08A, 0x713F12, 0, 0), (0x92400E, 0xFFFFFF, 8, 0), (0x166534, 0xFFFFFF, 8, 0),
      (0x115E59, 0xFFFFFF, 8, 0), (0xFFFFFF, 0x0F766E, 0, 0), (0xFFFFFF, 0x166534, 0, 0),
    ] as [(UInt32, UInt32, Int, Int)] {
      let style = TextStyle(color: Color(hex: text)).backgroundColored(Color(hex: background))
      let look = look(style, TerminalProfile(colors: .ansi16), keepsContrast: keepsContrast)
      #expect(look.foreground == [keepsContrast ? kept : shown])
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
