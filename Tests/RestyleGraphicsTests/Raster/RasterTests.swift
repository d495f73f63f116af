import Restyle
import RestyleGraphics
import TestSupport
import Testing

@Suite struct RasterTests {
  static let gradient = Paint.linearGradient(
    start: Point(x: 0, y: 0), end: Point(x: 40, y: 30),
    [
      Paint.Stop(color: PaintColor(red: 1, green: 0, blue: 0), location: 0),
      Paint.Stop(color: PaintColor(red: 0, green: 0, blue: 1, alpha: 0.5), location: 1),
    ])

  /// Drawings of all kinds of operations, 40 points wide and high.
  static let drawings: [[DisplayList.Operation]] = {
    let rect = Path(Rect(x: 2.5, y: 3, width: 30.25, height: 29))
    let round = RoundedRect(
      Rect(x: 4, y: 4, width: 31, height: 28), radii: .init(9.5))
    let translucent = Paint.color(PaintColor(red: 0.2, green: 0.7, blue: 0.1, alpha: 0.4))
    let shadow = DisplayList.Shadow(
      round, deviation: 2, color: .black,
      clip: Path([
        .roundedRect(RoundedRect(Rect(width: 40, height: 40))), .roundedRect(round, isReversed: true),
      ]))
    let innerShadow = DisplayList.Shadow(
      round, deviation: 3, color: PaintColor(red: 1, green: 0, blue: 0, alpha: 0.6), isInverted: true,
      clip: Path(round))
    return [
      [],
      [.fill(rect, .black)],
      [.fill(Path(round), translucent)],
      [.fill(rect, gradient)],
      [.shadow(shadow), .fill(Path(round), .color(PaintColor(red: 1, green: 1, blue: 1)))],
      [.fill(rect, gradient), .shadow(innerShadow)],
      .group([.fill(rect, translucent), .fill(Path(round), gradient)], clip: Path(round), opacity: 0.7),
      [.fill(rect, translucent)]
        + .group([.fill(rect, .black)] + .group([.fill(Path(round), gradient)], opacity: 0.5))
        + [.fill(Path(Rect(x: 10, y: 10, width: 5, height: 5)), .black)],
    ]
  }()

  @Test
  func threadsMakeTheSamePixels() async throws {
    try await forEach(Self.drawings.indices, [1.0, 1.5]) { (index: Int, scale: Double) async throws in
      let list = try DisplayList(side: 40, scale: scale, Self.drawings[index])
      let raster = Raster(list)
      for bandCount in [0, 1, 3, 1_000] {
        #expect(await Raster(list, bandCount: bandCount) == raster)
      }
    }
  }

  @Test
  func whatIsHiddenLeavesNoTrace() async throws {
    try await forEach(Self.drawings.indices) { (index: Int) throws in
      // Opaque shapes over a part or all of it: the pixels inside are those of the shape, the others as without it.
      let operations = Self.drawings[index]
      let white = Paint.color(PaintColor(red: 1, green: 1, blue: 1))
      let below = Raster(try DisplayList(side: 40, operations)).colors
      for rect in [Rect(width: 40, height: 40), Rect(x: 5, y: 7, width: 20, height: 9)] {
        let cover = DisplayList.Operation.fill(Path(rect), white)
        for covers in [[cover], .group([cover]), .group([cover], clip: Path(rect))] {
          let covered = Raster(try DisplayList(side: 40, operations + covers)).colors
          for y in 0..<40 {
            for x in 0..<40 {
              let isInside =
                Double(x) >= rect.left && Double(x) < rect.right && Double(y) >= rect.top
                && Double(y) < rect.bottom
              let expected = isInside ? SIMD4(repeating: 255) : below[y * 40 + x]
              #expect(covered[y * 40 + x] == expected)
            }
          }
        }
      }
    }
  }

  @Test
  func aGroupOfAllIsWhatIsInIt() async throws {
    try await forEach(Self.drawings.indices) { (index: Int) throws in
      let operations = Self.drawings[index]
      let plain = Raster(try DisplayList(side: 40, operations))
      let all = Path(Rect(width: 40, height: 40))
      let groups: [[DisplayList.Operation]] = [
        .group(operations), .group(operations, clip: all), .group(.group(operations)),
      ]
      for group in groups {
        #expect(Raster(try DisplayList(side: 40, group)).colors == plain.colors)
      }
      let clear = Raster(try DisplayList(side: 40, .group(operations, opacity: 0)))
      #expect(clear.opacities.allSatisfy { $0 == 0 })
    }
  }

  @Test
  func noColorExceedsItsOpacity() async throws {
    try await forEach(Self.drawings.indices) { (index: Int) throws in
      for color in Raster(try DisplayList(side: 40, Self.drawings[index])).colors {
        #expect(max(color.x, color.y, color.z) <= color.w)
      }
    }
  }

  @Test func rectanglesOfWholePixelsAreSharp() throws {
    let shape = Path(Rect(x: 1, y: 2, width: 4, height: 3))
    let opacities = Raster(try DisplayList(side: 8, [.fill(shape, .black)])).opacities
    for y in 0..<8 {
      for x in 0..<8 {
        #expect(opacities[y * 8 + x] == ((1..<5).contains(x) && (2..<5).contains(y) ? 255 : 0))
      }
    }
  }

  @Test(arguments: [(0.0, 0.0), (0, 5), (5, 0)])
  func aDrawingMayBeEmpty(width: Double, height: Double) throws {
    let list = try DisplayList(
      width: width, height: height, operations: [.fill(Path(Rect(width: 5, height: 5)), .black)])
    #expect(Raster(list).colors.isEmpty)
  }

  @Test func imagesAreReported() throws {
    let list = try DisplayList(side: 4, [.image(.init(url: "a.png"), Rect(width: 4, height: 4))])
    #expect(Raster(list).problems.count == 1)
    #expect(PNGImage(list).problems.count == 1)
  }
}
