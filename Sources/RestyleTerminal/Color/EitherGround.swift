import Restyle

/// Colours for a terminal of whose background nothing is known: what is legible on black and on white alike.
///
/// Without a colour, texts have the terminal's own, which is legible whatever its background is.
enum EitherGround {
  /// The luminances that have a contrast of 3:1 with black and with white (WCAG 2.2): from 0.1, of 0.05 * 3 - 0.05, to 0.3, of
  /// 1.05 / 3 - 0.05.
  private static let luminances = 0.1...0.3

  private static let colorScheme = TerminalProfile.assumedColorScheme

  /// Whether a colour is painted behind texts.
  ///
  /// What lies behind texts is light in a light scheme and dark in a dark one: such a colour isn't, since only one of them
  /// would go with the terminal; one that stands out from black and from white in both goes with either. Nor is a
  /// translucent one, which shows what nobody knows.
  static func paints(_ color: Color) -> Bool {
    // The terminal's own palette goes with its background.
    if PaletteColor(color) != nil { return true }
    let (light, dark) = (color.resolved(colorScheme: .light), color.resolved(colorScheme: .dark))
    guard min(light.alpha, dark.alpha) > 0.9 else { return false }
    return light.isLight == dark.isLight
      || [light, dark].allSatisfy { luminances.contains($0.shownLuminance) }
  }

  static func paints(_ gradient: Gradient) -> Bool {
    gradient.stops.allSatisfy { paints($0.color) }
      && Set(gradient.stops.map { $0.color.resolved(colorScheme: colorScheme).isLight }).count == 1
  }

  /// The colour of a text or a line before the terminal's own background; nil for the terminal's own colour.
  ///
  /// One without a hue gives way to that, and others are lightened or darkened.
  static func text(_ color: Color, in profile: ColorProfile) -> TerminalColor? {
    let opaque = color.resolved(colorScheme: colorScheme).composited(over: middle)
    if luminances.contains(opaque.shownLuminance) {
      return TerminalPalette.nearest(to: opaque, in: profile, luminances: luminances)
    }
    guard opaque.oklch.chroma > 0.03 else { return nil }
    return TerminalPalette.nearest(to: moved(opaque), in: profile, luminances: luminances)
  }

  /// The colour on a background that is painted, for a text without one of its own.
  static func text(on background: Color) -> Color { background.isLight ? .black : .white }

  private static let middle = Color(hex: 0x777777)

  /// The colour, mixed with as little black or white as it takes.
  private static func moved(_ color: Color) -> Color {
    let isTooLight = color.shownLuminance > luminances.upperBound
    var (low, high) = (0.0, 1.0)
    for _ in 0..<12 {
      let amount = (low + high) / 2
      let mixed = color.mixed(with: isTooLight ? .black : .white, amount: amount).shownLuminance
      let isEnough = isTooLight ? mixed <= luminances.upperBound : mixed >= luminances.lowerBound
      if isEnough { high = amount } else { low = amount }
    }
    return color.mixed(with: isTooLight ? .black : .white, amount: high)
  }
}

extension Color {
  /// Whether black has more contrast with it than white.
  fileprivate var isLight: Bool { relativeLuminance > 0.179 }

  /// The luminance of what is written: in 8 bits a component, a colour may be darker or lighter by more than it lies within
  /// bounds.
  fileprivate var shownLuminance: Double { nearestHexColor.relativeLuminance }
}
