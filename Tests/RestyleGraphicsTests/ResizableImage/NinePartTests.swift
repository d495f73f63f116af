import Restyle
import RestyleGraphics
import RestyleRendering
import TestSupport
import Testing

@Suite("Nine parts of pixels")
struct NinePartTests {
  /// How far a component may be off: what is rounded twice.
  private static let tolerance = 1

  @Test("Stretched pixels are those of the style drawn in that size")
  func stretching() async throws {
    try await forEach(SampleStyles.traits) { (traits: TraitCollection) throws in
      // Large ones take long, and differ in nothing else.
      let segments = SampleStyles.segments.filter { $0.border.cornerRadius < 30 }
      for segment in segments.sampled(every: 16) {
        let image = try ResizableImage(segment, for: traits)
        let smallest = image.drawing.size
        let size = Size(width: smallest.width + 9, height: smallest.height + 6)
        let drawn = Raster(try DisplayList(segment, in: size, for: traits, showsOverflow: false))
        let stretched = Raster(image.drawing).pixels(
          keeping: image.capInsets.pixels(traits.displayScale), width: drawn.width, height: drawn.height)
        let difference = zip(stretched, drawn.components).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(difference <= Self.tolerance, "\(segment)")
      }
    }
  }
}

extension PhysicalSides {
  /// The sides in pixels.
  fileprivate func pixels(_ scale: Double) -> (top: Int, right: Int, bottom: Int, left: Int) {
    func pixels(_ length: Double) -> Int { Int((length * scale).rounded()) }
    return (pixels(top), pixels(right), pixels(bottom), pixels(left))
  }
}

extension Raster {
  fileprivate var components: [UInt8] { withBytes { Array($0) } }

  /// The pixels of the image, those between the edges repeated, as programs do that know nothing of drawings.
  fileprivate func pixels(
    keeping sides: (top: Int, right: Int, bottom: Int, left: Int), width: Int, height: Int
  ) -> [UInt8] {
    func source(_ place: Int, _ length: Int, _ start: Int, _ end: Int, of target: Int) -> Int {
      place < start ? place : place >= target - end ? place - target + length : start
    }
    let components = components
    var result: [UInt8] = []
    result.reserveCapacity(width * height * 4)
    for y in 0..<height {
      let row = source(y, self.height, sides.top, sides.bottom, of: height)
      for x in 0..<width {
        let column = source(x, self.width, sides.left, sides.right, of: width)
        let start = (row * self.width + column) * 4
        result += components[start..<start + 4]
      }
    }
    return result
  }
}
