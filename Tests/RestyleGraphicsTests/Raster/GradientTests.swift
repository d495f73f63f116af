import RestyleGraphics
import TestSupport
import Testing

@Suite struct GradientTests {
  static let stops: [Paint.Stop] = [
    Paint.Stop(color: PaintColor(red: 1, green: 0, blue: 0), location: 0.1),
    Paint.Stop(color: PaintColor(red: 0, green: 1, blue: 0, alpha: 0.25), location: 0.4),
    Paint.Stop(color: PaintColor(red: 0, green: 0, blue: 1), location: 0.4),
    Paint.Stop(color: PaintColor(red: 1, green: 1, blue: 1, alpha: 0), location: 0.95),
  ]

  /// The colour at a place, as CSS Images 3, section 3.4.2, and CSS Color 4, section 12.3, say.
  private func color(at location: Double, of stops: [Paint.Stop] = Self.stops) -> SIMD4<Double> {
    func premultiplied(_ stop: Paint.Stop) -> SIMD4<Double> {
      var components = stop.color.components * stop.color.alpha
      components.w = stop.color.alpha
      return components
    }
    let before = stops.last { $0.location <= location }
    let after = stops.first { $0.location > location }
    guard let before else { return premultiplied(stops[0]) }
    guard let after else { return premultiplied(before) }
    let part = (location - before.location) / (after.location - before.location)
    return premultiplied(before) * (1 - part) + premultiplied(after) * part
  }

  private func expect(_ paint: Paint, scale: Double, location: (Double, Double) -> Double) throws {
    let operation = DisplayList.Operation.fill(Path(Rect(width: 20, height: 20)), paint)
    let raster = Raster(try DisplayList(side: 20, scale: scale, [operation]))
    for (index, pixel) in raster.colors.enumerated() {
      let x = (Double(index % raster.width) + 0.5) / scale
      let y = (Double(index / raster.width) + 0.5) / scale
      let place = location(x, y)
      // Where two stops meet a pixel may have either colour.
      guard abs(place - 0.4) > 1e-5 else { continue }
      let difference = SIMD4<Double>(pixel) - color(at: place) * 255
      #expect(max(difference.max(), -difference.min()) <= 0.51)
    }
  }

  @Test
  func linear() async throws {
    try await forEach(
      [((0.0, 0.0), (20.0, 0.0)), ((0, 3), (0, 17)), ((2, 18), (15, 1)), ((9, 9), (11, 10))], [1.0, 2.5]
    ) { (points: ((Double, Double), (Double, Double)), scale: Double) throws in
      let ((startX, startY), (endX, endY)) = points
      let (dx, dy) = (endX - startX, endY - startY)
      try expect(
        .linearGradient(start: Point(x: startX, y: startY), end: Point(x: endX, y: endY), Self.stops),
        scale: scale
      ) { x, y in
        ((x - startX) * dx + (y - startY) * dy) / (dx * dx + dy * dy)
      }
    }
  }

  /// Large enough that rows are found from one another.
  @Test
  func slantedGradientsOfLargeDrawings() async throws {
    try await forEach(
      [
        ((0.0, 0.0), (300.0, 300.0)), ((310, -20), (11, 290)), ((40, 290), (260, 10)),
        ((-50, 130), (330, 160)),
        ((140, 20), (160, 280)), ((-3_000, -500), (2_000, 900)),
      ], checksAll ? [1, 0.9] : [0.9]
    ) { (points: ((Double, Double), (Double, Double)), alpha: Double) async throws in
      let (start, end) = points
      let line = SIMD2(end.0 - start.0, end.1 - start.1)
      // So close to one another that neighbouring pixels differ by little.
      let stops = [
        Paint.Stop(color: PaintColor(red: 0.9, green: 0.95, blue: 1), location: 0.1),
        Paint.Stop(color: PaintColor(red: 0.8, green: 0.9, blue: 0.95, alpha: alpha), location: 0.6),
        Paint.Stop(color: PaintColor(red: 0.95, green: 0.85, blue: 0.9), location: 0.9),
      ]
      let paint = Paint.linearGradient(
        start: Point(x: start.0, y: start.1), end: Point(x: end.0, y: end.1), stops)
      let list = try DisplayList(
        width: 300, height: 260, operations: [.fill(Path(Rect(x: 7, width: 290, height: 260)), paint)])
      let raster = Raster(list)
      #expect(await Raster(list, bandCount: 7) == raster)
      var worst = 0.0
      raster.withBytes { bytes in
        for y in stride(from: 0, to: 260, by: checksAll ? 3 : 23) {
          for x in 7..<297 {
            let place = SIMD2(Double(x) + 0.5 - start.0, Double(y) + 0.5 - start.1)
            let expected = color(at: (place * line).sum() / (line * line).sum(), of: stops) * 255
            for component in 0..<4 {
              let actual = Double(bytes[(y * 300 + x) * 4 + component])
              worst = max(worst, abs(actual - expected[component]))
            }
          }
        }
      }
      #expect(worst <= 0.51)
    }
  }

  @Test func aRowLooksTheSameHoweverItIsSplit() throws {
    let paint = Paint.linearGradient(start: Point(x: 3, y: 1), end: Point(x: 88, y: 61), Self.stops)
    let whole = Raster(
      try DisplayList(width: 90, height: 60, operations: [.fill(Path(Rect(width: 90, height: 60)), paint)]))
    for cut in 1..<20 {
      let parts = [Rect(width: Double(cut), height: 60), Rect(x: Double(cut), width: 90, height: 60)]
      let split = Raster(
        try DisplayList(width: 90, height: 60, operations: parts.map { .fill(Path($0), paint) }))
      #expect(split == whole)
    }
  }

  @Test(arguments: [1e-300, 1e-7, 1e-3, 1e7, 1e300])
  func absurdLinesAreDrawn(length: Double) throws {
    for angle in [(1.0, 0.0), (1, 1), (-1, 0.3)] {
      let paint = Paint.linearGradient(
        start: Point(x: 5, y: 5), end: Point(x: 5 + length * angle.0, y: 5 + length * angle.1), Self.stops)
      let raster = Raster(try DisplayList(side: 20, [.fill(Path(Rect(width: 20, height: 20)), paint)]))
      #expect(raster.colors.allSatisfy { max($0.x, $0.y, $0.z) <= $0.w })
    }
  }

  @Test(arguments: [((10.0, 10.0), (10.0, 10.0)), ((0, 0), (25, 9)), ((14, 30), (4, 40))], [1.0, 3])
  func radial(geometry: ((Double, Double), (Double, Double)), scale: Double) throws {
    let ((centerX, centerY), (width, height)) = geometry
    try expect(
      .radialGradient(
        center: Point(x: centerX, y: centerY), radius: .init(width: width, height: height), Self.stops),
      scale: scale
    ) { x, y in
      let (dx, dy) = ((x - centerX) / width, (y - centerY) / height)
      return (dx * dx + dy * dy).squareRoot()
    }
  }

  @Test func withoutAnExtentAllIsTheEnd() throws {
    let end = PaintColor(red: 0, green: 1, blue: 0)
    let stops = [Paint.Stop(color: .black, location: 0), Paint.Stop(color: end, location: 1)]
    let paints: [Paint] = [
      .linearGradient(start: Point(x: 3, y: 3), end: Point(x: 3, y: 3), stops),
      .radialGradient(center: Point(x: 3, y: 3), radius: .zero, stops),
    ]
    for paint in paints {
      let list = try DisplayList(side: 4, [.fill(Path(Rect(width: 4, height: 4)), paint)])
      #expect(Raster(list).colors == [SIMD4<UInt8>](repeating: SIMD4(0, 255, 0, 255), count: 16))
    }
    let none = try DisplayList(
      side: 4,
      [
        .fill(
          Path(Rect(width: 4, height: 4)),
          .linearGradient(start: Point(x: 0, y: 0), end: Point(x: 4, y: 0), []))
      ])
    #expect(Raster(none).opacities.allSatisfy { $0 == 0 })
  }
}
