import Restyle
import RestyleGraphics
import TestSupport
import Testing

@Suite("Display lists")
struct DisplayListTests {
  @Test("Lengths that are none are refused", arguments: [-1, -Double.infinity, .infinity, .nan])
  func lengths(length: Double) {
    for (width, height) in [(length, 1), (1, length)] {
      #expect {
        try DisplayList(width: width, height: height)
      } throws: { error in
        guard case .invalidLength(let refused)? = error as? DrawingError else { return false }
        return refused == length || refused.isNaN && length.isNaN
      }
    }
  }

  @Test("Scales that are none are refused", arguments: [0, -1, .infinity, .nan])
  func scales(scale: Double) {
    #expect(throws: DrawingError.self) { try DisplayList(width: 1, height: 1, scale: scale) }
  }

  @Test("Too many pixels are refused, along a side and in all")
  func pixels() throws {
    let side = Double(DisplayList.sideLimit)
    #expect(throws: DrawingError.tooManyPixels(width: side + 1, height: 1)) {
      try DisplayList(width: side + 1, height: 1)
    }
    #expect(throws: DrawingError.tooManyPixels(width: side, height: side)) {
      try DisplayList(width: side / 2, height: side / 2, scale: 2)
    }
    #expect(throws: DrawingError.self) {
      try DisplayList(width: .greatestFiniteMagnitude, height: 0, scale: 2)
    }
    let longest = try DisplayList(width: side, height: 1)
    #expect(longest.pixelWidth == DisplayList.sideLimit && longest.pixelHeight == 1)
    let largest = try DisplayList(width: side / 2, height: side / 2)
    #expect(largest.pixelWidth * largest.pixelHeight == DisplayList.areaLimit)
  }

  @Test("Sizes are whole pixels")
  func sizes() async throws {
    try await forEach([0, 0.1, 0.3, 7.49, 7.5, 100.2], [1, 1.5, 2, 3]) {
      (length: Double, scale: Double) throws in
      let list = try DisplayList(width: length, height: length, scale: scale)
      #expect(abs(list.size.width * scale - (length * scale).rounded()) < 1e-9)
      #expect(list.bounds == Rect(width: list.size.width, height: list.size.height))
    }
  }

  @Test("Errors say what was wrong")
  func descriptions() {
    #expect(DrawingError.invalidLength(-1).description.contains("-1.0"))
    #expect(DrawingError.invalidScale(0).description.contains("0.0"))
    #expect(
      DrawingError.tooManyPixels(width: 9e9, height: 1).description.contains("\(DisplayList.areaLimit)"))
  }

  @Test("Colours, stops and opacities are kept within 0...1", arguments: [-1, 0, 0.5, 1, 2, .nan])
  func unitIntervals(number: Double) {
    let color = PaintColor(red: number, green: number, blue: number, alpha: number)
    let clamped = number > 0 ? min(number, 1) : 0
    #expect(color.components == SIMD4(repeating: clamped))
    #expect(Paint.Stop(color: color, location: number).location == clamped)
    #expect(DisplayList.Group(opacity: number).opacity == clamped)
  }
}
