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
  ///   - contrast: A luminance, and the WCAG contrast ratio that the result must have with it. If no colour has it,
  ///     the one with the most contrast is the result.
  /// - Returns: The colour to send to the terminal; nil if it shows none.
  static func nearest(
    to color: Color, in profile: ColorProfile, contrast: (ratio: Double, with: Double)? = nil
  ) -> TerminalColor? {
    let exact = exact(color, in: profile) { color in
      contrast.map { Self.contrast(color.relativeLuminance, $0.with) >= $0.ratio } ?? true
    }
    if let exact { return exact }
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
  static func nearest(to color: Color, in profile: ColorProfile, luminances: ClosedRange<Double>)
    -> TerminalColor?
  {
    let exact = exact(color, in: profile) { luminances.contains($0.relativeLuminance) }
    if let exact { return exact }
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

  /// A colour itself, where the terminal can show it and it is sufficient; nil if one of its palette is needed.
  private static func exact(
    _ color: Color, in profile: ColorProfile, where isSufficient: (Color) -> Bool
  ) -> TerminalColor? {
    guard profile == .trueColor else { return nil }
    let exact = color.nearestHexColor
    return isSufficient(exact) ? TerminalColor(exact) : nil
  }

  /// The colours of the palette to choose from, by their indices; nil for none.
  private static func candidates(in profile: ColorProfile) -> Range<Int>? {
    switch profile {
    case .none: nil
    case .ansi16: 0..<16
    case .ansi256, .trueColor: 16..<256
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
