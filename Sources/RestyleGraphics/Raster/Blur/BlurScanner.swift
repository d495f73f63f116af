/// Finds the coverage of a blurred rectangle row by row.
///
/// The coverage of a pixel is its part to the right of the left side, minus its part to the right of the right side.
/// The omitted parts are below half of 1/255, so the error of a coverage is little more than that.
struct BlurScanner {
  private let left: BlurSide
  private let right: BlurSide
  private let rows: Range<Int>
  private var sums: [Float] = []
  private var steps: [Float] = []

  init(_ rectangle: BlurredRectangle, width: Int, height: Int) {
    let radii = rectangle.radii
    left = BlurSide(
      rectangle, x: rectangle.left, inward: 1, radii: (radii[0], radii[3]), width: width)
    right = BlurSide(
      rectangle, x: rectangle.right, inward: -1, radii: (radii[1], radii[2]), width: width)
    rows = rectangle.rows(height: height)
  }
}

extension BlurScanner {
  mutating func scan(_ row: Int, into coverage: inout CoverageRow) {
    coverage.removeAll()
    guard rows.contains(row) else { return }
    let y = Double(row) + 0.5
    let first = left.pixels
    let second = right.pixels
    if first.upperBound < second.lowerBound {
      let middle = sum(row: y, pixels: first, isRight: false, into: &coverage, from: 0)
      coverage.append(UInt8(part: middle), from: first.upperBound, to: second.lowerBound)
      _ = sum(row: y, pixels: second, isRight: true, into: &coverage, from: middle)
    } else {
      let pixels = first.lowerBound..<max(first.upperBound, second.upperBound)
      _ = sum(row: y, pixels: pixels, isRight: nil, into: &coverage, from: 0)
    }
  }

  /// Sums the contributions of one or both sides to a range of pixels.
  ///
  /// - Returns: The coverage of the pixels after them.
  private mutating func sum(
    row y: Double, pixels: Range<Int>, isRight: Bool?, into coverage: inout CoverageRow, from start: Float
  ) -> Float {
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(0, count: pixels.count))
    steps.removeAll(keepingCapacity: true)
    steps.append(contentsOf: repeatElement(0, count: pixels.count + 1))
    return sums.withUnsafeMutableBufferPointer { sums in
      steps.withUnsafeMutableBufferPointer { steps in
        if isRight != true { left.add(row: y, sign: 1, to: sums, steps: steps, origin: pixels.lowerBound) }
        if isRight != false { right.add(row: y, sign: -1, to: sums, steps: steps, origin: pixels.lowerBound) }
        var base = start
        coverage.append(from: pixels.lowerBound, to: pixels.upperBound) { x in
          let index = x - pixels.lowerBound
          base += steps[index]
          return UInt8(part: base + sums[index])
        }
        return base + steps[pixels.count]
      }
    }
  }
}

extension UInt8 {
  /// Creates a byte from a fraction in 0...1, rounded to the nearest 1/255.
  fileprivate init(part: Float) {
    self = UInt8(truncatingIfNeeded: Int32(Swift.min(Swift.max(part, 0), 1) * 255 + 0.5))
  }
}
