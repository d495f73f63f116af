/// The change of a shape's coverage from pixel to pixel of a row, and the pixels in which it changes.
struct AreaChanges {
  /// The changes; an edge along the right side of the last pixel changes the value after it.
  private var values: [Double]
  /// A bit for each pixel that was changed.
  private var touched: [UInt64]
  private let width: Int

  /// Creates storage for the pixels of a row, without changes.
  init(width: Int) {
    self.width = width
    values = [Double](repeating: 0, count: width + 2)
    touched = [UInt64](repeating: 0, count: (width + 2) / 64 + 1)
  }
}

extension AreaChanges {
  /// Adds the changes of coverage from an edge within one row.
  mutating func add(_ edge: Edge) {
    let height = (edge.end.y - edge.start.y) * edge.direction
    let left = min(edge.start.x, edge.end.x)
    let right = max(edge.start.x, edge.end.x)
    let first = Int(left)
    let last = max(first, Int(right.rounded(.up)) - 1)
    values.withUnsafeMutableBufferPointer { values in
      if first == last {
        let middle = (left + right) / 2 - Double(first)
        values[first] += height * (1 - middle)
        values[first + 1] += height * middle
      } else {
        // The area to the right of the edge in each pixel that it crosses; the part of the edge before a pixel's right
        // side grows linearly, and the area beside it with its square.
        let heightPerPixel = height / (right - left)
        var areaBefore = 0.0
        for x in first...last {
          let entry = max(left, Double(x)) - Double(x)
          let exit = min(right, Double(x + 1)) - Double(x)
          let before = (max(left, Double(x)) - left) * heightPerPixel
          let within = (exit - entry) * heightPerPixel
          // The pixel's area: all of the edge's height before the pixel, and the area to the right of the edge in it.
          let area = before + within * (1 - (entry + exit) / 2)
          values[x] += area - areaBefore
          areaBefore = area
        }
        values[last + 1] += height - areaBefore
      }
    }
    touched.withUnsafeMutableBufferPointer { touched in
      for x in first...last { touched[x >> 6] |= 1 << UInt64(x & 63) }
    }
  }

  /// Sums the changes to coverage, and clears them.
  mutating func sum(into coverage: inout CoverageRow) {
    touched.withUnsafeMutableBufferPointer { touched in
      values.withUnsafeMutableBufferPointer { values in
        Self.sum(values, UnsafeBufferPointer(touched), width: width, into: &coverage)
      }
      touched.update(repeating: 0)
    }
  }

  private static func sum(
    _ values: UnsafeMutableBufferPointer<Double>, _ touched: UnsafeBufferPointer<UInt64>, width: Int,
    into coverage: inout CoverageRow
  ) {
    var area = 0.0
    var end = 0
    func next(_ x: Int) -> UInt8 {
      area += values[x]
      values[x] = 0
      return UInt8(coverage: area)
    }
    while true {
      let start = min(touched.firstBit(from: end) ?? width, width)
      coverage.append(UInt8(coverage: area), from: end, to: start)
      guard start < width else { break }
      end = start + 1
      while end < width, touched.hasBit(end) { end += 1 }
      if end - start <= 4 {
        // Separately, so that the coverage by vertical edges is exactly even.
        for x in start..<end { coverage.append(next(x), from: x, to: x + 1) }
      } else {
        coverage.append(from: start, to: end, next)
      }
      // The change after the last pixel applies to the next one, even if that isn't touched.
      area += values[end]
      values[end] = 0
    }
    values[width] = 0
    values[width + 1] = 0
  }
}

extension UnsafeBufferPointer<UInt64> {
  fileprivate func hasBit(_ index: Int) -> Bool { self[index >> 6] >> UInt64(index & 63) & 1 == 1 }

  /// The index of the first set bit from an index on; nil if there is none.
  fileprivate func firstBit(from index: Int) -> Int? {
    var word = index >> 6
    var bits = self[word] & ~0 << UInt64(index & 63)
    while bits == 0 {
      word += 1
      guard word < count else { return nil }
      bits = self[word]
    }
    return word << 6 + bits.trailingZeroBitCount
  }
}

extension UInt8 {
  /// Creates a coverage from a signed area, rounded to the nearest 1/255.
  fileprivate init(coverage area: Double) {
    self = UInt8(truncatingIfNeeded: Int32(Swift.min(abs(area), 1) * 255 + 0.5))
  }
}
