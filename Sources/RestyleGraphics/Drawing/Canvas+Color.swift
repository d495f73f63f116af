public import Restyle

extension Canvas {
  /// Returns the colour as it is drawn: resolved for the traits, and clipped to their gamut.
  public func color(_ color: Color) -> PaintColor {
    let color = color.resolved(for: traits).converted(to: traits.gamut.space)
    return PaintColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension DisplayGamut {
  /// The colour space with this gamut.
  var space: ColorSpace {
    switch self {
    case .sRGB: .sRGB
    case .displayP3: .displayP3
    }
  }
}

extension Paint {
  /// Whether any part of the paint is visible.
  var isVisible: Bool { colors.contains { !$0.isClear } }

  /// Whether nothing is visible through the paint.
  var isOpaque: Bool { colors.allSatisfy(\.isOpaque) }

  /// The colours of the paint.
  var colors: [PaintColor] {
    switch self {
    case .color(let color): [color]
    case .linearGradient(_, _, let stops), .radialGradient(_, _, let stops): stops.map(\.color)
    }
  }
}
