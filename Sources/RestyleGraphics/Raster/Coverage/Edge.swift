/// A straight piece of an outline that runs down, in pixels.
struct Edge {
  /// Its upper end.
  let start: SIMD2<Double>
  /// Its lower end.
  let end: SIMD2<Double>
  /// 1 if the outline ran down here, -1 if it ran up.
  let direction: Double
}

extension Edge {
  /// Creates the edge of a line; nil for a horizontal line, which has no area beside it.
  init?(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    if start.y < end.y {
      self.init(start: start, end: end, direction: 1)
    } else if end.y < start.y {
      self.init(start: end, end: start, direction: -1)
    } else {
      return nil
    }
  }

  var isUpright: Bool { start.x == end.x }

  /// The edge's x coordinate at a height within it.
  func x(at y: Double) -> Double {
    if isUpright || y <= start.y { return start.x }
    // Interpolated between the ends, since the slope of an almost horizontal edge isn't finite.
    return y >= end.y ? end.x : start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
  }

  /// The part of the edge between two heights; nil if there is none.
  func clipped(from top: Double, to bottom: Double) -> Edge? {
    if start.y >= top, end.y <= bottom { return self }
    let upper = max(start.y, top)
    let lower = min(end.y, bottom)
    guard upper < lower else { return nil }
    return Edge(
      start: SIMD2(x(at: upper), upper), end: SIMD2(x(at: lower), lower), direction: direction)
  }

  /// Appends the pieces of the edge that affect a drawing with a given width.
  ///
  /// An edge to the right of the drawing covers nothing of it; one to the left covers as much as one along the left
  /// side.
  func append(to edges: inout [Edge], within width: Double) {
    let left = min(start.x, end.x)
    let right = max(start.x, end.x)
    if left >= 0, right <= width { return edges.append(self) }
    if left >= width { return }
    if right <= 0 { return edges.append(clamped(to: 0...0)) }
    let heights = ([start.y, end.y] + [0, width].compactMap(height(atX:))).sorted()
    for (upper, lower) in zip(heights, heights.dropFirst()) {
      guard let piece = clipped(from: upper, to: lower) else { continue }
      let middle = (piece.start.x + piece.end.x) / 2
      if middle < width { edges.append(piece.clamped(to: 0...(middle <= 0 ? 0 : width))) }
    }
  }

  /// The height at which the edge crosses a vertical line; nil if it doesn't.
  private func height(atX x: Double) -> Double? {
    guard min(start.x, end.x) < x, x < max(start.x, end.x) else { return nil }
    return start.y + (x - start.x) / (end.x - start.x) * (end.y - start.y)
  }

  private func clamped(to range: ClosedRange<Double>) -> Edge {
    func clamp(_ point: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(min(max(point.x, range.lowerBound), range.upperBound), point.y)
    }
    return Edge(start: clamp(start), end: clamp(end), direction: direction)
  }
}
