import Restyle
@_spi(Outputs) import RestyleRendering

/// A colour as all clients know it: in hexadecimal digits, without transparency.
struct EmailColor: Sendable {
  let usual: String
  /// The colour in dark surroundings; nil where it is the same.
  let dark: String?
}

/// What colours are in an e-mail, over what lies behind them.
struct EmailPalette {
  private let traits: TraitCollection
  private let adapts: Bool
  // Designs have few colours, and finding the nearest ones takes longer than looking them up.
  private var known = KeyedValues<Overlay, EmailColor>()

  private struct Overlay: Hashable {
    let color: Color
    let surface: Color
  }

  init(style: EmailStyle, traits: TraitCollection) {
    self.traits = traits
    adapts = style.adapts(in: traits)
  }
}

extension EmailPalette {
  /// A colour over an opaque one.
  mutating func color(_ color: Color, over surface: Color) -> EmailColor {
    let overlay = Overlay(color: color, surface: surface)
    if let known = known[overlay] { return known }
    let color = color.composited(over: surface)
    let usual = text(of: color.resolved(for: traits))
    let dark = adapts ? text(of: color.resolved(colorScheme: .dark, contrast: traits.contrast)) : usual
    let result = EmailColor(usual: usual, dark: dark == usual ? nil : dark)
    known.add(result, for: overlay)
    return result
  }

  private func text(of color: Color) -> String { color.withAlpha(1).nearestHexColor.cssText() }
}

extension Gradient {
  /// The colour between all stops.
  var middle: Color {
    var colors = stops[...].map(\.color)
    guard var mixed = colors.popLast() else { return .clear }
    for (index, color) in colors.reversed().enumerated() {
      mixed = mixture(of: mixed, color, amount: 1 / Double(index + 2))
    }
    return mixed
  }
}
