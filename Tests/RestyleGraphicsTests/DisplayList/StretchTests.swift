import Restyle
import RestyleRendering
import Testing

@testable import RestyleGraphics

@Suite("Stretched drawings")
struct StretchTests {
  private static let stretch = Stretch(
    of: Size(width: 20, height: 10), keeping: PhysicalSides(top: 1, right: 2, bottom: 3, left: 4),
    to: Size(width: 50, height: 40))

  @Test("Edges keep their distances, and the middle fills what is between them")
  func places() {
    let places: [(Double, Double)] = [
      (-1, -1), (0, 0), (3, 3), (4, 4), (11, 26), (18, 48), (19, 49), (20, 50), (21, 51),
    ]
    for (place, expected) in places {
      #expect(Self.stretch(Point(x: place, y: 0)) == Point(x: expected, y: 0))
    }
    for (place, expected) in [(0.5, 0.5), (1.0, 1.0), (4, 19), (7, 37), (8, 38), (10, 40)] {
      #expect(Self.stretch(Point(x: 0, y: place)) == Point(x: 0, y: expected))
    }
  }

  @Test("Edges without room shrink in one proportion")
  func narrow() {
    let stretch = Stretch(
      of: Size(width: 20, height: 10), keeping: PhysicalSides(top: 1, right: 2, bottom: 3, left: 4),
      to: Size(width: 3, height: 40))
    for (place, expected) in [(0.0, 0.0), (4, 2), (18, 2), (20, 3)] {
      #expect(stretch(Point(x: place, y: 0)).x == expected)
    }
    for (place, expected) in [(1.0, 0.5), (7, 38.5), (10, 40)] {
      #expect(stretch(Point(x: 0, y: place)).y == expected)
    }
  }

  @Test("Whatever has points lies where they do")
  func shapes() {
    let points = [Point(x: 1, y: 9), Point(x: 11, y: 4), Point(x: 19, y: 2), Point(x: 5, y: 5)]
    let moved = points.map { Self.stretch($0) }
    let path = Path([
      .segments(
        start: points[0],
        [.line(to: points[1]), .curve(to: points[2], control1: points[3], control2: points[1])])
    ])
    let expected = Path([
      .segments(
        start: moved[0],
        [.line(to: moved[1]), .curve(to: moved[2], control1: moved[3], control2: moved[1])])
    ])
    #expect(Self.stretch(path) == expected)
    let rect = Self.stretch(Rect(left: 1, top: 2, right: 11, bottom: 9))
    let (start, end) = (Self.stretch(Point(x: 1, y: 2)), Self.stretch(Point(x: 11, y: 9)))
    #expect(rect == Rect(left: start.x, top: start.y, right: end.x, bottom: end.y))
    for isReversed in [false, true] {
      let ring = Path([.roundedRect(RoundedRect(Rect(width: 20, height: 10)), isReversed: isReversed)])
      #expect(
        Self.stretch(ring)
          == Path([.roundedRect(RoundedRect(Rect(width: 50, height: 40)), isReversed: isReversed)]))
    }
  }

  @Test("Corners keep what lies in the edges, each on its own sides")
  func corners() {
    let radii = RoundedRect.Radii(
      topLeft: .init(4), topRight: .init(2), bottomRight: .init(3), bottomLeft: .init(1))
    let shape = Self.stretch(RoundedRect(Rect(width: 20, height: 10), radii: radii))
    let (x, y) = (44.0 / 14, 36.0 / 6)
    #expect(shape.radii.topLeft == .init(width: 4, height: 1 + 3 * y))
    #expect(shape.radii.topRight == .init(width: 2, height: 1 + y))
    #expect(abs(shape.radii.bottomRight.width - 2 - x) < 1e-12 && shape.radii.bottomRight.height == 3)
    #expect(shape.radii.bottomLeft == .init(width: 1, height: 1))
  }

  @Test("Gradients are stretched with what they fill, and colours stay")
  func paints() {
    let stops = [Paint.Stop(color: .black, location: 0), Paint.Stop(color: .black, location: 1)]
    #expect(Self.stretch(Paint.black) == .black)
    let (start, end) = (Point(x: 0, y: 0), Point(x: 20, y: 10))
    #expect(
      Self.stretch(.linearGradient(start: start, end: end, stops))
        == .linearGradient(start: start, end: Point(x: 50, y: 40), stops))
    #expect(
      Self.stretch(
        .radialGradient(center: Point(x: 4, y: 1), radius: .init(width: 14, height: 6), stops))
        == .radialGradient(center: Point(x: 4, y: 1), radius: .init(width: 44, height: 36), stops))
  }
}
