import Restyle

/// Colours for a terminal with an unknown background: those that are legible on both black and white.
///
/// Texts without a colour have the terminal's default, which is legible on any background it has.
enum EitherGround {
  /// The luminances with a contrast of at least 3:1 with both black and white (WCAG 2.2): from 0.05 * 3 - 0.05 = 0.1 to
  /// 1.05 / 3 - 0.05 = 0.3.
  private static let luminances = 0.1...0.3

  private static let colorScheme = TerminalProfile.assumedColorScheme

  /// Whether a colour is painted behind texts.
  ///
  /// A background that is light in a light scheme and dark in a dark one isn't painted, since only one variant suits
  /// the terminal. It is painted if both variants stand out from black and white. Translucent colours aren't painted
  /// either, since the colour below them is unknown.
  static func paints(_ color: Color) -> Bool {
    // The terminal's own palette suits its background.
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

  /// The colour of a text or a line on the terminal's own background; nil for the terminal's default colour.
  ///
  /// Illegible colours without a hue are replaced by the default, and others are lightened or darkened.
  static func text(_ color: Color, in profile: ColorProfile) -> TerminalColor? {
    let opaque = color.resolved(colorScheme: colorScheme).composited(over: middle)
    if luminances.contains(opaque.shownLuminance) {
      return TerminalPalette.nearest(to: opaque, in: profile, luminances: luminances)
    }
    guard opaque.oklch.chroma > 0.03 else { return nil }
    return TerminalPalette.nearest(to: moved(opaque), in: profile, luminances: luminances)
  }

  /// The colour of a text without one of its own on a painted background.
  static func text(on background: Color) -> Color { background.isLight ? .black : .white }

  private static let middle = Color(hex: 0x777777)

  /// The colour, mixed with as little black or white as necessary.
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
  /// Whether black has more contrast with the colour than white does.
  fileprivate var isLight: Bool { relativeLuminance > 0.179 }

  /// The luminance of the written colour: rounding to 8 bits per component can move a colour out of the bounds.
  fileprivate var shownLuminance: Double { nearestHexColor.relativeLuminance }
}
