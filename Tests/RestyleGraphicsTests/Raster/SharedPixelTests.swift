import RestyleGraphics
import TestSupport
import Testing

/// Pixels that edges of several shapes go through.
@Suite struct SharedPixelTests {
  private static let red = Paint.color(PaintColor(red: 1, green: 0, blue: 0))

  /// Shapes with edges that run across pixels.
  static let shapes: [Path] = [
    Path(RoundedRect(Rect(x: 2.25, y: 3.5, width: 15, height: 12.75), radii: .init(5))),
    Path([(1.5, 2), (18.25, 9.5), (6, 17.75)]),
    Path(Rect(x: 4.5, y: 4.5, width: 9, height: 9)),
    Path([(3, 3), (17, 5), (15, 17), (5, 14)]),
  ]

  @Test
  func nothingIsSeenUnderTheSameShape() async throws {
    try await forEach(Self.shapes) { (shape: Path) throws in
      let alone = Raster(try DisplayList(side: 20, [.fill(shape, .black)]))
      let covered = Raster(
        try DisplayList(side: 20, [.fill(shape, Self.red), .fill(shape, Self.red), .fill(shape, .black)]))
      expect(covered, closeTo: alone)
    }
  }

  @Test
  func halvesSideBySideAreTheWhole() async throws {
    try await forEach(Self.shapes) { (shape: Path) throws in
      let whole = Path(Rect(width: 20, height: 20))
      let rest = Path(whole.contours + shape.reversedContours)
      let both = Raster(try DisplayList(side: 20, [.fill(shape, .black), .fill(rest, .black)]))
      expect(both, closeTo: Raster(try DisplayList(side: 20, [.fill(whole, .black)])))
    }
  }

  @Test
  func groupsThroughClipsAreTheIntersection() async throws {
    try await forEach(Self.shapes, Self.shapes.sampled(every: 2)) { (first: Path, second: Path) throws in
      let clipped = Raster(
        try DisplayList(
          side: 20, .group([.fill(first, .black)], clip: second)))
      // Drawn eight times as large, nothing of it is off by more than an eighth of a pixel's width.
      let large = Raster(
        try DisplayList(
          width: 20, height: 20, scale: 8,
          operations: .group([.fill(first, .black)], clip: second)))
      let opacities = large.opacities
      for (index, opacity) in clipped.opacities.enumerated() {
        var sum = 0
        for y in 0..<8 {
          for x in 0..<8 { sum += opacities[(index / 20 * 8 + y) * 160 + index % 20 * 8 + x] }
        }
        #expect(abs(sum / 64 - opacity) <= 4, "pixel \(index % 20), \(index / 20)")
      }
    }
  }

  @Test(arguments: [0.0, 1, 4, 4.5])
  func nothingIsSeenOfASharpShadowThatIsCutOut(radius: Double) throws {
    let box = RoundedRect(Rect(x: 4.5, y: 4.25, width: 9, height: 9), radii: .init(radius))
    let whole = Path(Rect(width: 20, height: 20))
    let hole = Path(whole.contours + [.roundedRect(box, isReversed: true)])
    let raster = Raster(
      try DisplayList(
        side: 20,
        [
          .shadow(
            DisplayList.Shadow(box, deviation: 0, color: PaintColor(red: 0, green: 0, blue: 0), clip: hole))
        ]))
    #expect(raster.opacities.allSatisfy { $0 <= 2 })
  }

  @Test func manyPixelsOfARowMayBeShared() throws {
    let strip = Path(Rect(x: 0, y: 0.5, width: 300, height: 1))
    let list = try DisplayList(
      width: 300, height: 2, operations: [.fill(strip, Self.red), .fill(strip, .black)])
    let alone = try DisplayList(width: 300, height: 2, operations: [.fill(strip, .black)])
    expect(Raster(list), closeTo: Raster(alone))
  }

  private func expect(_ raster: Raster, closeTo other: Raster) {
    for (index, (color, expected)) in zip(raster.colors, other.colors).enumerated() {
      for component in 0..<4 {
        #expect(
          abs(Int(color[component]) - Int(expected[component])) <= 4,
          "pixel \(index % raster.width), \(index / raster.width): \(color) for \(expected)")
      }
    }
  }
}

extension Path {
  /// The contours the other way around.
  fileprivate var reversedContours: [Contour] {
    contours.map { contour in
      switch contour {
      case .roundedRect(let shape, let isReversed): .roundedRect(shape, isReversed: !isReversed)
      case .segments(let start, let segments):
        .segments(
          start: start,
          segments.reversed().map { segment in
            switch segment {
            case .line(let end), .curve(let end, _, _): .line(to: end)
            }
          })
      }
    }
  }
}
