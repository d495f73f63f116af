import Restyle
import RestyleRendering

extension Canvas {
  /// The paint of a gradient over a rectangle; nil where it has no colours.
  func paint(_ gradient: Gradient, over rect: Rect) -> Paint? {
    let stops = stops(gradient.renderedStops)
    guard let last = stops.last, !rect.isEmpty else { return nil }
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: rect.left + rect.width * x, y: rect.top + rect.height * y)
    }
    switch gradient.geometry {
    case .linear(let angle):
      // CSS Images 3, section 3.1: so long that the ends are level with corners.
      let (sine, cosine) = (
        Mathematics.sine(degrees: angle.degrees), Mathematics.cosine(degrees: angle.degrees)
      )
      let half = (abs(rect.width * sine) + abs(rect.height * cosine)) / 2
      let center = point(0.5, 0.5)
      return .linearGradient(
        start: Point(x: center.x - sine * half, y: center.y + cosine * half),
        end: Point(x: center.x + sine * half, y: center.y - cosine * half), stops)
    case .line(let start, let end):
      // A line without a length is all end, as in SVG 2, section 14.2.2.
      guard start != end else { return .color(last.color) }
      return .linearGradient(
        start: point(start.left(in: traits.layoutDirection), start.y),
        end: point(end.left(in: traits.layoutDirection), end.y), stops)
    case .radial(let unitCenter):
      let center = point(unitCenter.left(in: traits.layoutDirection), unitCenter.y)
      // CSS Images 3, section 3.2.1: through the farthest corner, in the proportion of the farthest sides.
      let farthest = (
        x: max(abs(center.x - rect.left), abs(rect.right - center.x)),
        y: max(abs(center.y - rect.top), abs(rect.bottom - center.y))
      )
      return .radialGradient(
        center: center,
        radius: RoundedRect.Radius(
          width: farthest.x * 2.0.squareRoot(), height: farthest.y * 2.0.squareRoot()),
        stops)
    }
  }

  /// The stops with colours between them, where these aren't interpolated as the colours of lists are.
  ///
  /// CSS Color 4, section 12.1, interpolates in OKLab where a colour isn't of the old forms, all of which `#rrggbb` can
  /// say but for the opacity, and in sRGB elsewhere.
  private func stops(_ stops: [Gradient.Stop]) -> [Paint.Stop] {
    let stops = stops.map { Gradient.Stop(color: $0.color.resolved(for: traits), location: $0.location) }
    let areOld = stops.allSatisfy { $0.color == $0.color.nearestHexColor }
    let areExact = areOld && traits.gamut == .sRGB
    var drawn: [Paint.Stop] = []
    for (index, stop) in stops.enumerated() {
      if !areExact, index > 0, stops[index - 1].color != stop.color {
        let previous = stops[index - 1]
        for step in 1..<Self.interpolationSteps {
          let amount = Double(step) / Double(Self.interpolationSteps)
          let mixture =
            areOld
            ? previous.color.mixedAsEncoded(with: stop.color, amount: amount)
            : previous.color.mixed(with: stop.color, amount: amount)
          drawn.append(
            Paint.Stop(
              color: color(mixture),
              location: previous.location + (stop.location - previous.location) * amount))
        }
      }
      drawn.append(Paint.Stop(color: color(stop.color), location: stop.location))
    }
    return drawn
  }

  /// How many straight pieces stand for a curve through a space of colours: less than 1/255 off.
  private static let interpolationSteps = 24
}

extension Color {
  /// The mixture of two colours of sRGB as they are encoded, after they were multiplied with their opacity.
  fileprivate func mixedAsEncoded(with other: Color, amount: Double) -> Color {
    let (first, second) = (alpha * (1 - amount), other.alpha * amount)
    let alpha = first + second
    guard alpha > 0 else { return .clear }
    func mix(_ component: KeyPath<Color, Double>) -> Double {
      (self[keyPath: component] * first + other[keyPath: component] * second) / alpha
    }
    return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: alpha)
  }
}
