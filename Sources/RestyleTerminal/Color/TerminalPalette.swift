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

  /// The contrast ratio of two luminances (WCAG 2.2).
  private static func contrast(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}

extension TerminalPalette {
  /// The colour of the palette nearest to another one, by its distance in OKLab.
  ///
  /// - Parameters:
  ///   - color: The colour, which is opaque and the same in every colour scheme.
  ///   - profile: The colours to choose from.
  ///   - contrast: A luminance, and the WCAG contrast ratio that a colour of the palette must have with it. If none
  ///     has it, the one with the most contrast is the result.
  /// - Returns: The colour to send to the terminal; nil if it shows none.
  static func nearest(
    to color: Color, in profile: ColorProfile, contrast: (ratio: Double, with: Double)? = nil
  ) -> TerminalColor? {
    // Rounded to 8 bits, it may have a little less contrast, as all colours have that are shown themselves.
    if profile == .trueColor { return TerminalColor(color.nearestHexColor) }
    guard let candidates = candidates(in: profile) else { return nil }
    let wanted = Entry(color).position
    var best = (index: candidates.lowerBound, distance: Double.infinity, ratio: 0.0)
    for index in candidates {
      let offset = entries[index].position - wanted
      let distance = (offset * offset).sum()
      guard let contrast else {
        if distance < best.distance { best = (index, distance, 0) }
        continue
      }
      // Sufficient contrast first, then the smallest distance; failing that, the most contrast.
      let ratio = min(Self.contrast(entries[index].luminance, contrast.with), contrast.ratio)
      if ratio > best.ratio || ratio == best.ratio && distance < best.distance {
        best = (index, distance, ratio)
      }
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
    guard let candidates = candidates(in: profile) else { return nil }
    let wanted = Entry(color).position
    // About as far as one of six hues is from the next.
    var best = (index: -1, distance: 0.15 * 0.15)
    for index in candidates where luminances.contains(entries[index].luminance) {
      let offset = entries[index].position - wanted
      let distance = (offset * offset).sum()
      if distance < best.distance { best = (index, distance) }
    }
    return best.index < 0 ? nil : TerminalColor(index: UInt8(best.index))
  }

  /// The colours of the palette to choose from, by their indices; nil for none, where none or all are shown.
  private static func candidates(in profile: ColorProfile) -> Range<Int>? {
    switch profile {
    case .none, .trueColor: nil
    case .ansi16: 0..<16
    case .ansi256: 16..<256
    }
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
