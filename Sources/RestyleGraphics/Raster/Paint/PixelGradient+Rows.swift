extension PixelGradient {
  /// The colour of a whole row; nil if it varies.
  func pixel(row: Int) -> Pixel? {
    guard case .linear(let start, let end) = geometry, start.x == end.x else { return nil }
    let place = Float((Double(row) + 0.5 - start.y) / (end.y - start.y))
    var stop = 0
    return Pixel(bits: bits(at: Locations(repeating: place), within: (place, place), after: &stop)[0])
  }

  /// Marks each row that may differ from the one above it.
  func markChanges(in changes: inout [Bool], rows: Range<Int>) {
    guard case .linear(let start, let end) = geometry, start.y == end.y || isUpright else {
      for row in rows { changes[row] = true }
      return
    }
    // Otherwise, all rows are the same.
    guard isUpright else { return }
    var above: UInt32?
    for first in stride(from: rows.lowerBound, to: rows.upperBound, by: 8) {
      let distances = SIMD8<Double>(Self.lanes) + (Double(first) + 0.5 - start.y)
      let places = Locations(distances / (end.y - start.y))
      let range = (min(places[0], places[7]), max(places[0], places[7]))
      var stop = 0
      let bits = bits(at: places, within: range, after: &stop)
      // Across a stop, colours may be rounded differently than in a single row.
      let isExact = !locations.contains { $0 > range.0 && $0 <= range.1 }
      for row in first..<min(first + 8, rows.upperBound) {
        if !isExact || bits[row - first] != above { changes[row] = true }
        above = isExact ? bits[row - first] : nil
      }
    }
  }
}
