import Restyle
import RestyleRendering

extension Canvas {
  /// The paint of a gradient over a rectangle; nil if it has no colours.
  func paint(_ gradient: Gradient, over rect: Rect) -> Paint? {
    let stops = stops(gradient)
    guard let last = stops.last, !rect.isEmpty else { return nil }
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: rect.left + rect.width * x, y: rect.top + rect.height * y)
    }
    switch gradient.geometry {
    case .linear(let angle):
      // CSS Images 3, section 3.1: the ends are level with corners.
      let (sine, cosine) = (
        Mathematics.sine(degrees: angle.degrees), Mathematics.cosine(degrees: angle.degrees)
      )
      let half = (abs(rect.width * sine) + abs(rect.height * cosine)) / 2
      let center = point(0.5, 0.5)
      return .linearGradient(
        start: Point(x: center.x - sine * half, y: center.y + cosine * half),
        end: Point(x: center.x + sine * half, y: center.y - cosine * half), stops)
    case .line(let start, let end):
      // A line without a length shows only its end, as in SVG 2, section 14.2.2.
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

  /// The stops for display lists, which interpolate colours in the encoding of the canvas' gamut.
  private func stops(_ gradient: Gradient) -> [Paint.Stop] {
    var gradient = gradient
    for index in gradient.stops.indices {
      gradient.stops[index].color = gradient.stops[index].color.resolved(for: traits)
    }
    return gradient.steppedStops(for: .list(traits.gamut.space)).map {
      Paint.Stop(color: color($0.color), location: $0.location)
    }
  }
}
