import Restyle

/// The 256 indexed colours of terminals, and which of them is nearest to another colour.
///
/// Source: xterm's `XTerm-col.ad` for the first sixteen and `256colres.h` for the others. Users change the first
/// sixteen, so that they are considered only where there are no others.
enum TerminalPalette {
  static let components: [(red: UInt8, green: UInt8, blue: UInt8)] = {
    let named: [UInt32] = [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
      0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
    var palette = named.map { hex in
      (red: UInt8(hex >> 16), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
    }
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    for red in levels {
      for green in levels {
        for blue in levels { palette.append((red, green, blue)) }
      }
    }
    for step in 0..<24 as Range<UInt8> { palette.append((8 + 10 * step, 8 + 10 * step, 8 + 10 * step)) }
    return palette
  }()

  /// The colours in OKLab, with their luminance.
  private static let entries: [Entry] = components.indices.map { index in
    Entry(TerminalColor(index: UInt8(index)).color)
  }

  private struct Entry {
    let position: SIMD3<Double>
    let luminance: Double

    init(_ color: Color) {
      let lab = color.oklab
      position = [lab.lightness, lab.a, lab.b]
      luminance = color.relativeLuminance
    }
  }

  /// The contrast ratio from which on two colours can be distinguished (WCAG 2.2, success criterion 1.4.11).
  ///
  /// A text that has as much with its background keeps it among sixteen colours, which are so few that both may become the
  /// same one.
  static let leastContrast = 3.0

  /// The contrast ratio of two luminances (WCAG 2.2).
  private static func contrast(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}

extension TerminalPalette {
  /// The colour of the palette nearest to another one: of 256 by their distance in OKLab, of sixteen among those of its hue.
  ///
  /// One without a hue is nearest to the grey with which it has the least contrast.
  ///
  /// - Parameters:
  ///   - color: The colour, which is opaque and the same in every colour scheme.
  ///   - profile: The colours to choose from.
  ///   - contrast: A luminance, and the WCAG contrast ratio that a colour of the palette must have with it: one without a
  ///     hue, if none with that of the colour has it, or the one with the most contrast.
  /// - Returns: The colour to send to the terminal; nil if it shows none.
  static func nearest(
    to color: Color, in profile: ColorProfile,
    contrast: @autoclosure () -> (ratio: Double, with: Double)? = nil
  ) -> TerminalColor? {
    // Rounded to 8 bits, it may have a little less contrast, as all colours have that are shown themselves.
    if profile == .trueColor { return TerminalColor(color.nearestHexColor) }
    guard let candidates = Candidates(for: color, in: profile) else { return nil }
    let contrast = contrast()
    var best = (index: -1, rank: (0.0, 0, 0.0))
    for index in candidates.indices {
      let isAlike = candidates.isAlike(index)
      guard isAlike || contrast != nil && hues[index] == nil else { continue }
      // Sufficient contrast first, then the hue, then the smallest distance; failing that, the most contrast.
      let ratio = contrast.map { min(Self.contrast(entries[index].luminance, $0.with), $0.ratio) } ?? 0
      let rank = (-ratio, isAlike ? 0 : 1, candidates.distance(to: index))
      if best.index < 0 || rank < best.rank { best = (index, rank) }
    }
    return TerminalColor(index: UInt8(best.index))
  }

  /// The nearest colour of some luminances; nil if none resembles it.
  ///
  /// A colour that can be shown itself has one of them.
  static func nearest(to color: Color, in profile: ColorProfile, luminances: ClosedRange<Double>)
    -> TerminalColor?
  {
    if profile == .trueColor { return TerminalColor(color.nearestHexColor) }
    guard let candidates = Candidates(for: color, in: profile) else { return nil }
    // About as far as one of six hues is from the next.
    var best = (index: -1, distance: profile == .ansi16 ? .infinity : 0.15 * 0.15)
    for index in candidates.indices
    where luminances.contains(entries[index].luminance) && candidates.isAlike(index) {
      let distance = candidates.distance(to: index)
      if distance < best.distance { best = (index, distance) }
    }
    return best.index < 0 ? nil : TerminalColor(index: UInt8(best.index))
  }

  /// The colours of the palette that may be shown for another one.
  private struct Candidates {
    let indices: Range<Int>
    private let wanted: Entry
    private let hue: Int?

    /// Nil for a profile that shows no colours, or all.
    init?(for color: Color, in profile: ColorProfile) {
      switch profile {
      case .none, .trueColor: return nil
      case .ansi16: (indices, hue) = (0..<16, TerminalPalette.hue(of: color))
      case .ansi256: (indices, hue) = (16..<256, nil)
      }
      wanted = Entry(color)
    }

    /// Whether a colour has the hue of the one that is wanted; those of 256 are so many that their distance says enough.
    func isAlike(_ index: Int) -> Bool { index >= 16 || hues[index] == hue }

    /// How far a colour is from the one that is wanted.
    func distance(to index: Int) -> Double {
      // In OKLab, a dark grey is as far from black as from a light one.
      if index < 16, hues[index] == nil { return contrast(entries[index].luminance, wanted.luminance) }
      let offset = entries[index].position - wanted.position
      return (offset * offset).sum()
    }
  }
}

extension TerminalPalette {
  /// Where the hues of the first colours end in OKLCH: about half-way to the next one, but that orange is the yellow of
  /// warnings rather than the red of errors, and violet no blue.
  private static let hueEnds: [(degrees: Double, index: Int, leastChroma: Double)] =
    [(37, 1), (126, 3), (168, 2), (232, 6), (290, 4), (358, 5)].map { degrees, index in
      // What has less of it is seen as a tinted grey.
      (degrees, index, TerminalColor(index: UInt8(index + 8)).color.oklch.chroma / 4)
    }

  /// The hues of the first sixteen colours.
  private static let hues = (0..<16).map { hue(of: TerminalColor(index: $0).color) }

  /// The index of the colour among the first eight whose hue a colour has; nil for black, white and greys.
  private static func hue(of color: Color) -> Int? {
    let oklch = color.oklch
    let end = hueEnds.first { oklch.hue < $0.degrees } ?? hueEnds[0]
    return oklch.chroma < end.leastChroma ? nil : end.index
  }
}

extension TerminalColor {
  /// The colour in 8 bits a component.
  fileprivate init(_ color: Color) {
    func byte(_ component: Double) -> UInt8 { UInt8((component.clamped * 255).rounded()) }
    self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
  }
}

extension Double {
  fileprivate var clamped: Double { Swift.min(Swift.max(self, 0), 1) }
}
