import RestyleGraphics
import RestyleTesting
import TestSupport
import Testing

@Suite struct CoverageTests {
  /// Polygons whose corners lie anywhere, most of them crossing themselves or the drawing's edges.
  static let polygons: [[(Double, Double)]] = (3..<60).map { seed in
    var numbers = SeededGenerator(seed: UInt64(seed))
    return (0..<seed % 7 + 3).map { _ in
      (Double.random(in: -8...40, using: &numbers), Double.random(in: -8...40, using: &numbers))
    }
  }

  static let triangles: [[(Double, Double)]] = (0..<60).map { seed in
    var numbers = SeededGenerator(seed: UInt64(seed) + 100)
    return (0..<3).map { _ in
      (Double.random(in: 0...32, using: &numbers), Double.random(in: 0...32, using: &numbers))
    }
  }

  private func raster(_ paths: [Path]) throws -> Raster {
    Raster(try DisplayList(side: 32, paths.map { .fill($0, .black) }))
  }

  @Test
  func areaIsExact() async throws {
    try await forEach(Self.triangles) { (corners: [(Double, Double)]) throws in
      let opacities = try raster([Path(corners)]).opacities
      let (a, b, c) = (corners[0], corners[1], corners[2])
      let area = abs((b.0 - a.0) * (c.1 - a.1) - (c.0 - a.0) * (b.1 - a.1)) / 2
      let roundedCount = Double(opacities.count { $0 > 0 && $0 < 255 })
      // Half a part for each pixel that was rounded, were they all rounded the same way.
      #expect(abs(Double(opacities.reduce(0, +)) / 255 - area) <= roundedCount * 0.5 / 255 + 1e-9)
    }
  }

  @Test
  func directionDoesNotMatter() async throws {
    try await forEach(Self.polygons) { (corners: [(Double, Double)]) throws in
      #expect(try raster([Path(corners)]) == raster([Path(corners.reversed())]))
    }
  }

  @Test
  func turningAroundTwiceCoversOnce() async throws {
    try await forEach(Self.polygons) { (corners: [(Double, Double)]) throws in
      let once = Path(corners)
      let opacities = try raster([once]).opacities
      let twice = try raster([Path(once.contours + once.contours)]).opacities
      // An area is cut to one pixel after it was summed.
      for (one, two) in zip(opacities, twice) { #expect(two >= one && two <= min(255, 2 * one + 1)) }
    }
  }

  @Test
  func partsSumUpToTheWhole() async throws {
    try await forEach(Self.triangles) { (corners: [(Double, Double)]) throws in
      let middle = ((corners[0].0 + corners[1].0) / 2, (corners[0].1 + corners[1].1) / 2)
      let whole = try raster([Path(corners)]).opacities
      let first = try raster([Path([corners[0], middle, corners[2]])]).opacities
      let second = try raster([Path([middle, corners[1], corners[2]])]).opacities
      for index in whole.indices { #expect(abs(first[index] + second[index] - whole[index]) <= 1) }
    }
  }

  @Test
  func theRestOfTheDrawingCoversTheRest() async throws {
    try await forEach(Self.polygons) { (corners: [(Double, Double)]) throws in
      // Around corners that turn one way, a rectangle the other way leaves all but them.
      guard corners.count == 3 else { return }
      let inside = try raster([Path(corners)]).opacities
      var paths: [[Int]] = []
      for corners in [corners, corners.reversed()] {
        let around = Path([(-50.0, -50.0), (90, -50), (90, 90), (-50, 90)])
        paths.append(try raster([Path(around.contours + Path(corners).contours)]).opacities)
      }
      for index in inside.indices {
        let least = min(paths[0][index], paths[1][index])
        #expect(abs(inside[index] + least - 255) <= 1)
      }
    }
  }

  @Test
  func movingByPixelsMovesPixels() async throws {
    try await forEach(Self.polygons.sampled(every: 4), [(3.0, 0.0), (0, 5), (-4, -7)]) {
      (corners: [(Double, Double)], offset: (Double, Double)) throws in
      let before = try raster([Path(corners)]).opacities
      let after = try raster([Path(corners.map { ($0.0 + offset.0, $0.1 + offset.1) })]).opacities
      for y in 0..<32 {
        for x in 0..<32 {
          let (movedX, movedY) = (x + Int(offset.0), y + Int(offset.1))
          guard (0..<32).contains(movedX), (0..<32).contains(movedY) else { continue }
          let difference = before[y * 32 + x] - after[movedY * 32 + movedX]
          // A sum that lies between two parts may be rounded the other way.
          #expect(abs(difference) <= 1)
        }
      }
    }
  }
}
