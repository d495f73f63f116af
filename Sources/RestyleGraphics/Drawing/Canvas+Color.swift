public import Restyle

extension Canvas {
  /// The colour as it is drawn: resolved for the surroundings, in their gamut, clipped to it.
  public func color(_ color: Color) -> PaintColor {
    let color = color.resolved(for: traits).converted(to: traits.gamut.space)
    return PaintColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension DisplayGamut {
  /// The space of colours whose gamut this is.
  var space: ColorSpace {
    switch self {
    case .sRGB: .sRGB
    case .displayP3: .displayP3
    }
  }
}

extension Paint {
  /// Whether anything can be seen of it.
  var isVisible: Bool { colors.contains { !$0.isClear } }

  /// Whether nothing can be seen through it.
  var isOpaque: Bool { colors.allSatisfy(\.isOpaque) }

  /// The colours that it has somewhere.
  var colors: [PaintColor] {
    switch self {
    case .color(let color): [color]
    case .linearGradient(_, _, let stops), .radialGradient(_, _, let stops): stops.map(\.color)
    }
  }
}
