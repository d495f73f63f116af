import RestyleRendering
import TestSupport
import Testing

@testable import RestyleGraphics

@Suite struct RoundedRectTests {
  @Test
  func radiiNeverOverlap() async throws {
    try await forEach([0.0, 4, 10, 20, 1e300, .infinity, .nan, -3]) { (radius: Double) in
      for (width, height) in [(0.0, 0.0), (10, 30), (30, 10), (20, 20)] {
        let radii = RoundedRect(Rect(width: width, height: height), radii: RoundedRect.Radii(radius)).radii
        #expect(radii.topLeft.width + radii.topRight.width <= width)
        #expect(radii.topLeft.height + radii.bottomLeft.height <= height)
      }
    }
  }

  @Test func radiiShrinkInOneProportion() {
    let radii = RoundedRect.Radii(
      topLeft: .init(30), topRight: .init(10), bottomRight: .zero, bottomLeft: .init(width: 5, height: 10))
    let shape = RoundedRect(Rect(width: 20, height: 100), radii: radii)
    #expect(shape.radii == radii.map(by: 0.5))
  }

  private static let sides = PhysicalSides(top: 1, right: 2, bottom: 3, left: 4)

  @Test func linesTakeTheirWidthsOfRadiiToo() {
    let inner = RoundedRect(Rect(x: 10, y: 20, width: 40, height: 30), radii: .init(8)).inset(by: Self.sides)
    #expect(inner.rect == Rect(left: 14, top: 21, right: 48, bottom: 47))
    #expect(
      inner.radii
        == RoundedRect.Radii(
          topLeft: .init(width: 4, height: 7), topRight: .init(width: 6, height: 7),
          bottomRight: .init(width: 6, height: 5), bottomLeft: .init(width: 4, height: 5)))
    // Lines that are wider than the shape leave nothing, and nowhere else.
    let none = RoundedRect(Rect(width: 3, height: 2)).inset(by: Self.sides.map { $0 * 2 })
    #expect(none.rect.isEmpty && none.rect.left == 3 && none.rect.top == 2)
  }

  /// CSS Backgrounds 4, "outset-adjusted border radius": sharp corners stay so, and small ones grow by less.
  @Test(arguments: [(0.0, 0.0), (2.0, 5.5), (4.0, 8.0), (10.0, 14.0)])
  func radiiGrowWithTheShape(_ radius: Double, _ grown: Double) {
    let shape = RoundedRect(Rect(x: 10, y: 20, width: 40, height: 30), radii: .init(radius))
    let outer = shape.outset(by: 4)
    #expect(outer.rect == Rect(left: 6, top: 16, right: 54, bottom: 54))
    #expect(outer.radii == .init(grown))
    #expect(shape.outset(by: 0) == shape && shape.outset(by: -1) == shape.inset(by: PhysicalSides(1)))
  }

  @Test func shapesAndSidesAreMovedAndUnited() {
    let rect = Rect(left: 1, top: 2, right: 3, bottom: 4)
    #expect(RoundedRect(rect).moved(x: 10, y: 20).rect == Rect(left: 11, top: 22, right: 13, bottom: 24))
    #expect(
      rect.union(Rect(left: 0, top: 3, right: 2, bottom: 9)) == Rect(left: 0, top: 2, right: 3, bottom: 9))
    #expect(
      rect.union(Rect(left: 2, top: 0, right: 9, bottom: 3)) == Rect(left: 1, top: 0, right: 9, bottom: 4))
    let others = PhysicalSides(top: 4, right: 3, bottom: 2, left: 1)
    #expect(Self.sides.union(others) == PhysicalSides(top: 4, right: 3, bottom: 3, left: 4))
    #expect(Self.sides.union(PhysicalSides()) == Self.sides)
    #expect(PhysicalSides().union(Self.sides) == Self.sides)
  }

  /// A corner is touched where a rectangle begins within its radius on both axes.
  @Test func rectanglesAreHeldBetweenCorners() {
    let shape = RoundedRect(Rect(width: 20, height: 20), radii: .init(5))
    for (left, top) in [(0.0, 0.0), (4, 4), (5, 0), (0, 5), (5, 5)] {
      let isHeld = left >= 5 || top >= 5
      let corners = [
        Rect(left: left, top: top, right: 10, bottom: 10),
        Rect(left: 10, top: top, right: 20 - left, bottom: 10),
        Rect(left: 10, top: 10, right: 20 - left, bottom: 20 - top),
        Rect(left: left, top: 10, right: 10, bottom: 20 - top),
      ]
      for corner in corners { #expect(shape.holds(corner) == isHeld, "\(corner)") }
    }
    for outside in [(-1.0, 6.0), (6, -1)] {
      #expect(!shape.holds(Rect(left: outside.0, top: outside.1, right: 10, bottom: 10)))
      #expect(!shape.holds(Rect(left: 10, top: 10, right: 20 - outside.0, bottom: 20 - outside.1)))
    }
  }
}

extension RoundedRect.Radii {
  fileprivate func map(by factor: Double) -> Self {
    func scaled(_ radius: RoundedRect.Radius) -> RoundedRect.Radius {
      RoundedRect.Radius(width: radius.width * factor, height: radius.height * factor)
    }
    return Self(
      topLeft: scaled(topLeft), topRight: scaled(topRight), bottomRight: scaled(bottomRight),
      bottomLeft: scaled(bottomLeft))
  }
}
