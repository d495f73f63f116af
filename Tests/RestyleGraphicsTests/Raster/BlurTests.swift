import RestyleGraphics
import TestSupport
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

  @Test
  func isTheTrueGaussian() async throws {
    try await forEach(Self.shapes.sampled(every: 3), [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2.5, 6, 15]) {
      (shape: RoundedRect, deviation: Double) throws in
      let opacities = Raster(
        try DisplayList(side: 80, [.shadow(shadow(shape, deviation: deviation))])
      ).opacities
      // Each thin strip of the shape is blurred by itself; what a pixel has is the mean over its area. Rounding takes
      // half a part of it.
      let columns = Array(stride(from: 1, to: 80, by: 9))
      let rows = Array(stride(from: 0, to: 80, by: 11))
      var sums = [[Double]](repeating: [Double](repeating: 0, count: columns.count), count: rows.count)
      for (top, bottom) in strips(of: shape) {
        guard let edges = edges(of: shape, at: (top + bottom) / 2) else { continue }
        let parts = columns.map {
          mean(Double($0) - edges.left, deviation) - mean(Double($0) - edges.right, deviation)
        }
        for (index, row) in rows.enumerated() {
          let weight = mean(Double(row) - top, deviation) - mean(Double(row) - bottom, deviation)
          guard abs(weight) > 1e-9 else { continue }
          for column in columns.indices { sums[index][column] += weight * parts[column] }
        }
      }
      var worst = 0.0
      for (row, sums) in zip(rows, sums) {
        for (column, sum) in zip(columns, sums) {
          worst = max(worst, abs(Double(opacities[row * 80 + column]) - sum * 255))
        }
      }
      #expect(worst <= 0.8)
    }
  }

  /// The heights between which strips of a shape lie, thin where it is round.
  private func strips(of shape: RoundedRect) -> [(Double, Double)] {
    let (rect, radii) = (shape.rect, shape.radii)
    let top = max(radii.topLeft.height, radii.topRight.height)
    let bottom = max(radii.bottomLeft.height, radii.bottomRight.height)
    let steps = (0...220).map { Double($0) / 220 }
    var heights = steps.map { rect.top + top * pow2($0) }
    heights += steps.map { rect.bottom - bottom * pow2(1 - $0) }
    return zip(heights, heights.dropFirst()).filter { $0 < $1 }
  }

  private func pow2(_ value: Double) -> Double { value * value }

  /// The mean over a pixel of what lies to one side of a blurred edge, which its start lies behind by a distance.
  private func mean(_ distance: Double, _ deviation: Double) -> Double {
    func integral(_ value: Double) -> Double {
      if value > 6 { return value }
      if value < -6 { return 0 }
      return value * normal(value) + gaussian(value) * 0.398_942_280_401_432_7
    }
    return deviation * (integral((distance + 1) / deviation) - integral(distance / deviation))
  }

  @Test
  func insideAndOutsideAreTheWhole() async throws {
    try await forEach(Self.shapes.sampled(every: 2), [0.0, 0.5, 4, 12]) {
      (shape: RoundedRect, deviation: Double) throws in
      var shadow = shadow(shape, deviation: deviation)
      let outside = Raster(try DisplayList(side: 80, [.shadow(shadow)])).opacities
      shadow.isInverted = true
      let inside = Raster(try DisplayList(side: 80, [.shadow(shadow)])).opacities
      for index in inside.indices { #expect(abs(inside[index] + outside[index] - 255) <= 1) }
    }
  }

  @Test
  func withoutADeviationItIsSharp() async throws {
    try await forEach(Self.shapes) { (shape: RoundedRect) throws in
      let shadow = Raster(try DisplayList(side: 80, [.shadow(shadow(shape, deviation: 0))]))
      #expect(shadow == Raster(try DisplayList(side: 80, [.fill(Path(shape), .black)])))
    }
  }

  @Test
  func absurdLengthsTakeNoMemory() async throws {
    try await forEach([1e-300, 1e5, 1e300], [1e-300, 1e300]) {
      (length: Double, deviation: Double) throws in
      let rect = Rect(left: -length, top: -length, right: length, bottom: length)
      for radius in [0, length] {
        let shape = RoundedRect(rect, radii: .init(radius))
        #expect(Raster(try DisplayList(side: 9, [.shadow(shadow(shape, deviation: deviation))])).width == 9)
      }
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
    // exp by its series, for the test needs no library for one function; values lie in -6...6.
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
