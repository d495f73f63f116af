import Restyle

/// The 256 indexed colours of terminals, and the search for the one nearest to another colour.
///
/// Source: xterm's `XTerm-col.ad` for the first sixteen and `256colres.h` for the others. Users change the first
/// sixteen, so they are considered only if there are no others.
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

  /// The minimum contrast ratio of two colours that can be distinguished (WCAG 2.2, success criterion 1.4.11).
  ///
  /// A text with this contrast to its background keeps it in a palette of sixteen colours, where both could otherwise
  /// become the same colour.
  static let leastContrast = 3.0

  /// The contrast ratio of two luminances (WCAG 2.2).
  private static func contrast(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}

extension TerminalPalette {
  /// The nearest colour of the palette: among 256, by distance in OKLab; among sixteen, only colours with the same hue.
  ///
  /// A colour without a hue is nearest to the grey with the least contrast to it.
  ///
  /// - Parameters:
  ///   - color: The colour, which is opaque and the same in every colour scheme.
  ///   - profile: The colours to choose from.
  ///   - contrast: A luminance, and the WCAG contrast ratio that the result must have with it. If no colour with the
  ///     same hue has it, a colour without a hue is returned, or the one with the most contrast.
  /// - Returns: The colour to send to the terminal; nil if it shows none.
  static func nearest(
    to color: Color, in profile: ColorProfile,
    contrast: @autoclosure () -> (ratio: Double, with: Double)? = nil
  ) -> TerminalColor? {
    // Rounding to 8 bits may lose a little contrast, as for all colours that are shown exactly.
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

  /// The nearest colour in a range of luminances; nil if none resembles the colour.
  ///
  /// If the profile shows all colours, the given colour must already be in the range.
  static func nearest(to color: Color, in profile: ColorProfile, luminances: ClosedRange<Double>)
    -> TerminalColor?
  {
    if profile == .trueColor { return TerminalColor(color.nearestHexColor) }
    guard let candidates = Candidates(for: color, in: profile) else { return nil }
    // About the distance between two of six hues.
    var best = (index: -1, distance: profile == .ansi16 ? .infinity : 0.15 * 0.15)
    for index in candidates.indices
    where luminances.contains(entries[index].luminance) && candidates.isAlike(index) {
      let distance = candidates.distance(to: index)
      if distance < best.distance { best = (index, distance) }
    }
    return best.index < 0 ? nil : TerminalColor(index: UInt8(best.index))
  }

  /// The colours of the palette that can replace another colour.
  private struct Candidates {
    let indices: Range<Int>
    private let wanted: Entry
    private let hue: Int?

    /// Nil for a profile that shows no colours or all colours.
    init?(for color: Color, in profile: ColorProfile) {
      switch profile {
      case .none, .trueColor: return nil
      case .ansi16: (indices, hue) = (0..<16, TerminalPalette.hue(of: color))
      case .ansi256: (indices, hue) = (16..<256, nil)
      }
      wanted = Entry(color)
    }

    /// Whether a colour has the wanted hue; among 256 colours, the distance is enough.
    func isAlike(_ index: Int) -> Bool { index >= 16 || hues[index] == hue }

    /// The distance of a colour from the wanted one.
    func distance(to index: Int) -> Double {
      // In OKLab, a dark grey is as far from black as from a light one.
      if index < 16, hues[index] == nil { return contrast(entries[index].luminance, wanted.luminance) }
      let offset = entries[index].position - wanted.position
      return (offset * offset).sum()
    }
  }
}

extension TerminalPalette {
  /// The upper ends of the first colours' hues in OKLCH, about half-way to the next hue.
  ///
  /// Exceptions: orange counts as the yellow of warnings rather than the red of errors, and violet isn't blue.
  private static let hueEnds: [(degrees: Double, index: Int, leastChroma: Double)] =
    [(37, 1), (126, 3), (168, 2), (232, 6), (290, 4), (358, 5)].map { degrees, index in
      // With less chroma, a colour looks like a tinted grey.
      (degrees, index, TerminalColor(index: UInt8(index + 8)).color.oklch.chroma / 4)
    }

  /// The hues of the first sixteen colours.
  private static let hues = (0..<16).map { hue(of: TerminalColor(index: $0).color) }

  /// The index of the colour with the same hue among the first eight; nil for black, white and greys.
  private static func hue(of color: Color) -> Int? {
    let oklch = color.oklch
    let end = hueEnds.first { oklch.hue < $0.degrees } ?? hueEnds[0]
    return oklch.chroma < end.leastChroma ? nil : end.index
  }
}

extension TerminalColor {
  /// The colour with 8 bits per component.
  fileprivate init(_ color: Color) {
    func byte(_ component: Double) -> UInt8 { UInt8((component.clamped * 255).rounded()) }
    self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
  }
}

extension Double {
  fileprivate var clamped: Double { Swift.min(Swift.max(self, 0), 1) }
}
