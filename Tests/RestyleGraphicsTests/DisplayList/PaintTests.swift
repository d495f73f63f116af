import Testing

@testable import RestyleGraphics

@Suite("Paints over each other")
struct PaintTests {
  private static let half = PaintColor(red: 1, green: 0, blue: 0, alpha: 0.5)
  private static let blue = PaintColor(red: 0, green: 0, blue: 1)
  private static let stops = [
    Paint.Stop(color: half, location: 0.25), Paint.Stop(color: blue, location: 0.75),
  ]
  private static let gradients: [Paint] = [
    .linearGradient(start: Point(x: 0, y: 0), end: Point(x: 1, y: 2), stops),
    .radialGradient(center: Point(x: 3, y: 4), radius: .init(5), stops),
  ]

  private func colors(of paint: Paint?) -> [PaintColor] {
    switch paint {
    case .color(let color): [color]
    case .linearGradient(_, _, let stops), .radialGradient(_, _, let stops): stops.map(\.color)
    case nil: []
    }
  }

  @Test("Colours are put over one another, opaque ones hide all, and clear ones nothing")
  func colors() {
    let mixed = PaintColor(red: 0.5, green: 0, blue: 0.5)
    let clear = PaintColor(red: 0, green: 1, blue: 0, alpha: 0)
    #expect(Paint.color(Self.half).over(.color(Self.blue)) == .color(mixed))
    #expect(Paint.color(Self.blue).over(.color(Self.half)) == .color(Self.blue))
    #expect(Paint.color(clear).over(.color(Self.half)) == .color(Self.half))
    #expect(Paint.color(Self.half).over(.color(clear)) == .color(Self.half))
    #expect(Paint.color(clear).over(.color(clear)) == .color(clear))
    let twice = Paint.color(Self.half).over(.color(Self.half))
    #expect(colors(of: twice).map(\.alpha) == [0.75])
  }

  @Test("A colour and a gradient are a gradient with each colour mixed, and two gradients aren't one paint")
  func gradients() {
    for gradient in Self.gradients {
      let (over, under) = (gradient.over(.color(Self.blue)), Paint.color(Self.half).over(gradient))
      let mixed = PaintColor(red: 0.5, green: 0, blue: 0.5)
      #expect(colors(of: over) == [mixed, Self.blue])
      #expect(colors(of: under).map(\.alpha) == [0.75, 1] && colors(of: under).last == mixed)
      #expect(colors(of: Paint.color(Self.blue).over(gradient)) == [Self.blue, Self.blue])
      for other in Self.gradients { #expect(gradient.over(other) == nil) }
      let same = gradient.over(.color(PaintColor(red: 0, green: 0, blue: 0, alpha: 0)))
      #expect(same == gradient)
    }
  }

  @Test("Rectangles have in common what lies in both")
  func intersections() {
    let rect = Rect(left: 1, top: 2, right: 5, bottom: 6)
    let others = [
      (Rect(left: 0, top: 0, right: 9, bottom: 9), rect),
      (Rect(left: 2, top: 3, right: 9, bottom: 9), Rect(left: 2, top: 3, right: 5, bottom: 6)),
      (Rect(left: 0, top: 0, right: 4, bottom: 5), Rect(left: 1, top: 2, right: 4, bottom: 5)),
    ]
    for (other, expected) in others {
      #expect(rect.intersection(other) == expected && other.intersection(rect) == expected)
    }
    for outside in [Rect(x: 7, y: 2, width: 1, height: 1), Rect(x: 1, y: 7, width: 1, height: 1)] {
      #expect(rect.intersection(outside).isEmpty)
    }
  }

  @Test("Lines in place of a curve leave it by a 400th of a pixel at most, and are no more than needed")
  func curves() throws {
    let curves: [[Point]] = [
      [(0, 0), (0, 10), (10, 10), (10, 0)], [(0, 0), (30, 1), (-20, 7), (9, 9)],
      [(2, 2), (2, 2), (2, 2), (2, 2)], [(0, 0), (1, 1), (2, 2), (3, 3)],
    ].map { $0.map { Point(x: $0.0, y: $0.1) } }
    for curve in curves {
      for scale in [0.5, 1, 3] {
        let path = Path([
          .segments(
            start: curve[0],
            [.curve(to: curve[3], control1: curve[1], control2: curve[2]), .line(to: curve[1])])
        ])
        let points = try #require(path.flattened(scale: scale).first)
        let places = curve.map { SIMD2($0.x, $0.y) * scale }
        func place(_ part: Double) -> SIMD2<Double> {
          let rest = 1 - part
          let ends = rest * rest * rest * places[0] + part * part * part * places[3]
          return ends + 3 * rest * part * (rest * places[1] + part * places[2])
        }
        let count = points.count - 2
        #expect(points.first == places[0] && points[count] == places[3] && points.last == places[1])
        var largest = 0.0
        for index in 0..<count {
          let middle = place((Double(index) + 0.5) / Double(count))
          let away = middle - (points[index] + points[index + 1]) / 2
          largest = max(largest, (away * away).sum().squareRoot())
        }
        #expect(largest <= 1.0 / 400 && (count < 2 || largest > 1.0 / 1_600), "\(count) lines")
      }
    }
  }
}
