/// The outline of a shape in a drawing: straight edges in pixels, from top to bottom.
struct Outline {
  private(set) var edges: [Edge]
  /// The rows that the shape reaches.
  let rows: Range<Int>

  /// Creates the outline of closed contours, limited to the edges that affect a drawing.
  ///
  /// - Parameters:
  ///   - contours: The corners of each, in pixels. The last corner is joined to the first.
  ///   - width: The width of the drawing in pixels.
  ///   - height: The height of the drawing in pixels.
  init(_ contours: [[SIMD2<Double>]], width: Int, height: Int) {
    var edges: [Edge] = []
    edges.reserveCapacity(contours.reduce(0) { $0 + $1.count })
    var bottom = 0.0
    for contour in contours {
      guard var point = contour.last else { continue }
      for next in contour {
        if let edge = Edge(from: point, to: next)?.clipped(from: 0, to: Double(height)) {
          edge.append(to: &edges, within: Double(width))
          bottom = max(bottom, edge.end.y)
        }
        point = next
      }
    }
    edges.sort { $0.start.y < $1.start.y }
    rows = edges.isEmpty ? 0..<0 : Int(edges[0].start.y)..<Int(bottom.rounded(.up))
    self.edges = edges
  }
}

extension Outline {
  /// Marks each row that differs from the one above it.
  func markChanges(in changes: inout [Bool]) {
    func mark(_ row: Int) { if changes.indices.contains(row) { changes[row] = true } }
    for edge in edges {
      let top = Int(edge.start.y)
      let bottom = Int(edge.end.y)
      if edge.isUpright {
        // The row in which it starts or ends, and the row after that, in which it is completely present or absent.
        for y in [edge.start.y, edge.end.y] {
          mark(Int(y))
          mark(Int(y.rounded(.up)))
        }
      } else {
        for row in top...bottom + 1 { mark(row) }
      }
    }
  }
}
