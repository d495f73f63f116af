import Restyle

/// The opaque colours behind a component, each behind some part of it.
struct Backdrop: Hashable, Sendable {
  /// Several for a gradient; nil if they aren't known, as on an image.
  private(set) var colors: [Color]?

  /// The number of steps that represent the transition between two stops of a gradient.
  static let gradientSteps = 16

  init(_ color: Color) { colors = [color] }
}

extension Backdrop {
  /// Returns the backdrop of the content of a background that is over this backdrop.
  ///
  /// - Parameters:
  ///   - background: The background.
  ///   - traits: The traits that its colours are resolved for.
  /// - Returns: The backdrop.
  func under(_ background: BackgroundStyle, _ traits: TraitCollection) -> Backdrop {
    var backdrop = over(background.color, traits)
    if background.isPlain { return backdrop }
    if background.image != nil { backdrop.colors = nil }
    guard let gradient = background.gradient else { return backdrop }
    let colors = gradient.shownColors.map { $0.resolved(for: traits) }
    if background.image == nil, !colors.isEmpty, colors.allSatisfy({ $0.alpha == 1 }) {
      backdrop.colors = colors
    } else {
      backdrop.colors = backdrop.colors.map { behind in
        colors.isEmpty
          ? behind : Self.thinned(behind.flatMap { behind in colors.map { $0.composited(over: behind) } })
      }
    }
    return backdrop
  }

  /// Reduces colours to a limited number, from the darkest to the lightest: gradients over gradients would multiply
  /// them.
  private static func thinned(_ colors: [Color]) -> [Color] {
    let limit = 256
    guard colors.count > limit else { return colors }
    let sorted = colors.map { ($0.relativeLuminance, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    return (0..<limit).map { sorted[$0 * (sorted.count - 1) / (limit - 1)] }
  }

  /// Returns the backdrop with a colour over it.
  func over(_ color: Color, _ traits: TraitCollection) -> Backdrop {
    let color = color.resolved(for: traits)
    if color.alpha == 0 { return self }
    var backdrop = self
    backdrop.colors = color.alpha == 1 ? [color] : colors?.map { color.composited(over: $0) }
    return backdrop
  }

  /// The minimum contrast of a colour with the colours behind it; nil if they aren't known.
  func contrast(of color: Color) -> (ratio: Double, behind: Color)? {
    guard let colors else { return nil }
    return colors.lazy.map { (color.shownContrast(with: $0), $0) }.min { $0.0 < $1.0 }
  }

  /// The colour with the greatest contrast; nil if there is none, or if the colours behind it aren't known.
  func greatestContrast(of colors: [Color]) -> (color: Color, contrast: (ratio: Double, behind: Color))? {
    colors.compactMap { color in contrast(of: color).map { (color, $0) } }.max { $0.1.ratio < $1.1.ratio }
  }
}

extension Gradient {
  /// The colours of the stops, and some between adjacent stops at different locations.
  fileprivate var shownColors: [Color] {
    let stops = renderedStops
    let between = zip(stops, stops.dropFirst()).flatMap { first, second in
      first.location == second.location
        ? []
        : (0...Backdrop.gradientSteps).map { step in
          mixture(
            of: first.color, second.color, amount: Double(step) / Double(Backdrop.gradientSteps))
        }
    }
    // The first and the last colour extend to the edges.
    return stops.prefix(1).filter { $0.location > 0 }.map(\.color) + between
      + stops.suffix(1).filter { $0.location < 1 }.map(\.color)
  }
}

extension Color {
  /// The contrast with an opaque colour behind it, as displayed: a sufficient contrast may be insufficient after
  /// rounding.
  fileprivate func shownContrast(with behind: Color) -> Double {
    let ratio = contrastRatio(with: behind)
    // Steps of 1/255 change the contrast by less than this.
    let isClose = [3, 4.5].contains { $0..<$0 * 1.03 ~= ratio }
    guard isClose else { return ratio }
    return min(ratio, composited(over: behind).inSteps.contrastRatio(with: behind.inSteps))
  }

  /// The nearest colour with 256 steps for each component.
  private var inSteps: Color {
    func step(_ component: Double) -> Double { (component * 255).rounded() / 255 }
    guard space == .sRGB else { return self }
    return Color(red: step(red), green: step(green), blue: step(blue), alpha: alpha)
  }
}
