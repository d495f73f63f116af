import RestyleGraphics
import TestSupport
import Testing

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
