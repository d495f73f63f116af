import Restyle

/// The background colours of something: one colour, or those of a gradient.
struct Ground: Hashable, Sendable {
  var colors: [Color]
}

extension Ground {
  /// The ground with fills over it, from bottom to top.
  func filled(with fills: [BoxFrame.Fill]) -> Ground {
    fills.reduce(self) { ground, fill in
      switch fill {
      case .color(let color): ground.covered(with: color)
      case .gradient(let gradient):
        Ground(colors: gradient.stops.flatMap { ground.covered(with: $0.color).colors })
      }
    }
  }

  /// The ground with a colour over it.
  func covered(with color: Color) -> Ground { Ground(colors: colors.map { color.composited(over: $0) }) }
}

// Colours are compared as the terminal shows them: with few colours, different ones may look the same.
extension TerminalRenderer {
  /// The terminal's own background, inferred from the colour scheme; without one, it can be black or white.
  var ownGround: Ground {
    switch profile.colorScheme {
    case .dark: Ground(colors: [.black])
    case .light: Ground(colors: [.white])
    case nil: Ground(colors: [.black, .white])
    }
  }

  /// Whether a colour can be distinguished from a ground behind or beside it.
  func isDistinct(_ color: Color, from ground: Ground) -> Bool {
    showsColors
      && ground.colors.allSatisfy {
        shown(color.composited(over: $0)).contrastRatio(with: shown($0)) >= TerminalPalette.leastContrast
      }
  }

  /// Whether two grounds can be distinguished from each other.
  func isDistinct(_ ground: Ground, from other: Ground) -> Bool {
    ground.colors.allSatisfy { isDistinct($0, from: other) }
  }

  /// The colour, mixed with as little black or white as necessary to distinguish it from its background.
  func distinct(_ color: Color, from ground: Ground) -> Color {
    guard showsColors, let behind = ground.colors.first, !isDistinct(color, from: ground) else {
      return color
    }
    // On the terminal's own background, a legible colour is chosen when it is written.
    if profile.colorScheme == nil, ground == ownGround { return color }
    let opaque = color.composited(over: behind)
    func contrast(_ end: Color) -> Double {
      ground.colors.reduce(.infinity) { min($0, end.contrastRatio(with: shown($1))) }
    }
    let end = contrast(.black) > contrast(.white) ? Color.black : .white
    return (1..<Self.mixingSteps).lazy.map {
      opaque.mixed(with: end, amount: Double($0) / Double(Self.mixingSteps))
    }.first { isDistinct($0, from: ground) } ?? end
  }

  private static let mixingSteps = 16

  /// The colour that the terminal shows; for palette colours, xterm's, since the user's are unknown.
  private func shown(_ color: Color) -> Color {
    TerminalPalette.nearest(to: color, in: profile.colors)?.color ?? color
  }
}
