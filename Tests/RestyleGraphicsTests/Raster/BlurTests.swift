import RestyleGraphics
import Testing

@Suite struct BlurTests {
  static let shapes: [RoundedRect] = [
    RoundedRect(Rect(x: 20, y: 24, width: 40, height: 30)),
    RoundedRect(Rect(x: 20.5, y: 24.25, width: 39, height: 31), radii: .init(8)),
    RoundedRect(Rect(x: 30, y: 20, width: 20, height: 40), radii: .init(10)),
    RoundedRect(
      Rect(x: 15, y: 20, width: 50, height: 40),
      radii: .init(
        topLeft: .init(20), topRight: .zero, bottomRight: .init(width: 5, height: 12), bottomLeft: .init(3))),
    RoundedRect(Rect(x: -10, y: 50, width: 60, height: 80), radii: .init(30)),
  ]

  @Test(arguments: shapes, [0.5, 1, 2.5, 6, 15])
  func isTheTrueGaussian(shape: RoundedRect, deviation: Double) throws {
    let opacities = Raster(
      try DisplayList(side: 80, [.shadow(shadow(shape, deviation: deviation))])
    ).opacities
    // Each row of the shape is convolved across, and what comes of it down, over fine steps. What a pixel has is an
    // area, which tells the more the sharper the edge is.
    let places = deviation < 2 ? [0.125, 0.375, 0.625, 0.875] : [0.5]
    var worst = 0.0
    for y in stride(from: 0, to: 80, by: 9) {
      for x in stride(from: 1, to: 80, by: 10) {
        var sum = 0.0
        for offsetY in places {
          for offsetX in places {
            sum += part(of: shape, deviation, x: Double(x) + offsetX, y: Double(y) + offsetY)
          }
        }
        let expected = sum / Double(places.count * places.count) * 255
        worst = max(worst, abs(Double(opacities[y * 80 + x]) - expected))
      }
    }
    #expect(worst <= (deviation < 1 ? 2 : 1.2))
  }

  /// How much of a shape lies at a point once it is blurred.
  private func part(of shape: RoundedRect, _ deviation: Double, x: Double, y: Double) -> Double {
    let step = 0.125
    let radius = Int((4 * deviation / step).rounded(.up))
    var (part, sum) = (0.0, 0.0)
    for index in -radius..<radius {
      let offset = (Double(index) + 0.5) * step
      let weight = gaussian(offset / deviation)
      sum += weight
      guard let edges = edges(of: shape, at: y + offset) else { continue }
      part += weight * (normal((x - edges.left) / deviation) - normal((x - edges.right) / deviation))
    }
    return part / sum
  }

  @Test(arguments: shapes, [0.0, 0.5, 4, 12])
  func insideAndOutsideAreTheWhole(shape: RoundedRect, deviation: Double) throws {
    var shadow = shadow(shape, deviation: deviation)
    let outside = Raster(try DisplayList(side: 80, [.shadow(shadow)])).opacities
    shadow.isInverted = true
    let inside = Raster(try DisplayList(side: 80, [.shadow(shadow)])).opacities
    for index in inside.indices { #expect(abs(inside[index] + outside[index] - 255) <= 1) }
  }

  @Test(arguments: shapes)
  func withoutADeviationItIsSharp(shape: RoundedRect) throws {
    let shadow = Raster(try DisplayList(side: 80, [.shadow(shadow(shape, deviation: 0))]))
    #expect(shadow == Raster(try DisplayList(side: 80, [.fill(Path(shape), .black)])))
  }

  @Test(arguments: [1e-300, 1e-3, 1e5, 1e300], [1e-300, 1.0, 1e5, 1e300])
  func absurdLengthsTakeNoMemory(length: Double, deviation: Double) throws {
    let rect = Rect(left: -length, top: -length, right: length, bottom: length)
    for radius in [0, length / 2, length] {
      let shape = RoundedRect(rect, radii: .init(radius))
      #expect(Raster(try DisplayList(side: 9, [.shadow(shadow(shape, deviation: deviation))])).width == 9)
    }
  }

  private func shadow(_ shape: RoundedRect, deviation: Double) -> DisplayList.Shadow {
    DisplayList.Shadow(shape, deviation: deviation, color: .black, clip: Path(Rect(width: 80, height: 80)))
  }

  /// Where a row of a shape starts and ends.
  private func edges(of shape: RoundedRect, at y: Double) -> (left: Double, right: Double)? {
    let rect = shape.rect
    guard y > rect.top, y < rect.bottom else { return nil }
    func inset(_ radius: RoundedRect.Radius, _ distance: Double) -> Double {
      guard distance < radius.height else { return 0 }
      let part = 1 - distance / radius.height
      return radius.width * (1 - (1 - part * part).squareRoot())
    }
    let radii = shape.radii
    return (
      rect.left + max(inset(radii.topLeft, y - rect.top), inset(radii.bottomLeft, rect.bottom - y)),
      rect.right - max(inset(radii.topRight, y - rect.top), inset(radii.bottomRight, rect.bottom - y))
    )
  }

  private func gaussian(_ value: Double) -> Double {
    // exp by its series, for the test needs no library for one function; values lie in -4...4.
    let exponent = -value * value / 2
    let part = exponent / 64
    var (sum, term) = (1.0, 1.0)
    for index in 1..<9 {
      term *= part / Double(index)
      sum += term
    }
    for _ in 0..<6 { sum *= sum }
    return sum
  }

  /// The normal distribution by its series (Marsaglia, "Evaluating the Normal Distribution", 2004).
  private func normal(_ value: Double) -> Double {
    guard abs(value) < 6 else { return value < 0 ? 0 : 1 }
    var (sum, term) = (value, value)
    for index in 1..<120 {
      term *= value * value / Double(2 * index + 1)
      sum += term
      if abs(term) < 1e-9 { break }
    }
    return min(max(0.5 + sum * gaussian(value) * 0.398_942_280_401_432_7, 0), 1)
  }
}
