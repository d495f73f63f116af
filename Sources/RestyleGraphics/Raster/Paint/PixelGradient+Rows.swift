extension PixelGradient {
  /// The colour of a whole row, nil if it isn't the same all over it.
  func pixel(row: Int) -> Pixel? {
    guard case .linear(let start, let end) = geometry, start.x == end.x else { return nil }
    return Pixel(bits: bits(at: Float((Double(row) + 0.5 - start.y) / (end.y - start.y))))
  }

  /// Marks each row that differs from the one above it.
  func markChanges(in changes: inout [Bool], rows: Range<Int>) {
    guard case .linear(let start, let end) = geometry else { return mark(rows, in: &changes) }
    // Those of a gradient from one side to the other are all the same.
    guard start.y != end.y else { return }
    guard start.x == end.x else { return mark(rows, in: &changes) }
    var above = pixel(row: rows.lowerBound - 1)?.bits
    for first in stride(from: rows.lowerBound, to: rows.upperBound, by: 8) {
      let places = SIMD8<Double>(0, 1, 2, 3, 4, 5, 6, 7) + (Double(first) + 0.5 - start.y)
      let bits = rowBits(at: Locations(places / (end.y - start.y)))
      for row in first..<min(first + 8, rows.upperBound) {
        if bits[row - first] != above { changes[row] = true }
        above = bits[row - first]
      }
    }
  }

  private func mark(_ rows: Range<Int>, in changes: inout [Bool]) {
    for row in rows { changes[row] = true }
  }

  /// The colours at eight places, each as if it were asked for alone.
  private func rowBits(at places: Locations) -> SIMD8<UInt32> {
    let range = (min(places[0], places[7]), max(places[0], places[7]))
    if !locations.contains(where: { $0 > range.0 && $0 <= range.1 }) {
      var stop = 0
      return bits(at: places, within: range, after: &stop)
    }
    var result = SIMD8<UInt32>()
    for index in 0..<8 { result[index] = bits(at: places[index]) }
    return result
  }

  private func bits(at place: Float) -> UInt32 {
    var stop = 0
    return bits(at: Locations(repeating: place), within: (place, place), after: &stop)[0]
  }
}
