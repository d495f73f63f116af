/// A straight piece of an outline, in pixels, that runs down.
struct Edge {
  /// Its upper end.
  let start: SIMD2<Double>
  /// Its lower end.
  let end: SIMD2<Double>
  /// 1 if the outline ran down here, -1 if it ran up.
  let direction: Double
}

extension Edge {
  /// Creates an edge of a line; nil if it is level, and so has nothing beside it.
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

  /// Where the edge is at a height within it.
  func x(at y: Double) -> Double {
    if isUpright || y <= start.y { return start.x }
    // From one end to the other, not along a slope: that of an almost level edge is no number.
    return y >= end.y ? end.x : start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
  }

  /// The part of the edge that lies within two heights; nil if none of it does.
  func clipped(from top: Double, to bottom: Double) -> Edge? {
    if start.y >= top, end.y <= bottom { return self }
    let upper = max(start.y, top)
    let lower = min(end.y, bottom)
    guard upper < lower else { return nil }
    return Edge(
      start: SIMD2(x(at: upper), upper), end: SIMD2(x(at: lower), lower), direction: direction)
  }

  /// Appends the pieces of the edge that count in a drawing of a width.
  ///
  /// To the right of the drawing an edge covers nothing of it, to the left as much as along its left side.
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

  /// The height at which the edge crosses an upright line; nil if it doesn't.
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
