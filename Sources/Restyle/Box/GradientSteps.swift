extension Gradient {
  /// How a program mixes the colours of two stops.
  package enum Mixing {
    /// In the encoding of a space, clipped to its gamut, with components premultiplied by the opacity.
    case list(ColorSpace)
    /// As SVG does: in sRGB's encoding, with components that aren't premultiplied (SVG 2, section 14.2.4.2). Programs
    /// differ in the space that they mix colours outside sRGB in.
    case svg
  }

  /// Returns the stops for a program that mixes colours in its own way.
  ///
  /// Where the program's mixtures would differ from the gradient's, stops are added in between.
  ///
  /// - Parameter mixing: How the program mixes colours.
  /// - Returns: The stops. Between them, colours are off by no more than half of 1/255, except next to bends that are
  ///   narrower than 1/256 of the gradient.
  package func steppedStops(for mixing: Mixing) -> [Stop] {
    let stops = renderedStops
    var steps = GradientSteps(gradient: self, mixing: mixing)
    for (start, end) in zip(stops, stops.dropFirst()) { steps.append(from: start, to: end) }
    return steps.stops
  }
}

/// The stops of a gradient, for a program that mixes colours in its own way.
private struct GradientSteps {
  let gradient: Gradient
  let space: ColorSpace
  let isPremultiplied: Bool
  private(set) var stops: [Gradient.Stop] = []

  init(gradient: Gradient, mixing: Gradient.Mixing) {
    self.gradient = gradient
    (space, isPremultiplied) =
      switch mixing {
      case .list(let space): (space, true)
      case .svg: (.sRGB, false)
      }
  }
}

extension GradientSteps {
  /// Appends two neighbouring stops and the stops needed between them; the first isn't repeated.
  mutating func append(from start: Gradient.Stop, to end: Gradient.Stop) {
    var (first, last) = (start, end)
    if !isPremultiplied {
      // A transparent colour takes the components of its neighbour.
      if start.color.alpha == 0 { first.color = end.color.withAlpha(0) }
      if end.color.alpha == 0 { last.color = start.color.withAlpha(0) }
    }
    if first != stops.last { stops.append(first) }
    if first.location < last.location, !mixesExactly(first.color, last.color) {
      split(0...1, of: (first, last), level: 0)
    }
    stops.append(last)
  }

  private func mixesExactly(_ first: Color, _ last: Color) -> Bool {
    first == last
      || gradient.interpolation == .sRGB && space == .sRGB && (isPremultiplied || first.alpha == last.alpha)
        && mixesInSRGB(first, last)
  }

  private func mixesInSRGB(_ first: Color, _ last: Color) -> Bool { first.isInSRGB && last.isInSRGB }

  /// Appends the stops needed within a section between two stops.
  private mutating func split(
    _ part: ClosedRange<Double>, of pair: (first: Gradient.Stop, last: Gradient.Stop), level: Int
  ) {
    func color(_ share: Double) -> Color {
      switch share {
      case 0: pair.first.color
      case 1: pair.last.color
      default: gradient.mixture(of: pair.first.color, pair.last.color, amount: share)
      }
    }
    let isUnknown =
      !isPremultiplied && level < Self.unknownLevels && !mixesInSRGB(pair.first.color, pair.last.color)
    guard isUnknown || level < Self.levelLimit && isOff(between: part, color) else { return }
    let middle = (part.lowerBound + part.upperBound) / 2
    split(part.lowerBound...middle, of: pair, level: level + 1)
    let location = pair.first.location + (pair.last.location - pair.first.location) * middle
    stops.append(Gradient.Stop(color: color(middle), location: location))
    split(middle...part.upperBound, of: pair, level: level + 1)
  }

  /// Returns whether the program's mixtures differ from the gradient's within a section between two stops.
  private func isOff(between part: ClosedRange<Double>, _ color: (Double) -> Color) -> Bool {
    let (first, last) = (components(of: color(part.lowerBound)), components(of: color(part.upperBound)))
    return [0.25, 0.5, 0.75].contains { share in
      func mixed(_ first: SIMD4<Double>, _ last: SIMD4<Double>) -> SIMD4<Double> {
        first * (1 - share) + last * share
      }
      let shown =
        isPremultiplied ? mixed(multiplied(first), multiplied(last)) : multiplied(mixed(first, last))
      let exact = components(of: color(part.lowerBound + (part.upperBound - part.lowerBound) * share))
      let difference = multiplied(exact) - shown
      return max(difference.max(), -difference.min()) > Self.tolerance
    }
  }

  /// Returns the components as the program shows them, with the opacity last.
  private func components(of color: Color) -> SIMD4<Double> {
    let color = color.converted(to: space)
    return SIMD4(color.red, color.green, color.blue, color.alpha).clamped(lowerBound: .zero, upperBound: .one)
  }

  private func multiplied(_ components: SIMD4<Double>) -> SIMD4<Double> {
    components * SIMD4(components.w, components.w, components.w, 1)
  }

  private static var tolerance: Double { 0.5 / 255 }

  /// The number of halvings if the program's mixtures are unknown.
  private static var unknownLevels: Int { 5 }

  /// The maximum number of halvings of a section.
  private static var levelLimit: Int { 8 }
}
